import type { Nodes } from 'mdast'
import type { Edit } from './edits'
import type { Page } from './page'
import { nodesOf, rangeOf } from './parse'

/** Edits of links and images, and of what VitePress' have behind them. */
export function linkEdits(page: Page): Edit[] {
  const attributes = page.syntax === 'vue' ? attributeEdits(page) : []
  const urls = nodesOf(page.tree, 'link', 'image', 'definition').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const at = urlStart(node, page.text)
    if (at < start || at + node.url.length > end || !page.text.startsWith(node.url, at)) return []
    const made = page.rewriteUrl(node.url)
    return made === node.url ? [] : [{ start: at, end: at + node.url.length, make: () => made }]
  })
  return [...attributes, ...urls]
}

function urlStart(
  node: Extract<Nodes, { type: 'link' | 'image' | 'definition' }>,
  text: string,
): number {
  const { start } = rangeOf(node)
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  const from = last === undefined ? start : rangeOf(last).end
  const opening = /^[\s\S]*?\](?:\(|:)\s*<?/.exec(text.slice(from))
  return opening === null ? -1 : from + opening[0].length
}

/** Attributes as HTML has them, `undefined` for `{.button}` and others. */
function htmlAttributes(attributes: string): string | undefined {
  const inner = attributes.slice(1, -1).trim()
  return /^(?:[a-z-]+="[^"<>]*"(?:\s+|$))+$/.test(inner) ? inner : undefined
}

/** Attributes behind links and images: `[text](url){target="_self"}` becomes `<a>`. */
function attributeEdits(page: Page): Edit[] {
  return nodesOf(page.tree, 'link', 'image').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const [attributes] = /^\{[^{}\n]*\}/.exec(page.text.slice(end)) ?? []
    if (attributes === undefined) return []
    const after = end + attributes.length
    const written = htmlAttributes(attributes)
    const [first, last] = node.type === 'link' ? [node.children.at(0), node.children.at(-1)] : []
    if (written !== undefined && first !== undefined && last !== undefined) {
      const href = page.rewriteUrl(node.url).replaceAll('"', '%22')
      const make: Edit['make'] = (render) =>
        `<a href="${href}" ${written}>${render(rangeOf(first).start, rangeOf(last).end)}</a>`
      return [{ start, end: after, make }]
    }
    const isSize = /^\{(?:(?:width|height)=["']?\d+(?:px)?["']?\s*)+\}$/.test(attributes)
    if (isSize && node.type === 'image')
      return [{ start: end, end: after, make: () => attributes.replaceAll('px', '') }]
    const make = () => {
      page.report(
        end,
        `The attributes \`${attributes}\` of a link were left out.`,
        'Write the link in HTML, if it needs them.',
      )
      return ''
    }
    return [{ start: end, end: after, make }]
  })
}
