import type { Element } from 'hast'
import { element, isElement } from '../../tree/hast'
import type { Finishing } from './finishing'

/** A table in a box that scrolls sideways and can be reached by keyboard. */
export function finishTable(node: Element, { heading }: Finishing): Element {
  const head = node.children.find((child) => isElement(child, 'thead'))
  for (const row of isElement(head, 'thead') ? head.children : []) {
    if (!isElement(row, 'tr')) continue
    for (const cell of row.children) if (isElement(cell, 'th')) cell.properties.scope ??= 'col'
  }
  const ariaLabel = heading === '' ? 'Table' : `Table: ${heading}`
  return element('div', { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 }, [
    node,
  ])
}
