import type { Delete, PhrasingContent, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { phrase, replaceIn, sourceOf, text } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Reads `==marked==`, and on request `H~2~O` and `x^2^`. */
export function remarkPhrases() {
  return (tree: Root, file: VFile): void => {
    const { text: source, environment } = draftOf(file)
    const { subSuper } = environment
    const hasMarks = source.includes('==')
    if (!hasMarks && !(subSuper && /[~^]/.test(source))) return
    walk(tree, (node, parent, index) => {
      if (subSuper && node.type === 'delete' && isSub(node, source)) {
        parent.children[index] = phrase('sub', {}, node.children, node.position)
      }
      if (!('children' in node)) return
      if (hasMarks && node.children.some((child) => isText(child) && child.value.includes('=='))) {
        node.children = markedIn(node.children as PhrasingContent[], source) as typeof node.children
      }
      if (subSuper && node.children.some((child) => isText(child) && child.value.includes('^'))) {
        const children = node.children as PhrasingContent[]
        node.children = children.flatMap((child) =>
          isText(child) ? raisedIn(child, source) : [child],
        ) as typeof node.children
      }
    })
  }
}

function isText(node: { readonly type: string }): node is Text {
  return node.type === 'text'
}

/** GitHub reads one tilde like two: as a strikethrough. */
function isSub(node: Delete, source: string): boolean {
  return /^~(?!~)/.test(sourceOf(source, node))
}

/** A delimiter `==`, or content between delimiters. */
type Part =
  | PhrasingContent
  | { readonly type: 'delimiter'; readonly opens: boolean; readonly closes: boolean }

/** Turns content between a pair of delimiters, markup included, into elements. */
function markedIn(children: readonly PhrasingContent[], source: string): PhrasingContent[] {
  const done: Part[] = []
  for (const part of children.flatMap((child) =>
    isText(child) ? split(child, source) : [child],
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
    const opens = !/\s/.test(after) && !/[\p{L}\p{N}_]/u.test(before)
    const closes = !/\s/.test(before) && !/[\p{L}\p{N}_]/u.test(after)
    return { type: 'delimiter', opens, closes }
  })
}

/** `^2^` without spaces in it. */
function raisedIn(node: Text, source: string): PhrasingContent[] {
  const escaped = escapedIn(node, '^', source)
  return replaceIn(node, /\^([^\s^]+)\^/g, ({ 1: raised = '', index }) =>
    escaped.has(index) ? undefined : phrase('sup', {}, [text(raised)], node.position),
  )
}

/** Offsets of escaped characters in a text. The tree does not tell, so their occurrences are counted. */
function escapedIn(node: Text, character: string, source: string): ReadonlySet<number> {
  const written = sourceOf(source, node)
  if (!written.includes(`\\${character}`)) return new Set()
  const occurrences = Array.from(written.matchAll(/\\?./gs), ([sequence]) => sequence).filter(
    (sequence) => sequence.endsWith(character),
  )
  const shown = Array.from(node.value, (_, index) => index).filter(
    (index) => node.value.charAt(index) === character,
  )
  return new Set(shown.filter((_, number) => occurrences[number]?.length === 2))
}
