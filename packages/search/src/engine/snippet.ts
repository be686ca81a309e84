import type { MarkedText } from '@landing/schema'
import type { PageText } from '../format/texts'
import { type FoldedText, foldText } from '../text/fold'
import { type Matcher, type Occurrence, toRanges } from './matcher'

/** Longest snippet, both ellipses included, in UTF-16 code units. */
export const SNIPPET_LENGTH = 160

/** Longest preview, the same way. */
export const PREVIEW_LENGTH = 720

/** How much of the text before the first match is shown, as a share of the length. */
const LEAD_IN = 0.2

/** Most that the occurrences of a passage may take. */
const REACH = SNIPPET_LENGTH * (1 - LEAD_IN)

/** Maximum distance to a better position for a cut. */
const LONGEST_CUT_WORD = 24

/** A passage of a page. */
export interface Passage {
  /** Number of the line in the page's text: 0 is the description, 1 the first section. */
  readonly line: number
  readonly worth: number
  readonly occurrences: readonly Occurrence[]
}

/** Occurrences of words by number of the line, in order; lines without are left out. */
export type Lines = ReadonlyMap<number, readonly Occurrence[]>

/**
 * The best passage of a page.
 *
 * @param worth by group: weight of a match.
 * @param preference by line: added to the weight of the line, for example for its heading.
 */
export function bestPassage(
  lines: Lines,
  worth: readonly number[],
  preference: (line: number) => number,
): Passage {
  let best: Passage = { line: -1, worth: 0, occurrences: [] }
  for (const passage of passages(lines, worth)) {
    const total = passage.worth + preference(passage.line)
    if (total > best.worth) best = { ...passage, worth: total }
  }
  return best
}

/** Returns the passage of the same line that starts at a position. */
export function passageAt(lines: Lines, passage: Passage, place: number): Passage {
  const occurrences = (lines.get(passage.line) ?? []).filter(
    ({ start, end }) => start >= place && end - place <= REACH,
  )
  return { ...passage, occurrences }
}

/**
 * The best passage of each line.
 *
 * @param reach most letters that it may take
 */
export function passages(
  lines: Lines,
  worth: readonly number[],
  reach = REACH,
): readonly Passage[] {
  return Array.from(lines, ([line, occurrences]) => ({
    line,
    ...bestWindow(occurrences, worth, reach),
  }))
}

/** The next keystroke often shows the same pages. */
const foldedTexts = new WeakMap<PageText, readonly FoldedText[]>()

/** Finds the words in each line of a page. */
export function linesWith(text: PageText, matcher: Matcher): Lines {
  const lines = foldedTexts.get(text) ?? text.map(foldText)
  foldedTexts.set(text, lines)
  const occurrencesByLine = lines.map((line, number) => [number, matcher.findIn(line)] as const)
  return new Map(occurrencesByLine.filter(([, occurrences]) => occurrences.length > 0))
}

/** Weight of a repeated word relative to its first occurrence. */
const REPEATED = 0.05

/** Selects the most informative occurrences that fit into one snippet: different words before repeated ones. */
function bestWindow(
  occurrences: readonly Occurrence[],
  worth: readonly number[],
  reach: number,
): Omit<Passage, 'line'> {
  const counts = new Uint32Array(worth.length)
  let total = 0
  let end = 0
  let best = { worth: 0, from: 0, to: 0 }
  for (const [index, first] of occurrences.entries()) {
    for (; end < occurrences.length; end++) {
      const next = occurrences[end]
      if (!next || next.end - first.start > reach) break
      const before = counts[next.group] ?? 0
      counts[next.group] = before + 1
      total += (worth[next.group] ?? 0) * (before === 0 ? 1 : REPEATED)
    }
    if (total > best.worth) best = { worth: total, from: index, to: end }
    if (end === index) {
      // The word alone is longer than a snippet.
      end++
      continue
    }
    const rest = (counts[first.group] ?? 0) - 1
    counts[first.group] = rest
    total -= (worth[first.group] ?? 0) * (rest === 0 ? 1 : REPEATED)
  }
  return { worth: best.worth, occurrences: occurrences.slice(best.from, best.to) }
}

/** Cuts a text around occurrences, at word boundaries, and marks them; lines of code are joined, blocks stay apart. */
export function cutSnippet(
  text: string,
  matcher: Matcher,
  passage: Passage | undefined,
): MarkedText {
  return cut(text.replace(/(?<!\n)\n(?!\n)/g, ' '), matcher, passage, SNIPPET_LENGTH)
}

/** As `cutSnippet`, but longer, and code keeps its lines. */
export function cutPreview(
  text: string,
  matcher: Matcher,
  passage: Passage | undefined,
): MarkedText {
  return cut(text, matcher, passage, PREVIEW_LENGTH)
}

function cut(
  text: string,
  matcher: Matcher,
  passage: Passage | undefined,
  length: number,
): MarkedText {
  const first = passage?.occurrences[0]?.start ?? 0
  const last = passage?.occurrences.at(-1)?.end ?? 0
  let start = 0
  // At the end of the text no ellipsis is needed.
  const leadIn = length * LEAD_IN
  if (first > leadIn && text.length > length) {
    const latest = Math.max(0, text.length - length + 1)
    start = wordStart(text, Math.min(first - leadIn, latest), first)
  }
  const room = length - (start > 0 ? 1 : 0)
  let end = text.length
  if (end - start > room) end = wordEnd(text, start + room - 1, Math.max(start + 1, last))
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  const excerpt = text.slice(start, end)
  const ranges = toRanges(matcher.find(excerpt)).map(
    ([from, to]) => [from + before.length, to + before.length] as const,
  )
  return { text: before + excerpt + after, ranges }
}

/** Returns the next start of a word at or after a position, up to a limit. */
function wordStart(text: string, at: number, limit: number): number {
  if (at <= 0) return 0
  const space = text.slice(at - 1, limit).search(/\s/)
  if (space !== -1) return at + space
  let start = at
  while (start < limit && isInLetter(text, start)) start++
  return start
}

/** Returns the last end of a word at or before a position, unless that is too far back. */
function wordEnd(text: string, at: number, least: number): number {
  const space = Math.max(text.lastIndexOf(' ', at), text.lastIndexOf('\n', at))
  if (space >= least && at - space <= LONGEST_CUT_WORD) return space
  let end = at
  while (end > least && isInLetter(text, end)) end--
  return end
}

/** Within a surrogate pair, or before a mark of the letter, as vowels and tones of Thai are. */
function isInLetter(text: string, at: number): boolean {
  return /[\p{M}\udc00-\udfff]/u.test(text.charAt(at))
}
