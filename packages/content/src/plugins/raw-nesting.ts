import type { ElementContent, Root, RootContent } from 'hast'
import { TooComplexError } from '../parser/limits'
import { endingElements, opaqueElements, voidElements } from '../syntax/elements'
import { endOfTag } from '../syntax/tags'

/** Deeper than any page that a person wrote, and shallow enough for the parser of raw HTML on the smallest stack. */
const deepest = 500

/**
 * Refuses raw HTML whose elements are nested too deeply to be parsed. Counts the elements that are open, as far as that can be
 * told before parsing: what stands in a block of Markdown ends with it.
 *
 * @throws TooComplexError at the tag that is too much
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

/** Follows the tags of a text. @returns where the one stands that is too much */
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
