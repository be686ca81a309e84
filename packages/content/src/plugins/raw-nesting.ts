import type { ElementContent, Root, RootContent } from 'hast'
import { TooComplexError } from '../parser/limits'
import { endingElements, opaqueElements, voidElements } from '../syntax/elements'
import { endOfTag } from '../syntax/tags'

/** Nesting limit: deeper than any real page, and safe for the HTML parser on the smallest stack. */
const deepest = 500

/**
 * Rejects raw HTML that is nested too deeply to be parsed. Estimates the open elements before parsing: elements end with their
 * Markdown block.
 *
 * @throws TooComplexError at the tag beyond the limit
 */
export function checkRawNesting(tree: Root): void {
  checkNodes(tree.children, [])
}

function checkNodes(nodes: readonly (RootContent | ElementContent)[], open: string[]): void {
  for (const node of nodes) {
    if (node.type === 'element') {
      const before = open.length
      checkNodes(node.children, open)
      open.length = Math.min(open.length, before)
    } else if (node.type === 'raw') {
      const tooMuch = openTags(node.value, open)
      if (tooMuch !== undefined) throw tooDeep(node, tooMuch)
    }
  }
}

/** Follows the tags of a text. @returns the offset of the tag beyond the limit */
function openTags(html: string, open: string[]): number | undefined {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const tag = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at, at + 60))
    if (tag === null) {
      at++
      continue
    }
    const end = endOfTag(html, at + tag[0].length)
    if (end === -1) return undefined
    const name = (tag[2] ?? '').toLowerCase()
    const isForeign = open.includes('svg') || open.includes('math')
    if (tag[1] === '/') {
      const last = open.lastIndexOf(name)
      if (last !== -1) open.length = last
    } else if (opaqueElements.has(name)) {
      const close = new RegExp(`</${name}`, 'gi')
      close.lastIndex = end
      if (!close.test(html)) return undefined
      at = close.lastIndex
      continue
    } else if (
      !voidElements.has(name) &&
      !endingElements.has(name) &&
      !(isForeign && html[end - 1] === '/')
    ) {
      if (open.push(name) > deepest) return at
    }
    at = end + 1
  }
  return undefined
}

function tooDeep(
  { value, position }: { readonly value: string; readonly position?: RootContent['position'] },
  at: number,
): TooComplexError {
  const { line = 1, column = 1 } = position?.start ?? {}
  const before = value.slice(0, at).split('\n')
  const width = before.at(-1)?.length ?? 0
  return new TooComplexError(
    `this element is nested more than ${deepest} levels deep.`,
    line + before.length - 1,
    before.length === 1 ? column + width : width + 1,
  )
}
