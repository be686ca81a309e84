import { expect, it } from 'vitest'
import { isContextOf, isInContext } from './site-data'

const context = { paths: ['/docs', '/caf%C3%A9/'] }
const site = (base: string, home = base) => ({ base, locale: { base: home } })

it.each([
  ['/docs', true],
  ['/docs/', true],
  ['/docs/a', true],
  ['/café/x', true],
  ['/docs-old/a', false],
  ['/', false],
])('finds out whether %s is in a context: %s', (path, expected) => {
  expect(isInContext(path, context, site('/'))).toBe(expected)
  expect(isInContext(path, context, site('/site/'))).toBe(expected)
})

it('ignores the locale of a path', () => {
  expect(isInContext('/ar/docs/a/', context, site('/site/', '/site/ar/'))).toBe(true)
  expect(isInContext('/ar/docs/a/', context, site('/site/'))).toBe(false)
})

it('knows the versions of a context; without one, the latest is meant', () => {
  const version = (name: string, isLast: boolean) => ({
    ...{ name, isLast, label: name, path: '/', mainDocId: '', docs: [], draftIds: [] },
    sidebars: {},
  })
  const docs = [{ id: 'docs', versions: [version('2.0', true), version('1.0', false)] }]
  expect(isContextOf({}, '1.0', docs)).toBe(true)
  expect(isContextOf({ versions: ['1.0'] }, '1.0', docs)).toBe(true)
  expect(isContextOf({ versions: ['1.0'] }, undefined, docs)).toBe(false)
  expect(isContextOf({ versions: ['2.0'] }, undefined, docs)).toBe(true)
})
