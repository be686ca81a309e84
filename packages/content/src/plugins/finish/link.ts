import { isFullAddress } from '@landing/schema'
import type { Element } from 'hast'
import { hasClass } from '../../tree/hast'
import { finishEmbed } from '../directives/embed'
import { checkAddress } from '../link-address'
import type { Finishing } from './finishing'
import { takeSlot } from './finishing'

/** An address that a browser opens as a page. */
const external = /^(?:https?:)?\/\//i

/** Marks links to other sites; notes links inside of this one, to be resolved with the site model. */
export function finishLink(node: Element, { draft }: Finishing): undefined {
  const { href } = node.properties
  if (typeof href !== 'string' || hasClass(node, 'landing-heading-anchor')) return
  // Links between footnotes and their references are made by the pipeline and always right.
  if (node.properties.dataFootnoteRef !== undefined) return
  if (node.properties.dataFootnoteBackref !== undefined) return
  checkAddress(node, draft)
  if (node.properties.href === undefined) return
  if (external.test(href)) {
    const names = node.properties.className
    node.properties.className = [...(Array.isArray(names) ? names : []), 'landing-external']
    const { rel } = node.properties
    node.properties.rel = [
      ...new Set(['noopener', 'noreferrer', ...[rel ?? []].flat()].map(String)),
    ]
    if (hasClass(node, 'landing-embed-link')) finishEmbed(node, href, draft)
    const start = node.position?.start
    draft.externalLinks.push({
      kind: 'link',
      url: href,
      line: start?.line ?? 1,
      column: start?.column ?? 1,
    })
    return
  }
  if (isFullAddress(href)) return
  node.properties.href = takeSlot(draft, 'link', href, node)
}
