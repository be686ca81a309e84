import type { Nodes } from 'mdast'
import type { Edit } from './edits'
import type { Page } from './page'
import { nodesOf, rangeOf } from './parse'

/** Edits of links and images. */
export function linkEdits(page: Page): Edit[] {
  return nodesOf(page.tree, 'link', 'image', 'definition').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const at = urlStart(node, page.text)
    if (at < start || at + node.url.length > end || !page.text.startsWith(node.url, at)) return []
    const url = page.rewriteUrl(node.url)
    return url === node.url ? [] : [{ start: at, end: at + node.url.length, make: () => url }]
  })
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
