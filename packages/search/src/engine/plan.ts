import { FIELDS, type Field, fieldMask } from '../format/flags'
import type { HeadLanguage } from '../format/head'
import type { Presence, QueryTree, TermClause } from '../query/query-tree'
import { isStemmerName, SHARED_STEM, stem } from '../text/stemmers'
import { isUnspaced, type Token, tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import { PROFILE } from './profile'

/** A term of the index that stands for a word of the query, and what it is worth against the word. */
export interface Alternative {
  readonly term: number
  readonly weight: number
}

/** - `replaced`: the index does not know the word; its alternatives are what was probably meant. */
export type GroupKind = 'known' | 'begun' | 'replaced' | 'missing'

/** One word of the query. A page meets it through the best of the alternatives. */
export interface Group {
  readonly text: string
  readonly kind: GroupKind
  readonly alternatives: readonly Alternative[]
  readonly presence: Presence
  /** Bits of the fields in which it may match; all when nothing was said. */
  readonly fields: number
  readonly boost: number
  /** An identifier as a whole, beside its parts: it adds to the score, but not to coverage. */
  readonly whole: boolean
  /** How often the word stands in the query. */
  readonly count: number
  /** The word may be the beginning of a longer one. */
  readonly open: boolean
  /** The alternatives are the two halves of the word. */
  readonly split: boolean
  /** Where the word stands in the query's text. */
  readonly start: number
  readonly end: number
}

export const ALL_FIELDS = 0xff

/** Longer queries are cut: nobody reads so many words, and each costs time. */
export const MOST_WORDS = 32

/** A word of a query, as it is written. */
export interface Word {
  readonly term: string
  readonly open: boolean
  readonly whole: boolean
  /** How often it stands in the query. */
  readonly count: number
  readonly clause: TermClause
  readonly start: number
  readonly end: number
}

/** Turns the words of a query into terms of the index. */
export function planWords(
  read: readonly Word[],
  dictionary: Dictionary,
  language: HeadLanguage,
): Group[] {
  const words = withoutStopWords(read, language).slice(0, MOST_WORDS)
  const groups: Group[] = []
  const joined = new Set<number>()
  for (const [index, word] of words.entries()) {
    if (joined.has(index)) continue
    const known = lookUp(word, dictionary, language)
    if (known) {
      groups.push(known)
      continue
    }
    const next = words[index + 1]
    const pair = next && !joined.has(index + 1) ? join(word, next, dictionary) : undefined
    const before = words[index - 1]
    if (pair) {
      groups.push(pair)
      joined.add(index + 1)
    } else {
      const withBefore =
        before && !joined.has(index - 1) ? join(before, word, dictionary) : undefined
      groups.push(withBefore ?? guess(word, dictionary))
    }
  }
  return groups.map((group) =>
    isPartOfKnown(group, groups)
      ? { ...group, boost: group.boost * PROFILE.partsOfIdentifier }
      : group,
  )
}

/** True for a part of an identifier that the index knows as it is written. */
export function isPartOfKnown(group: Group, groups: readonly Group[]): boolean {
  if (group.whole) return false
  return groups.some(
    ({ whole, kind, start, end }) =>
      whole && kind === 'known' && start <= group.start && end >= group.end,
  )
}

/** The words of a query, before anything is known about them. */
export function readWords(tree: QueryTree, dictionary: Dictionary): Word[] {
  const words: Word[] = []
  const seen = new Map<string, number>()
  for (const clause of tree.clauses) {
    if (clause.type !== 'term') continue
    const tokens = tokenize(clause.text)
    for (const [index, token] of tokens.entries()) {
      for (const piece of isUnspaced(token.term) ? cut(token, dictionary) : [token]) {
        const word = toWord(piece, clause, index === tokens.length - 1)
        const key = `${clause.presence} ${clause.field ?? ''} ${word.term}`
        const before = seen.get(key)
        const earlier = before === undefined ? undefined : words[before]
        if (before !== undefined && earlier && !word.open) {
          words[before] = { ...earlier, count: earlier.count + 1 }
          continue
        }
        seen.set(key, words.length)
        words.push(word)
      }
    }
  }
  return words
}

function toWord(token: Token, clause: TermClause, last: boolean): Word {
  const toEnd = clause.start + token.end === clause.end
  return {
    term: token.term,
    open: clause.open && toEnd && (last || token.kind === 'whole'),
    whole: token.kind === 'whole',
    count: 1,
    clause,
    start: clause.start + token.start,
    end: clause.start + token.end,
  }
}

/** Cuts a run without spaces into the fewest words the index knows. */
function cut(token: Token, dictionary: Dictionary): Token[] {
  const letters = Array.from(token.term)
  if (letters.length !== token.end - token.start || dictionary.find(token.term) >= 0) return [token]
  const cost = [0]
  const from = [0]
  for (let end = 1; end <= letters.length; end++) {
    cost[end] = Number.POSITIVE_INFINITY
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const known = dictionary.find(letters.slice(start, end).join('')) >= 0
      if (!known && end - start > 1) continue
      const total = (cost[start] ?? 0) + (known ? 1 : 3)
      if (total < (cost[end] ?? 0)) {
        cost[end] = total
        from[end] = start
      }
    }
  }
  const pieces: Token[] = []
  for (let end = letters.length; end > 0; end = from[end] ?? 0) {
    const start = from[end] ?? 0
    const term = letters.slice(start, end).join('')
    pieces.unshift({ term, start: token.start + start, end: token.start + end, kind: 'word' })
  }
  return pieces
}

function withoutStopWords(words: readonly Word[], { stopWords }: HeadLanguage): readonly Word[] {
  if (stopWords.length === 0) return words
  const stops = new Set(stopWords)
  const rest = words.filter((word) => !stops.has(word.term))
  return rest.length > 0 ? rest : words
}

function lookUp(word: Word, dictionary: Dictionary, language: HeadLanguage): Group | undefined {
  const { clause, term } = word
  const exact = dictionary.find(term)
  const weights = new Map<number, number>()
  const add = (alternative: number, weight: number) =>
    weights.set(alternative, Math.max(weights.get(alternative) ?? 0, weight))
  if (word.open) {
    const limit = PROFILE.continuations[term.length] ?? PROFILE.continuations.at(-1) ?? 0
    for (const longer of dictionary.continuations(term, limit)) {
      const more = dictionary.text(longer).length - term.length
      add(longer, PROFILE.weight.continuation * (term.length / (term.length + 0.3 * more)))
    }
  }
  if (exact >= 0) add(exact, 1)
  for (const [other, weight] of relatives(term, dictionary, language)) add(other, weight)
  if (clause.edits !== undefined) {
    for (const near of dictionary.near(term, clause.edits)) {
      add(near.term, PROFILE.weight.fuzzy / near.distance)
    }
  }
  if (weights.size === 0) return undefined
  return toGroup(word, exact >= 0 ? 'known' : 'begun', weights)
}

/** Inflections and synonyms, where the language has them. */
function* relatives(
  term: string,
  dictionary: Dictionary,
  language: HeadLanguage,
): Generator<readonly [term: number, weight: number]> {
  for (const name of language.stemmers) {
    if (!isStemmerName(name) || term.length <= SHARED_STEM) continue
    const wanted = stem(name, term)
    const [first, end] = dictionary.range(term.slice(0, SHARED_STEM))
    for (let other = first; other < end; other++) {
      if (stem(name, dictionary.text(other)) === wanted) {
        yield [other, PROFILE.weight.inflection]
      }
    }
  }
  for (const group of language.synonyms) {
    if (!group.includes(term)) continue
    for (const synonym of group) {
      const other = dictionary.find(synonym)
      if (other >= 0) yield [other, PROFILE.weight.synonym]
    }
  }
}

/** `brown field` for `brownfield`: only where the index does not know one of the two. */
function join(word: Word, next: Word, dictionary: Dictionary): Group | undefined {
  if (word.whole || next.whole || word.clause.presence !== next.clause.presence) return undefined
  const term = dictionary.find(word.term + next.term)
  const begun = next.open ? dictionary.continuations(word.term + next.term, 1)[0] : undefined
  const found = term >= 0 ? term : begun
  if (found === undefined) return undefined
  const both: Word = { ...word, term: word.term + next.term, end: next.end }
  return toGroup(both, 'replaced', new Map([[found, 1]]))
}

/** What an unknown word was probably meant to be. */
function guess(word: Word, dictionary: Dictionary): Group {
  const { term, open } = word
  // The parts of an unknown identifier are words of their own.
  if (word.whole) return toGroup(word, 'missing', new Map())
  const weights = new Map<number, number>()
  const edits = word.clause.edits
  const near = dictionary.near(term, edits).slice(0, PROFILE.nearTerms)
  for (const { term: other, distance } of near) weights.set(other, nearWeight(distance))
  if (weights.size === 0) {
    for (const half of halves(term, dictionary)) weights.set(half, PROFILE.weight.split)
    if (weights.size > 0) return toGroup(word, 'replaced', weights, true)
  }
  if (open && weights.size === 0) {
    for (const { term: other, distance } of dictionary.nearContinuations(term, PROFILE.nearTerms)) {
      weights.set(other, nearWeight(distance) * PROFILE.weight.continuation)
    }
  }
  return toGroup(word, weights.size > 0 ? 'replaced' : 'missing', weights)
}

function nearWeight(distance: number): number {
  return distance === 1 ? PROFILE.weight.fuzzy : PROFILE.weight.fuzzy * 0.7
}

/** `terraformexporter`: two known words written as one. */
function halves(term: string, dictionary: Dictionary): number[] {
  for (let at = term.length - 3; at >= 3; at--) {
    const left = dictionary.find(term.slice(0, at))
    const right = left < 0 ? -1 : dictionary.find(term.slice(at))
    if (right >= 0) return [left, right]
  }
  return []
}

function toGroup(
  word: Word,
  kind: GroupKind,
  weights: ReadonlyMap<number, number>,
  split = false,
): Group {
  const { clause } = word
  return {
    text: word.term,
    kind,
    alternatives: Array.from(weights, ([term, weight]) => ({ term, weight })),
    // A whole identifier beside its parts must not be required twice.
    presence: word.whole && clause.presence === 'required' ? 'optional' : clause.presence,
    fields: isField(clause.field) ? fieldMask(clause.field) : ALL_FIELDS,
    boost: clause.boost,
    whole: word.whole,
    count: word.count,
    open: word.open && kind !== 'replaced',
    split,
    start: word.start,
    end: word.end,
  }
}

function isField(name: string | undefined): name is Field {
  return FIELDS.some((field) => field === name)
}
