import type { Element } from 'hast'
import { fillText } from '../../settings/languages'
import { classes } from '../../tree/classes'
import { element, isElement } from '../../tree/hast'
import type { Finishing } from './finishing'

/** A table in a box that scrolls sideways and can be reached by keyboard. */
export function finishTable(node: Element, { draft, heading }: Finishing): Element {
  nameCells(node)
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

/**
 * Says what header cells head: those of the head a column each. The first cell heads its row where the corner is empty, and in
 * rows with an address, which are entries such as options.
 */
function nameCells(table: Element): void {
  const [corner, ...heads] = rowsOf(table, 'thead').flatMap(cellsOf)
  for (const cell of heads) setScope(cell, 'col')
  const isCornerEmpty = corner?.children.length === 0
  if (isCornerEmpty) corner.tagName = 'td'
  else if (corner) setScope(corner, 'col')
  for (const row of rowsOf(table, 'tbody')) {
    const [first] = cellsOf(row)
    const isHeader = isCornerEmpty || row.properties.id !== undefined
    if (!isHeader || first === undefined || first.children.length === 0) continue
    first.tagName = 'th'
    setScope(first, 'row')
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
