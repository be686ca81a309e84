import { fold, isAscii } from './fold'

/**
 * - `word`: stands alone;
 * - `whole`: several parts joined, such as `azurerm_linux_virtual_machine` or `v1.25.0`;
 * - `part`: one of the parts of the `whole` before it.
 */
export type TokenKind = 'word' | 'whole' | 'part'

/** A folded term and its position in the text, in UTF-16 code units. */
export interface Token {
  readonly term: string
  readonly start: number
  readonly end: number
  readonly kind: TokenKind
}

/** Longer terms are hashes or encoded data that nobody types. */
export const LONGEST_TERM = 64

const LONGEST_WHOLE = 48
const MOST_SEGMENTS = 4

/** Scripts written without spaces, and Hangul, whose particles stick to the word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu
/** The first code unit of these scripts is at least this. */
const FIRST_UNSPACED = /[\u0e00-\uffff]/

/** With soft hyphens and joiners, which are in words and not of them. */
const COMPOUND =
  /[\p{L}\p{N}](?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}\u00ad\u200d]+(?:[_.\-/@][\p{L}\p{N}\p{M}\u00ad\u200d]+)*/gu
/** The same for ASCII texts: compiling Unicode classes takes browsers milliseconds. */
const ASCII_COMPOUND = /[a-z0-9](?:\+\+|#)(?![a-z0-9])|[a-z0-9]+(?:[_.\-/@][a-z0-9]+)*/gi
/** What makes a term an identifier, a version or a path. */
export const JOINTS = /[_.\-/@]/
/** Between the segments of a path, a file name, a version, an address. */
const OUTER_JOINTS = /[./@]/
/** Between the parts of an identifier. */
const INNER_JOINTS = /[_-]/
const VERSION = /^v(?=\d)/
/** The rest of `don't` and `page's` after the apostrophe, which is dropped. */
const APOSTROPHE_REST = /^(?:s|t|d|m|re|ve|ll)$/

/** Cuts a run of an unspaced script into words, by position and length. */
export type Segment = (run: string) => Iterable<string>

/**
 * Tokenizes a text into folded words with positions. Identifiers are returned as a whole and in parts; runs of scripts without
 * spaces are split by `segment`, or kept whole without it.
 */
export function tokenize(text: string, segment?: Segment): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(isAscii(text) ? ASCII_COMPOUND : COMPOUND)) {
    const [compound] = match
    const start = match.index
    if (FIRST_UNSPACED.test(compound) && compound.search(UNSPACED) !== -1) {
      pushMixed(tokens, compound, start, segment)
    } else {
      pushCompound(tokens, compound, start, text)
    }
  }
  return tokens
}

/** True when a term belongs to a script that is written without spaces. */
export function isUnspaced(term: string): boolean {
  return FIRST_UNSPACED.test(term) && term.search(UNSPACED) !== -1
}

function pushMixed(
  tokens: Token[],
  run: string,
  start: number,
  segment: Segment | undefined,
): void {
  let at = 0
  for (const match of run.matchAll(UNSPACED)) {
    if (match.index > at) pushSpaced(tokens, run.slice(at, match.index), start + at)
    pushUnspaced(tokens, match[0], start + match.index, segment)
    at = match.index + match[0].length
  }
  if (at < run.length) pushSpaced(tokens, run.slice(at), start + at)
}

function pushSpaced(tokens: Token[], text: string, start: number): void {
  for (const match of text.matchAll(COMPOUND)) {
    pushCompound(tokens, match[0], start + match.index, '')
  }
}

function pushUnspaced(
  tokens: Token[],
  run: string,
  start: number,
  segment: Segment | undefined,
): void {
  let at = start
  for (const word of segment ? segment(run) : [run]) {
    const term = fold(word)
    const end = at + word.length
    const pairs = segment && term.length > 2 && term.length === word.length
    push(tokens, term, at, end, pairs ? 'whole' : 'word')
    // Bigrams match inside of what the segmenter kept together: 验证 in 身份验证.
    if (pairs) {
      const letters = Array.from(term)
      let first = at
      for (const [index, letter] of letters.entries()) {
        const pair = letter + (letters[index + 1] ?? '')
        if (index + 1 < letters.length) push(tokens, pair, first, first + pair.length, 'part')
        first += letter.length
      }
    }
    at = end
  }
}

function pushCompound(tokens: Token[], compound: string, start: number, text: string): void {
  if (!JOINTS.test(compound)) {
    const afterApostrophe = start > 0 && (text[start - 1] === "'" || text[start - 1] === '’')
    const term = fold(compound)
    if (afterApostrophe && APOSTROPHE_REST.test(term)) return
    push(tokens, term, start, start + compound.length, 'word')
    return
  }
  const segments = compound.split(OUTER_JOINTS)
  if (segments.length > 1 && isReadable(compound, segments.length)) {
    const whole = fold(compound)
    const end = start + compound.length
    push(tokens, whole, start, end, 'whole')
    if (VERSION.test(whole)) push(tokens, whole.replace(VERSION, ''), start + 1, end, 'part')
  }
  let at = start
  for (const segment of segments) {
    pushIdentifier(tokens, segment, at, segments.length > 1)
    at += segment.length + 1
  }
}

/** A reference such as `azurerm_subnet.example.id` is searched by its segments only. */
function isReadable(compound: string, segments: number): boolean {
  if (segments > MOST_SEGMENTS || compound.length > LONGEST_WHOLE) return false
  return compound.includes('/') || !compound.includes('_')
}

function pushIdentifier(tokens: Token[], identifier: string, start: number, inside: boolean): void {
  const parts = identifier.split(INNER_JOINTS)
  const alone = parts.length === 1
  if (!alone && identifier.length <= LONGEST_WHOLE) {
    push(tokens, fold(identifier), start, start + identifier.length, 'whole')
  }
  let at = start
  for (const part of parts) {
    push(tokens, fold(part), at, at + part.length, alone && !inside ? 'word' : 'part')
    at += part.length + 1
  }
}

function push(tokens: Token[], term: string, start: number, end: number, kind: TokenKind): void {
  // Some letters stand for several words, as ﷺ does.
  if (term.includes(' ')) for (const word of term.split(' ')) push(tokens, word, start, end, kind)
  else if (term !== '' && term.length <= LONGEST_TERM) tokens.push({ term, start, end, kind })
}
