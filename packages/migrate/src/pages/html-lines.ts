import type { Nodes } from 'mdast'
import { words } from '../site/words'
import type { Edit } from './edits'
import type { Element, Page } from './page'
import { rangeOf, walk } from './parse'

/** Elements that begin HTML in Markdown, which ends with a blank line. */
const blockTags =
  words(`address article aside blockquote caption center col colgroup dd details dialog dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p search section summary table tbody td tfoot th thead tr ul div`)

function isHtml(node: Nodes): boolean {
  const [first] = node.type === 'paragraph' ? node.children : []
  return first?.type === 'mdxJsxTextElement' && blockTags.has(first.name ?? '')
}

/** True if the element is in HTML that stays as it is, such as `<td>…</td>` on one line. */
export function isInHtmlLine({ parent, start }: Element, page: Page): boolean {
  if (parent === undefined) return false
  const isApart =
    page.syntax === 'mdx'
      ? parent.isBlock
      : /\n[ \t]*\r?\n/.test(page.text.slice(parent.start, start))
  return (!isApart && blockTags.has(parent.name)) || isInHtmlLine(parent, page)
}

/** MDX reads the Markdown in `<td>**text**</td>`, which Markdown shows as it is: it becomes HTML. */
export function htmlLineEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node, ancestors) => {
    const make = ancestors.some(isHtml) ? htmlOf(node, page) : undefined
    if (make !== undefined) edits.push({ ...rangeOf(node), make })
  })
  return edits
}

const tags = { strong: 'strong', emphasis: 'em', delete: 'del' } as const
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const anchorTag = (href: string, body: string): string =>
  `<a href="${escaped(href)}">${body}</a>`

export const imageTag = (src: string, alt: string): string =>
  `<img src="${escaped(src)}" alt="${escaped(alt)}">`

function htmlOf(node: Nodes, page: Page): Edit['make'] | undefined {
  if (node.type === 'inlineCode') return () => `<code>${escaped(node.value)}</code>`
  if (node.type === 'image') return () => imageTag(page.rewriteUrl(node.url), node.alt ?? '')
  if (!('children' in node)) return undefined
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const [start, end] = [rangeOf(first).start, rangeOf(last).end]
  if (node.type === 'link')
    return (render) => anchorTag(page.rewriteUrl(node.url), render(start, end))
  if (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'delete') return undefined
  const tag = tags[node.type]
  return (render) => `<${tag}>${render(start, end)}</${tag}>`
}
