import { expect, it } from 'vitest'
import { isPageFile } from './page-data'

const page = { kind: 'search', path: '/search/', head: { title: 'Search' } }

it.each([
  [{ build: 'b', page }, true],
  [{ build: 'b', page: { ...page, more: 1 } }, true],
  [{ page }, false],
  [{ build: 1, page }, false],
  [{ build: 'b' }, false],
  [{ build: 'b', page: null }, false],
  [{ build: 'b', page: { ...page, path: 1 } }, false],
  [{ build: 'b', page: { ...page, kind: undefined } }, false],
  [{ build: 'b', page: { ...page, head: undefined } }, false],
  [null, false],
  [[], false],
  ['{}', false],
  [false, false],
])('isPageFile(%j) is %s', (value, is) => {
  expect(isPageFile(value)).toBe(is)
})
