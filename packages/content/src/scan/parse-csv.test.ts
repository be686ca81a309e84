import fc, { runs } from '@landing/tooling/fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv'

/** What Papa Parse makes of a text, with the rules of the data folder: trimmed cells, no empty lines. */
function expectedValue(text: string) {
  const { data } = papaparse.parse<string[]>(text, { delimiter: ',', newline: '\n' })
  const records = data
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.length > 1 || cells[0] !== '')
  const [header = [], ...rows] = records
  if (rows.some((cells) => cells.length !== header.length)) return undefined
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
}

describe('the same as Papa Parse', () => {
  it.each([
    '',
    'a,b\n1,2\n',
    'a,b\n1,2',
    'a,b\n\n1,2\n\n',
    'a\n"x ""y"" z"\n',
    'a,b\n"1\n2",3\n4,5\n',
    'a,b\n"1,2",\n,\n',
    'name , value\n  x ,  " y "\n',
    'a,b\n"","" \n',
    'a,b\n1,2,3\n',
    'a,b\n1\n',
    'ä,💚\n"ö,","\n"\n',
  ])('%j', (text) => {
    expect(parseCsv(text).value).toEqual(expectedValue(text))
  })

  it('for any table', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ö', '💚', ' ', ',', '"', '\n', ';') })
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })))
    fc.assert(
      fc.property(table, fc.boolean(), (rows, quotes) => {
        const text = papaparse.unparse(rows, { newline: '\n', quotes })
        expect(parseCsv(text).value).toEqual(expectedValue(text))
      }),
      { numRuns: runs(2000) },
    )
  })
})

it.each([
  ['a,b\n1,2\n3\n', 3, 'The row has 1 cells, the header has 2 (a, b).'],
  ['a,b\n"1\n2",3\n\n4,5,6\n', 5, 'The row has 3 cells, the header has 2 (a, b).'],
  ['a\n1\n"2\n3', 3, 'A quote is opened and never closed.'],
  ['a\n"1""', 2, 'A quote is opened and never closed.'],
])('names the line of a fault: %j', (text, line, message) => {
  expect(parseCsv(text)).toEqual({ fault: { message, line, column: 1 } })
})
