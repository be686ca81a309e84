import type { Element } from 'hast'
import { fillText } from '../../settings/languages'
import { collapseSpaces } from '../../text/words'
import { classes } from '../../tree/classes'
import { element, visibleText } from '../../tree/hast'
import type { Finishing } from './finishing'

/**
 * A heading with a link to itself beside it: beside, so that screen readers read the heading once. Together in an element of its own,
 * because reader views drop a `div` without a paragraph, and with it the heading.
 */
export function finishHeading(node: Element, { draft }: Finishing): Element | undefined {
  const { id } = node.properties
  if (typeof id !== 'string' || node.properties.className !== undefined) return undefined
  const heading = collapseSpaces(visibleText(node)).trim()
  const label = fillText(draft.environment.language.texts.headingLink, 'heading', heading)
  const href = `#${encodeURIComponent(id)}`
  // The symbol comes from the style sheet.
  const anchor = element('a', { ...classes('landing-heading-anchor'), href, ariaLabel: label }, [])
  return element('landing-heading', {}, [node, anchor])
}
