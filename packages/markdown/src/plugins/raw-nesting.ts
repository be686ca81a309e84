import type { Element, Root, RootContent } from 'hast'
import { TooComplexError } from '../parser/limits'
import { endingElements, opaqueElements, voidElements } from '../syntax/elements'
import { tagsOf } from '../syntax/tags'
import { placeAt } from '../text/place-at'

/** Nesting limit: deeper than any real page, and safe for the HTML parser on the smallest stack. */
const deepest = 500

/**
 * Rejects raw HTML that is nested too deeply to be parsed. Estimates the open elements before parsing: elements end with their
 * Markdown block.
 *
 * @throws TooComplexError at the tag beyond the limit
 */
export function checkRawNesting({ children }: Root | Element, open: string[] = []): void {
  for (const node of children) {
    if (node.type === 'element') {
      const before = open.length
      checkRawNesting(node, open)
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
  const inside = placeAt(value, at)
  return new TooComplexError(
    `this element is nested more than ${deepest} levels deep.`,
    line + inside.line - 1,
    inside.line === 1 ? column + inside.column - 1 : inside.column,
  )
}
