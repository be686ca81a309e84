import type { Element } from 'hast'
import { unified } from 'unified'
import { mapSources } from '../text/image-sources'
import { isElement } from '../tree/hast'
import { parseHtml } from '../tree/parse-html'
import { walk } from '../tree/walk'

/**
 * HTML of a page for feed readers: with full addresses, without its title, which the item has, and without the links of headings to
 * themselves.
 *
 * @param page full address of the page
 */
export async function feedHtml(html: string, page: string): Promise<string> {
  const { default: rehypeStringify } = await import('rehype-stringify')
  const tree = await parseHtml(html)
  if (isElement(tree.children[0], 'h1')) tree.children.shift()
  walk(tree, (node, parent, index) => {
    if (node.type !== 'element') return
    if (node.tagName === 'landing-heading') parent.children[index] = node.children[0] as Element
    for (const name of ['href', 'src', 'poster']) {
      const address = node.properties[name]
      if (typeof address === 'string') node.properties[name] = fullAddress(address, page)
    }
    const { srcSet } = node.properties
    if (typeof srcSet !== 'string') return
    node.properties.srcSet = mapSources(srcSet, (address) => fullAddress(address, page))
  })
  return unified()
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .stringify(tree)
    .trimStart()
}

function fullAddress(address: string, page: string): string {
  return URL.canParse(address) || !URL.canParse(address, page)
    ? address
    : new URL(address, page).href
}
