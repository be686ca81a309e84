import { describe, expect, it } from 'vitest'
import { findIndex } from './find-index'

const indexes = [
  { href: 'all-v1', version: 'v1' },
  { href: 'all-v2', version: 'v2' },
  { href: 'docs-v2', context: 'docs', version: 'v2' },
  { href: 'blog', context: 'blog' },
]
const translated = [
  { href: 'all-en', locale: 'en' },
  { href: 'all-ar', locale: 'ar' },
  { href: 'docs-en', locale: 'en', context: 'docs' },
]

describe('findIndex', () => {
  it.each([
    [{}, 'all-v1'],
    [{ version: 'v2' }, 'all-v2'],
    [{ context: 'docs' }, 'docs-v2'],
    [{ context: 'docs', version: 'v2' }, 'docs-v2'],
    // An index without a version serves all of them.
    [{ context: 'blog', version: 'v1' }, 'blog'],
  ])('%o is served by %s', (scope, href) => {
    expect(findIndex(indexes, scope).href).toBe(href)
  })

  it('serves the locale that is asked for', () => {
    expect(findIndex(translated, { locale: 'ar' }).href).toBe('all-ar')
    expect(findIndex(translated, {}).href).toBe('all-en')
    expect(findIndex(indexes, { locale: 'ar', version: 'v2' }).href).toBe('all-v2')
    expect(() => findIndex(translated, { context: 'docs', locale: 'ar' })).toThrow(
      expect.objectContaining({
        message: 'There is no search index for context "docs", locale "ar".',
        help: 'There is one for: everything, locale "en"; everything, locale "ar"; context "docs", locale "en".',
      }),
    )
  })

  it('takes the latest version for a scope without one, where it is known', () => {
    expect(findIndex(indexes, {}, ['v2', '9.0']).href).toBe('all-v2')
    expect(findIndex(indexes, { version: 'v1' }, ['v2']).href).toBe('all-v1')
    expect(findIndex(indexes, { context: 'blog' }, ['v2']).href).toBe('blog')
    expect(findIndex(indexes, {}, ['9.0']).href).toBe('all-v1')
  })

  it('says which ones there are', () => {
    expect(() => findIndex(indexes, { context: 'docs', version: 'v1' })).toThrow(
      'There is no search index for context "docs", version "v1".',
    )
    expect(() => findIndex([], {})).toThrow('There is no search index for the whole site.')
  })
})
