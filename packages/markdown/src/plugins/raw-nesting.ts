import type { ElementContent, Root, RootContent } from 'hast'
import { TooComplexError } from '../parser/limits'
import { endingElements, opaqueElements, voidElements } from '../syntax/elements'
import { tagsOf } from '../syntax/tags'

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
  for (const { name, start, closes, isSelfClosing, isUnfinished } of tagsOf(html)) {
    if (isUnfinished) return undefined
    const lowerName = name.toLowerCase()
    if (closes) {
      const last = open.lastIndexOf(lowerName)
      if (last !== -1) open.length = last
      continue
    }
    const isForeign = open.includes('svg') || open.includes('math')
    const staysOpen =
      !withoutNesting.some((names) => names.has(lowerName)) && /^[a-z]/.test(lowerName)
    if (staysOpen && !(isForeign && isSelfClosing) && open.push(lowerName) > deepest) return start
  }
  return undefined
}

const withoutNesting = [voidElements, endingElements, opaqueElements]

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
