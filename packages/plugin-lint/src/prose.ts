import { isLiteral, rangeOf, tagsOf } from '@landing/markdown/lint'
import type { Parents, RootContent } from 'mdast'

/** Nodes without running text. Formulas come from a plugin, code in braces and imports from MDX. */
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
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
])
/** Nodes whose marks and addresses are not running text, but what they hold is. */
const framed: ReadonlySet<string> = new Set(['link', 'linkReference', 'textDirective'])
/** Nodes whose tags are not running text. */
const elements: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement'])
const others: ReadonlySet<string> = new Set(['html', 'containerDirective'])

/** True if this node is not, or not completely, running text. */
export function isMarked({ type }: RootContent): boolean {
  return [hidden, framed, elements, others].some((types) => types.has(type))
}

/**
 * The text of a page with everything except running text blanked out: code, formulas, tags, addresses. Positions stay.
 *
 * @param marked nodes of the page that are `isMarked`, in order
 * @param wanted what is looked for: without any of it the text is empty
 */
export function proseOf(marked: readonly RootContent[], text: string, wanted: RegExp): string {
  const ranges = hiddenRanges(marked, text)
  let from = 0
  // Fast path: nearly all pages have no match outside of code.
  const isWanted = [...ranges, [text.length, text.length] as const].some(([start, end]) => {
    const piece = text.slice(from, start)
    from = end
    return wanted.test(piece)
  })
  if (!isWanted) return ''
  from = 0
  let prose = ''
  for (const [start, end] of ranges) {
    prose += text.slice(from, start) + blank(text.slice(start, end))
    from = end
  }
  return (prose + text.slice(from)).replace(/\$\$[^$]*\$\$/g, blank)
}

/** Ranges that are not running text, in order and without overlaps. */
function hiddenRanges(marked: readonly RootContent[], text: string): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  const hide = (start: number, end: number) => {
    ranges.push([start, end])
  }
  const hideTags = createTagHider(text, hide)
  for (const node of marked) {
    const range = rangeOf(node)
    if (range === undefined) continue
    const [start, end] = range
    if (node.type === 'html') hideTags(node.value, start)
    else if (node.type === 'containerDirective') hide(start, lineEnd(text, start))
    else if (framed.has(node.type)) hideFrame(node as RootContent & Parents, start, end, hide)
    else if (elements.has(node.type)) hideElement(node as MdxElement, start, end, hide)
    else hide(start, end)
  }
  let from = 0
  return ranges
    .sort(([a], [b]) => a - b)
    .flatMap(([start, end]) => {
      if (end <= from) return []
      const range = [Math.max(start, from), end] as const
      from = end
      return [range]
    })
}

type Hide = (start: number, end: number) => void

/** Of `[text](address)` the text stays. What is inside of it is short, and read as text too. */
function hideFrame(node: Parents, start: number, end: number, hide: Hide): void {
  const content = rangeOf(...node.children)
  if (content === undefined) {
    hide(start, end)
    return
  }
  hide(start, content[0])
  for (const child of node.children) {
    const range = child.type === 'text' ? undefined : rangeOf(child)
    if (range !== undefined) hide(...range)
  }
  hide(content[1], end)
}

type MdxElement = RootContent & Parents & { readonly name: string | null }

/** The tags of an element of MDX; of code in it, everything. */
function hideElement({ name, children }: MdxElement, start: number, end: number, hide: Hide): void {
  const content = isLiteral(name ?? '') ? undefined : rangeOf(...children)
  hide(start, content?.[0] ?? end)
  if (content !== undefined) hide(content[1], end)
}

/** Hides tags, comments, and what is in `<code>`, `<pre>`, `<script>` and the like. */
function createTagHider(text: string, hide: Hide): (html: string, at: number) => void {
  const endless = new Set<string>()
  return (html, at) => {
    for (const { name, start, end, closes } of tagsOf(html)) {
      hide(at + start, at + end)
      const lowerName = name.toLowerCase()
      if (closes || !isLiteral(lowerName) || endless.has(lowerName)) continue
      const endTag = new RegExp(`</${lowerName}`, 'gi')
      endTag.lastIndex = at + end
      const close = endTag.exec(text)
      if (close === null) endless.add(lowerName)
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
