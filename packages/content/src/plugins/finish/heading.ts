import type { Element } from 'hast'
import { element, textOf } from '../../tree/hast'

/** A heading with a link to itself beside it: beside, so that screen readers read the heading once. */
export function finishHeading(node: Element): Element | undefined {
  const { id } = node.properties
  if (typeof id !== 'string' || node.properties.className !== undefined) return undefined
  const label = `Direct link to ${textOf(node).replace(/\s+/g, ' ').trim()}`
  const sign = element('span', { ariaHidden: 'true' }, [{ type: 'text', value: '#' }])
  const anchor = element(
    'a',
    { className: ['heading-anchor'], href: `#${encodeURIComponent(id)}`, ariaLabel: label },
    [sign],
  )
  return element('div', { className: ['heading'] }, [node, anchor])
}
