import type { ArticleClassName } from '@landing/schema'
import type { Element } from 'hast'
import { fillText } from '../../settings/languages'
import { element, textOf } from '../../tree/hast'
import type { Finishing } from './finishing'

/** A heading with a link to itself beside it: beside, so that screen readers read the heading once. */
export function finishHeading(node: Element, { draft }: Finishing): Element | undefined {
  const { id } = node.properties
  if (typeof id !== 'string' || node.properties.className !== undefined) return undefined
  const heading = textOf(node).replace(/\s+/g, ' ').trim()
  const label = fillText(draft.environment.language.texts.headingLink, 'heading', heading)
  const href = `#${encodeURIComponent(id)}`
  // The symbol comes from the style sheet.
  const anchor = element(
    'a',
    { className: ['landing-heading-anchor' satisfies ArticleClassName], href, ariaLabel: label },
    [],
  )
  return element('div', { className: ['landing-heading' satisfies ArticleClassName] }, [
    node,
    anchor,
  ])
}
