import type { Table } from 'mdast'
import { excerpt, type SyntaxIssue } from './issue'

const tableHead =
  /^(\|[^\n]*\|)[ \t]*\n[ \t>]*(\|[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|)[ \t]*(?:\n|$)/

const isRow = /^[ \t]*\|[^\n]*[^|\s:-][^\n]*\|[ \t]*$/

/** A paragraph that was meant as a table: its dashes are not for all columns. */
export function wrongTable(paragraph: string): Omit<SyntaxIssue, 'at'> | undefined {
  const columns = (row = '') => row.split(/(?<!\\)\|/).length - 2
  const lines = paragraph.trim().split('\n')
  if (lines.length > 1 && lines.every((line) => isRow.test(line)) && !paragraph.includes('---')) {
    const message = 'This is not a table: there is no line of dashes below its header.'
    return { message, help: 'Write "| --- | --- |" below the first line.' }
  }
  const [whole, head, dashes] = tableHead.exec(paragraph) ?? []
  if (whole === undefined || columns(head) === columns(dashes)) return undefined
  return {
    message: `This is not a table: its header has ${columns(head)} columns, the line of dashes ${columns(dashes)}.`,
    help: 'Write as many "---" as there are columns, with "|" between them.',
  }
}

/** Cells beyond the last column of a table, which are not shown; the first of each row. */
export function lostCells({ children: rows }: Table, text: string): SyntaxIssue[] {
  const columns = rows[0]?.children.length ?? 0
  return rows.flatMap(({ children: cells }): SyntaxIssue[] => {
    const lost = cells.slice(columns).filter(({ children }) => children.length > 0)
    const at = lost[0]?.position?.start.offset
    if (at === undefined) return []
    const source = text.slice(at, lost.at(-1)?.position?.end.offset).replace(/^\||\|$/g, '')
    return [
      {
        at,
        message: `The row has ${cells.length} cells for ${columns} column${columns === 1 ? '' : 's'}: "${excerpt(source)}" is left out.`,
        help: 'Write "\\|" for a "|" inside a cell, or add columns to the header and to the line below it.',
      },
    ]
  })
}
