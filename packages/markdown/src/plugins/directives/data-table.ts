import type { DataCell, DataRow, TableData } from '@landing/schema'
import type { PhrasingContent, RootContent, Table, TableCell, TableRow } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import type { DocumentLanguage } from '../../settings/languages'
import { didYouMean } from '../../text/did-you-mean'
import { formatDate } from '../../text/format-date'
import { type LeafDirective, phrase, text } from '../../tree/mdast'

/** `::table{data="name"}`: a view of the site's data as a table. */
export function dataTable(node: LeafDirective, page: DirectivePage): RootContent[] {
  const name = node.attributes?.data ?? ''
  const view = page.view(name)
  if (view === undefined) {
    const viewNames = page.viewNames
    const message =
      name === ''
        ? 'The table names no data view.'
        : `There is no data view "${name}". Known views: ${viewNames.join(', ') || 'none'}.`
    const help = didYouMean(
      name,
      viewNames,
      'Write ::table{data="name"}, and define the view under "data" in the site configuration.',
    )
    report(page, 'data/unknown-view', node, message, help)
    return []
  }
  return [toTable(view, page.language, node.position)]
}

function toTable(
  view: TableData,
  language: DocumentLanguage,
  position: RootContent['position'],
): Table {
  const at = position && { position }
  const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children, ...at })
  const header = view.columns.map((column) => cell([text(column.label)]))
  const rows = view.rows.map((row): TableRow => {
    const children = view.columns.map(({ key }) =>
      cell(cellContent(row[key] ?? null, language, position)),
    )
    const id = rowId(view, row)
    return { type: 'tableRow', children, ...(id && { data: { hProperties: { id } } }), ...at }
  })
  return {
    type: 'table',
    align: view.columns.map(() => null),
    children: [{ type: 'tableRow', children: header, ...at }, ...rows],
    ...at,
  }
}

function rowId({ rowId: key }: TableData, row: DataRow): string {
  const cell = key === undefined ? null : (row[key] ?? null)
  if (typeof cell === 'object' && cell !== null && 'code' in cell) return cell.code
  return typeof cell === 'string' ? cell : ''
}

function cellContent(
  cell: DataCell,
  language: DocumentLanguage,
  position: RootContent['position'],
): PhrasingContent[] {
  if (cell === null) return []
  if (typeof cell === 'string') return [text(cell)]
  if (typeof cell === 'number') return [text(cell.toLocaleString(language.tag))]
  if (typeof cell === 'boolean') return [text(cell ? language.texts.yes : language.texts.no)]
  const joined = (cells: readonly DataCell[], separator: PhrasingContent) =>
    cells.flatMap((part, index) => [
      ...(index === 0 ? [] : [separator]),
      ...cellContent(part, language, position),
    ])
  if (isList(cell)) return joined(cell, text(', '))
  if ('lines' in cell) return joined(cell.lines, { type: 'break' })
  if ('href' in cell) {
    return [
      { type: 'link', url: cell.href, children: [text(cell.text)], ...(position && { position }) },
    ]
  }
  if ('code' in cell) return [{ type: 'inlineCode', value: cell.code }]
  return [time(cell.date, language.tag)]
}

function time(date: string, locale: string): PhrasingContent {
  return phrase('time', { dateTime: date }, [text(formatDate(date, locale))], undefined)
}

/** The table in Markdown; `undefined` for an unknown view. */
export function tableMarkdown(
  { attributes }: LeafDirective,
  _: string,
  page: DirectivePage,
): string | undefined {
  const view = page.view(attributes?.data ?? '')
  if (view === undefined) return undefined
  const { columns, rows } = view
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [
    row(columns.map(({ label }) => label)),
    row(columns.map(() => '---')),
    ...rows.map((cells) => row(columns.map(({ key }) => cellMarkdown(cells[key] ?? null, page)))),
  ].join('\n')
}

function cellMarkdown(cell: DataCell, page: DirectivePage): string {
  const { texts } = page.language
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no
  if (typeof cell !== 'object') return String(cell)
  const joined = (cells: readonly DataCell[], separator: string) =>
    cells.map((part) => cellMarkdown(part, page)).join(separator)
  if (isList(cell)) return joined(cell, ', ')
  if ('lines' in cell) return joined(cell.lines, '<br>')
  if ('href' in cell) return `[${cell.text}](${page.markdownAddress(cell.href)})`
  return 'code' in cell ? `\`${cell.code}\`` : cell.date
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(cell: DataCell): cell is readonly DataCell[] {
  return Array.isArray(cell)
}
