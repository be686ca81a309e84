import { describe, expect, it } from 'vitest'
import { findIndex } from './find-index'

const indexes = [
  { href: 'all-v1', version: 'v1' },
  { href: 'all-v2', version: 'v2' },
  { href: 'docs-v2', context: 'docs', version: 'v2' },
  { href: 'blog', context: 'blog' },
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

  it('says which ones there are', () => {
    expect(() => findIndex(indexes, { context: 'docs', version: 'v1' })).toThrow(
      'There is no search index for context "docs", version "v1".',
    )
    expect(() => findIndex([], {})).toThrow('There is no search index for the whole site.')
  })
})
