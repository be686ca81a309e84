import type { PhrasingContent, Text } from 'mdast'
import { phrase, replaceIn, sourceOf, text } from './mdast'

const space = /\s/
const wordCharacter = /[\p{L}\p{N}_]/u

/** A delimiter `==`, or content between delimiters. */
type Part =
  | PhrasingContent
  | { readonly type: 'delimiter'; readonly opens: boolean; readonly closes: boolean }

/** Turns content between a pair of `==`, markup included, into elements. */
export function markedIn(children: readonly PhrasingContent[], source: string): PhrasingContent[] {
  const done: Part[] = []
  for (const part of children.flatMap((child) =>
    child.type === 'text' ? split(child, source) : [child],
  )) {
    const open = part.type === 'delimiter' && part.closes ? lastOpen(done) : -1
    if (open === -1) done.push(part)
    else done.push(phrase('mark', {}, done.splice(open).slice(1).map(toPhrase), undefined))
  }
  return done.map(toPhrase)
}

/** Position of the opening delimiter, or -1; an empty mark is not one. */
function lastOpen(parts: readonly Part[]): number {
  const open = parts.findLastIndex((part) => part.type === 'delimiter' && part.opens)
  return open === parts.length - 1 ? -1 : open
}

const toPhrase = (part: Part): PhrasingContent => (part.type === 'delimiter' ? text('==') : part)

function split(node: Text, source: string): Part[] {
  const { value } = node
  const escaped = escapedIn(node, '=', source)
  return replaceIn(node, /(?<!=)==(?!=)/g, ({ index }): Part | undefined => {
    if (escaped.has(index) || escaped.has(index + 1)) return undefined
    const [before, after] = [value.charAt(index - 1), value.charAt(index + 2)]
    // Not inside of a word, and not surrounded by spaces as a comparison is.
    const opens = !space.test(after) && !wordCharacter.test(before)
    const closes = !space.test(before) && !wordCharacter.test(after)
    return { type: 'delimiter', opens, closes }
  })
}

/** Offsets of escaped characters in a text. The tree does not tell, so their occurrences are counted. */
export function escapedIn(node: Text, character: string, source: string): ReadonlySet<number> {
  const written = sourceOf(source, node)
  if (!written.includes(`\\${character}`)) return new Set()
  const occurrences = Array.from(written.matchAll(/\\?./gs), ([sequence]) => sequence).filter(
    (sequence) => sequence.endsWith(character),
  )
  const characters = Array.from(node.value, (_, index) => index).filter(
    (index) => node.value.charAt(index) === character,
  )
  return new Set(characters.filter((_, number) => occurrences[number]?.length === 2))
}
