import type { Element } from 'hast'
import { fillText } from '../../settings/languages'
import { classes } from '../../tree/classes'
import { element, isElement } from '../../tree/hast'
import type { Finishing } from './finishing'

/** A table in a box that scrolls sideways and can be reached by keyboard. */
export function finishTable(node: Element, { draft, heading, tables }: Finishing): Element {
  const head = node.children.find((child) => isElement(child, 'thead'))
  for (const row of isElement(head, 'thead') ? head.children : []) {
    if (!isElement(row, 'tr')) continue
    for (const cell of row.children) if (isElement(cell, 'th')) cell.properties.scope ??= 'col'
  }
  const { texts } = draft.environment.language
  const name = heading === '' ? texts.table : fillText(texts.tableBelow, 'heading', heading)
  const count = (tables.get(name) ?? 0) + 1
  tables.set(name, count)
  return element(
    'div',
    {
      ...classes('landing-table-scroll'),
      role: 'region',
      // Regions of a page are told apart by their names.
      ariaLabel: count === 1 ? name : `${name} (${count})`,
      tabIndex: 0,
    },
    [node],
  )
}
