import { isFullAddress } from '@landing/schema'
import type { Element } from 'hast'
import { checkAddress, isWebAddress } from '../../page/link-address'
import { placeInPage, placeOf, takeAddress } from '../../page/page-draft'
import { addClass, hasClass, isFootnoteMark } from '../../tree/hast'
import { finishEmbed } from '../directives/embed'
import type { Finishing } from './finishing'

/** Marks links to other sites; notes links inside of this one, to be resolved with the site model. */
export function finishLink(node: Element, { draft }: Finishing): undefined {
  const { href } = node.properties
  // Only `finishEmbed` knows what may be framed.
  delete node.properties.dataFrame
  if (typeof href !== 'string') return
  // Made by the pipeline, and always right; authors may write the same marks.
  const isMade = isFootnoteMark(node) || hasClass(node, 'landing-heading-anchor')
  if (isMade && href.startsWith('#')) return
  checkAddress(node, draft)
  if (node.properties.href === undefined) return
  if (isWebAddress(href)) {
    addClass(node, 'landing-external')
    const { rel } = node.properties
    node.properties.rel = [
      ...new Set(['noopener', 'noreferrer', ...[rel ?? []].flat()].map(String)),
    ]
    if (hasClass(node, 'landing-embed-link')) finishEmbed(node, href, draft)
    draft.document.externalLinks.push({ url: href, ...placeInPage(draft, placeOf(node)) })
    return
  }
  if (isFullAddress(href)) return
  node.properties.href = takeAddress(draft, 'link', href, node)
}
