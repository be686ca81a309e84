import type { DataCell, DocumentTexts } from '@landing/schema'

/** A cell of a data table as Markdown. */
export function cellText(cell: DataCell, texts: DocumentTexts): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no
  if (typeof cell !== 'object') return String(cell)
  if (isList(cell)) return cell.map((part) => cellText(part, texts)).join(', ')
  if ('href' in cell) return `[${cell.text}](${cell.href})`
  return 'code' in cell ? `\`${cell.code}\`` : cell.date
}

/** `Array.isArray` does not narrow readonly arrays. */
export function isList(cell: DataCell): cell is readonly DataCell[] {
  return Array.isArray(cell)
}
