import type { ArticleClassName } from '@landing/schema'
import type { Element } from 'hast'
import { fillText } from '../../settings/languages'
import { element, isElement } from '../../tree/hast'
import type { Finishing } from './finishing'

/** A table in a box that scrolls sideways and can be reached by keyboard. */
export function finishTable(node: Element, { draft, heading }: Finishing): Element {
  const head = node.children.find((child) => isElement(child, 'thead'))
  for (const row of isElement(head, 'thead') ? head.children : []) {
    if (!isElement(row, 'tr')) continue
    for (const cell of row.children) if (isElement(cell, 'th')) cell.properties.scope ??= 'col'
  }
  const { texts } = draft.environment.language
  const ariaLabel = heading === '' ? texts.table : fillText(texts.tableBelow, 'heading', heading)
  return element(
    'div',
    {
      className: ['landing-table-scroll' satisfies ArticleClassName],
      role: 'region',
      ariaLabel,
      tabIndex: 0,
    },
    [node],
  )
}
