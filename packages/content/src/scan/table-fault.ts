import { inspect } from 'node:util'
import { isRecord } from '@landing/markdown/authoring'

/** Says why a view function returned no table; `undefined` for a table. */
export function tableFault(table: unknown): string | undefined {
  if (!isRecord(table) || !isRecords(table.columns) || !isRecords(table.rows)) {
    return 'it must return { columns, rows }.'
  }
  const { columns, rows } = table
  const column = columns.find(({ key, label }) => !areTexts([key, label]))
  if (column) return `"key" and "label" of a column must be texts, received ${inspected(column)}.`
  for (const [index, row] of rows.entries()) {
    for (const { key } of columns) {
      const cell = row[String(key)]
      if (!isCell(cell)) return `invalid cell "${key}" of row ${index + 1}: ${inspected(cell)}.`
    }
  }
  return undefined
}

const plain = ['string', 'number', 'boolean', 'undefined']

function isCell(cell: unknown): boolean {
  if (Array.isArray(cell)) return cell.every(isCell)
  if (!isRecord(cell)) return cell === null || plain.includes(typeof cell)
  if ('lines' in cell) return Array.isArray(cell.lines) && isCell(cell.lines)
  if ('href' in cell) return areTexts([cell.text, cell.href])
  return areTexts(['code' in cell ? cell.code : cell.date])
}

const inspected = (value: unknown) => inspect(value, { breakLength: Number.POSITIVE_INFINITY })
const areTexts = (values: readonly unknown[]) => values.every((value) => typeof value === 'string')
const isRecords = (list: unknown): list is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) && list.every(isRecord)
