import type { Nodes } from 'mdast'
import { parsePage, rangeOf } from './parse'

/** Lines of a block that are indented by this much more than those around it are code in Markdown, but not in MDX. */
const codeIndent = 4

/** A block, the columns its lines should begin at, and how far it begins behind them. */
interface DeepBlock {
  readonly node: Nodes
  readonly base: number
  readonly excess: number
}

/** Moves blocks of MDX to the left that Markdown would read as indented code. Lines stay as many as they are. */
export function withoutDeepIndents(text: string, hasFormulas: boolean): string {
  const { tree } = parsePage(text, 'mdx', hasFormulas)
  const deep = deepBlocks(tree, text)
  if (deep.length === 0) return text
  let result = ''
  let at = 0
  for (const { node, base, excess } of deep) {
    const { start, end } = rangeOf(node)
    const from = text.lastIndexOf('\n', start - 1) + 1
    result += text.slice(at, from)
    result += text.slice(from, end).replaceAll(/^[ \t]+/gm, (indent) => {
      const width = widthOf(indent)
      return ' '.repeat(width - Math.max(0, Math.min(excess, width - base)))
    })
    at = end
  }
  // Blocks in these may still be too deep.
  return withoutDeepIndents(result + text.slice(at), hasFormulas)
}

function deepBlocks(parent: Nodes, text: string): DeepBlock[] {
  if (!('children' in parent) || parent.type === 'blockquote') return []
  const blocks = parent.children.flatMap((node) => {
    const column = columnOf(node, text)
    return column === undefined ? [] : [{ node, column }]
  })
  const isOuter = parent.type === 'root' || parent.type === 'listItem'
  const first = parent.type === 'root' ? 0 : contentColumn(parent, text)
  const base = isOuter ? first : Math.min(...blocks.map(({ column }) => column))
  const deep = blocks.filter(({ column }) => column - base >= codeIndent)
  const deepHere = deep.map(({ node, column }) => ({ node, base, excess: column - base }))
  const inner = parent.children.filter((child) => deep.every(({ node }) => node !== child))
  return [...deepHere, ...inner.flatMap((child) => deepBlocks(child, text))].sort(
    (a, b) => rangeOf(a.node).start - rangeOf(b.node).start,
  )
}

/** Column of a node that is the first of its line. */
function columnOf(node: Nodes, text: string): number | undefined {
  const { start } = rangeOf(node)
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return /^[ \t]*$/.test(before) ? widthOf(before) : undefined
}

/** Column at which the text of a list item begins. */
function contentColumn(item: Nodes, text: string): number {
  const { start } = rangeOf(item)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const [marker = ''] = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]*/.exec(text.slice(lineStart)) ?? []
  return widthOf(marker)
}

/** Width of the start of a line. */
const widthOf = (start: string): number =>
  Array.from(start).reduce((width, char) => width + (char === '\t' ? 4 - (width % 4) : 1), 0)
