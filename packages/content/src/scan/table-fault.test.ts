import { expect, it } from 'vitest'
import { tableFault } from './table-fault'

const columns = [{ key: 'a', label: 'A' }]

it.each([
  'text',
  1,
  true,
  null,
  undefined,
  { text: 'A', href: '/a/' },
  { date: '2026-01-31' },
  { code: '1.1' },
  { lines: ['a', { code: 'b' }] },
  ['a', { code: 'b' }],
])('takes the cell %j', (a) => {
  expect(tableFault({ columns, rows: [{}, { a }] })).toBeUndefined()
})

it.each([
  [{ code: 1.1 }, '{ code: 1.1 }'],
  [{ text: 'A' }, "{ text: 'A' }"],
  [{ text: 1, href: '/a/' }, "{ text: 1, href: '/a/' }"],
  [{ date: new Date(0) }, '{ date: 1970-01-01T00:00:00.000Z }'],
  [{ lines: 'a' }, "{ lines: 'a' }"],
  [['a', { x: 1 }], "[ 'a', { x: 1 } ]"],
  [10n, '10n'],
])('names the cell %o', (a, shown) => {
  expect(tableFault({ columns, rows: [{}, { a }] })).toBe(`invalid cell "a" of row 2: ${shown}.`)
})

it('names columns without a heading, and what is no table', () => {
  expect(tableFault({ columns: [{ key: 'a' }], rows: [] })).toBe(
    `"key" and "label" of a column must be texts, received { key: 'a' }.`,
  )
  for (const table of [null, [], Promise.resolve(), { columns }, { columns: ['a'], rows: [] }]) {
    expect(tableFault(table)).toBe('it must return { columns, rows }.')
  }
})
