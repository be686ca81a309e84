import type { Element } from 'hast'
import { fillText } from '../../settings/languages'
import { classes } from '../../tree/classes'
import { element, isElement } from '../../tree/hast'
import type { Finishing } from './finishing'

/** A table in a box that scrolls sideways and can be reached by keyboard. */
export function finishTable(node: Element, { draft, heading }: Finishing): Element {
  nameCells(node)
  nameEntries(node)
  const { texts } = draft.environment.language
  return element(
    'div',
    {
      ...classes('landing-table-scroll'),
      // Not a region: a page with many tables would have as many landmarks.
      role: 'group',
      ariaLabel: heading === '' ? texts.table : fillText(texts.tableBelow, 'heading', heading),
      tabIndex: 0,
    },
    [node],
  )
}

/** Says what the header cells head: a column each, and where the corner is empty, the first column heads the rows. */
function nameCells(table: Element): void {
  const [corner, ...heads] = rowsOf(table, 'thead').flatMap(cellsOf)
  for (const cell of heads) setScope(cell, 'col')
  if (corner === undefined) return
  if (corner.children.length > 0) {
    setScope(corner, 'col')
    return
  }
  corner.tagName = 'td'
  for (const row of rowsOf(table, 'tbody')) {
    const [first] = cellsOf(row)
    if (first === undefined || first.children.length === 0) continue
    first.tagName = 'th'
    setScope(first, 'row')
  }
}

/** Rows with an address are entries, such as options: their first cell names the others. */
function nameEntries(table: Element): void {
  for (const row of rowsOf(table, 'tbody')) {
    const [first] = cellsOf(row)
    // Not `th`: styles of sites may tell the two apart.
    if (row.properties.id && first?.tagName === 'td') first.properties.role = 'rowheader'
  }
}

function setScope(cell: Element, scope: 'col' | 'row'): void {
  if (cell.tagName === 'th') cell.properties.scope ??= scope
}

function rowsOf(table: Element, part: 'thead' | 'tbody'): Element[] {
  return table.children
    .filter((child) => isElement(child, part))
    .flatMap(({ children }) => children.filter((child) => isElement(child, 'tr')))
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element')
}
