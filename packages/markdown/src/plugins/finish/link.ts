import { isFullAddress } from '@landing/schema'
import type { Element } from 'hast'
import { forbiddenHost, judged } from '../../page/blocked'
import { checkAddress, isWebAddress } from '../../page/link-address'
import { addAddress, placeInPage, placeOf, report } from '../../page/page-draft'
import { addClass, hasClass, isFootnoteMark } from '../../tree/hast'
import type { Finishing } from './finishing'

/** Marks links to other sites; notes links inside of this one, to be resolved with the site model. */
export function finishLink(node: Element, { draft }: Finishing): undefined {
  const { href, dataFrame } = node.properties
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
    finishFrame(node, String(dataFrame), draft)
    draft.document.externalLinks.push({ url: href, ...placeInPage(draft, placeOf(node)) })
    return
  }
  if (isFullAddress(href)) return
  node.properties.href = addAddress(draft, 'link', href, node)
}

/** Lets a link load a frame in its place, if the site's policy allows it. */
function finishFrame(link: Element, source: string, draft: Finishing['draft']): void {
  if (!/^https?:/i.test(source) || !URL.canParse(source)) return
  const forbidden = forbiddenHost(source, judged.iframe, draft)
  if (forbidden === undefined) link.properties.dataFrame = source
  else {
    const message = `${forbidden.reason}: readers get a link.`
    report(draft, 'directive/attribute', link, message, forbidden.help)
  }
}
