import type { Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { lostCells, wrongTable } from './tables'

const parse = (text: string) => unified().use(remarkParse).use(remarkGfm).parse(text)

describe('a paragraph that was meant as a table', () => {
  it.each([
    ['| a | b |\n| --- |', 2, 1],
    ['|a|\n|:-:|-:|:-|', 1, 3],
    ['| a | b |  \n> \t|  :--  |  \n| c |', 2, 1],
    ['| a \\| b | c |\n|---|---|---|', 2, 3],
  ])('%j', (text, head, dashes) => {
    expect(wrongTable(text)).toEqual({
      message: `This is not a table: its header has ${head} columns, the line of dashes ${dashes}.`,
      help: 'Write as many "---" as there are columns, with "|" between them.',
    })
  })

  it('needs a line of dashes', () => {
    expect(wrongTable('| a | b |\n| 1 | 2 |')?.message).toBe(
      'This is not a table: there is no line of dashes below its header.',
    )
  })

  it.each([
    '| a | b |\n| --- | --- |',
    'a | b\n| --- |',
    'x | a | b |\n| --- |',
    '| a | b |\n| --- | c',
    '| a | b |\n| --- | c |',
    '| a | b |\n| --- |c',
    '| a | b |\n| : |',
    '| a | b |',
  ])('is not %j', (text) => expect(wrongTable(text)).toBeUndefined())
})

describe('cells beyond the last column', () => {
  const lostIn = (text: string) => lostCells(parse(text).children[0] as Table, text)

  it('are quoted where they begin', () => {
    expect(lostIn('| a |\n| - |\n| b | c | d |\n| e |\n| f | g |')).toEqual([
      {
        at: 16,
        message: 'The row has 3 cells for 1 column: "c | d" is left out.',
        help: 'Write "\\|" for a "|" inside a cell, or add columns to the header and to the line below it.',
      },
      {
        at: 36,
        message: 'The row has 2 cells for 1 column: "g" is left out.',
        help: 'Write "\\|" for a "|" inside a cell, or add columns to the header and to the line below it.',
      },
    ])
    expect(lostIn('| a | b |\n| - | - |\n| c | d | e |')).toMatchObject([
      { message: 'The row has 3 cells for 2 columns: "e" is left out.' },
    ])
  })

  it('may be empty', () => {
    expect(lostIn('| a |\n| - |\n| b | |')).toEqual([])
    expect(lostIn('| a |\n| - |\n| b | | c |')).toMatchObject([
      { message: expect.stringContaining('"c"') },
    ])
  })
})
