import type { Parents, Root, RootContent } from 'mdast'
import type {} from '../tree/mdast'
import { walk } from '../tree/walk'
import { opaqueElements } from './elements'
import { tagsOf } from './tags'

/** Nodes of which nothing is running text. Those of formulas come with a plugin. */
const hidden: ReadonlySet<string> = new Set([
  'code',
  'inlineCode',
  'math',
  'inlineMath',
  'definition',
  'image',
  'imageReference',
  'footnoteReference',
  'leafDirective',
])
/** Nodes whose marks and addresses are not running text, but what they hold is. */
const framed: ReadonlySet<string> = new Set(['link', 'linkReference', 'textDirective'])

/**
 * The text of a page with everything blanked out that is no running text: code, formulas, tags, addresses. Every position stays
 * one in the page.
 */
export function proseOf(tree: Root, text: string): string {
  const parts: string[] = []
  let from = 0
  const hide = (start: number, end: number) => {
    if (end <= from) return
    const begin = Math.max(start, from)
    parts.push(text.slice(from, begin), blank(text.slice(begin, end)))
    from = end
  }
  const hideTags = createTagHider(text, hide)
  walk<RootContent, Root>(tree, (node) => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start === undefined || end === undefined) return undefined
    if (hidden.has(node.type)) hide(start, end)
    else if (node.type === 'html') hideTags(node.value, start)
    else if (node.type === 'containerDirective') hide(start, lineEnd(text, start))
    else if (framed.has(node.type)) {
      hideFrame(node as RootContent & Parents, start, end, hide)
      return 'skip'
    } else return undefined
    return node.type === 'containerDirective' ? undefined : 'skip'
  })
  return (parts.join('') + text.slice(from)).replace(/\$\$[^$]*\$\$/g, blank)
}

type Hide = (start: number, end: number) => void

/** Of `[text](address)` the text stays. What stands inside of it is short, and read as text too. */
function hideFrame(node: Parents, start: number, end: number, hide: Hide): void {
  const first = node.children[0]?.position?.start.offset
  const last = node.children.at(-1)?.position?.end.offset
  if (first === undefined || last === undefined) {
    hide(start, end)
    return
  }
  hide(start, first)
  for (const child of node.children) {
    const [from, to] = [child.position?.start.offset, child.position?.end.offset]
    if (child.type !== 'text' && from !== undefined && to !== undefined) hide(from, to)
  }
  hide(last, end)
}

/** Hides tags, comments, and what stands in `<code>`, `<pre>`, `<script>` and the like. */
function createTagHider(text: string, hide: Hide): (html: string, at: number) => void {
  const endless = new Set<string>()
  return (html, at) => {
    for (const { name, start, end, closes } of tagsOf(html)) {
      hide(at + start, at + end)
      const own = name.toLowerCase()
      const isCode = /^(?:code|pre|kbd|samp)$/.test(own) || opaqueElements.has(own)
      if (closes || !isCode || endless.has(own)) continue
      const endTag = new RegExp(`</${own}`, 'gi')
      endTag.lastIndex = at + end
      const close = endTag.exec(text)
      if (close === null) endless.add(own)
      else hide(at + end, close.index)
    }
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Spaces in place of a text; its lines stay lines. */
export function blank(text: string): string {
  return text.includes('\n') ? text.replace(/[^\n]/g, ' ') : ' '.repeat(text.length)
}
