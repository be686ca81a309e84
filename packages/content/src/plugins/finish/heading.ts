import type { Element } from 'hast'
import { element, textOf } from '../../tree/hast'

/** A heading with a link to itself beside it: beside, so that screen readers read the heading once. */
export function finishHeading(node: Element): Element | undefined {
  const { id } = node.properties
  if (typeof id !== 'string' || node.properties.className !== undefined) return undefined
  const label = `Direct link to ${textOf(node).replace(/\s+/g, ' ').trim()}`
  const href = `#${encodeURIComponent(id)}`
  // Its sign is drawn by the style sheet.
  const anchor = element('a', { className: ['heading-anchor'], href, ariaLabel: label }, [])
  return element('div', { className: ['heading'] }, [node, anchor])
}
