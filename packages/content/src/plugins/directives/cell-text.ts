import type { DataCell, DocumentTexts } from '@landing/schema'

/** A cell of a data table as Markdown; `addressOf` gives what stands for a link's address. */
export function cellText(
  cell: DataCell,
  texts: DocumentTexts,
  addressOf: (href: string) => string,
): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no
  if (typeof cell !== 'object') return String(cell)
  if (isList(cell)) return cell.map((part) => cellText(part, texts, addressOf)).join(', ')
  if ('href' in cell) return `[${cell.text}](${addressOf(cell.href)})`
  return 'code' in cell ? `\`${cell.code}\`` : cell.date
}

/** `Array.isArray` does not narrow readonly arrays. */
export function isList(cell: DataCell): cell is readonly DataCell[] {
  return Array.isArray(cell)
}
