import { FIELDS, type Field, fieldMask } from '../format/flags'
import type { HeadLanguage } from '../format/head'
import type { Presence, WildcardClause } from '../query/query-tree'
import { isStemmerName, SHARED_STEM, stem } from '../text/stemmers'
import type { Dictionary } from './dictionary'
import { PROFILE } from './profile'
import { type Wildcard, wildcardOf } from './wildcard'
import type { Word } from './words'

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
  /** Factor the reader wrote, or 1. */
  readonly boost: number
  /** What it is worth beside other groups for the same piece of the query. */
  readonly share: number
  /** An identifier as a whole, beside its parts: it adds to the score, but not to coverage. */
  readonly whole: boolean
  /** How often the word stands in the query. */
  readonly count: number
  /** The word may be the beginning of a longer one. */
  readonly open: boolean
  /** The alternatives are the two halves of the word. */
  readonly split: boolean
  /** The text is a pattern, the alternatives are what matches it. */
  readonly pattern: boolean
  /** Where the word stands in the query's text. */
  readonly start: number
  readonly end: number
}

export const ALL_FIELDS = 0xff

/** Longer queries are cut: nobody reads so many words, and each costs time. */
export const MOST_WORDS = 32

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
  return groups.map((group) => settle(group, groups))
}

/** Of an identifier that the index knows as it is written, the whole counts, and its parts little. */
function settle(group: Group, groups: readonly Group[]): Group {
  const covered = isInsideKnown(group, groups)
  const required = group.presence === 'required' && !covered && (!group.whole || isKnown(group))
  return {
    ...group,
    presence: group.presence === 'required' && !required ? 'optional' : group.presence,
    share: covered && !group.whole ? PROFILE.partsOfIdentifier : 1,
  }
}

/** Turns a pattern into the terms of the index that match it. */
export function planWildcard(clause: WildcardClause, dictionary: Dictionary): Group {
  const wildcard: Wildcard = wildcardOf(clause.pattern)
  const terms = dictionary.matching(wildcard, PROFILE.wildcardTerms)
  return {
    text: clause.pattern,
    kind: terms.length > 0 ? 'known' : 'missing',
    alternatives: terms.map((term) => ({ term, weight: 1 })),
    presence: clause.presence,
    fields: fieldsOf(clause.field),
    boost: clause.boost,
    share: 1,
    whole: false,
    count: 1,
    open: false,
    split: false,
    pattern: true,
    start: clause.start,
    end: clause.end,
  }
}

/** True for a part of an identifier that the index knows as it is written. */
export function isPartOfKnown(group: Group, groups: readonly Group[]): boolean {
  return !group.whole && isInsideKnown(group, groups)
}

function isInsideKnown(group: Group, groups: readonly Group[]): boolean {
  return groups.some(
    (other) =>
      other !== group && isKnown(other) && other.start <= group.start && other.end >= group.end,
  )
}

function isKnown({ whole, kind }: Group): boolean {
  return whole && kind === 'known'
}

function withoutStopWords(words: readonly Word[], { stopWords }: HeadLanguage): readonly Word[] {
  if (stopWords.length === 0) return words
  const stops = new Set(stopWords)
  const rest = words.filter(
    ({ term, clause }) => clause.presence !== 'optional' || !stops.has(term),
  )
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
  if (isLiteral(word)) return exact < 0 ? undefined : toGroup(word, 'known', weights)
  for (const [other, weight] of relatives(term, dictionary, language)) add(other, weight)
  if (clause.type === 'term' && clause.edits) {
    for (const near of dictionary.within(term, clause.edits)) {
      add(near.term, nearWeight(near.distance))
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
  if (word.whole || next.whole || isExplicit(word) || isExplicit(next)) return undefined
  if (word.clause.presence !== next.clause.presence) return undefined
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
  // The parts of an unknown identifier are words of their own; some words are meant literally.
  if (word.whole || isExplicit(word)) return toGroup(word, 'missing', new Map())
  const weights = new Map<number, number>()
  const near = dictionary.near(term).slice(0, PROFILE.nearTerms)
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

/** Nothing but the word itself is meant: in quotation marks, excluded, or with a distance written. */
function isLiteral({ clause }: Word): boolean {
  return clause.type === 'phrase' || clause.presence === 'excluded' || clause.edits === 0
}

function isExplicit(word: Word): boolean {
  return isLiteral(word) || (word.clause.type === 'term' && word.clause.edits !== undefined)
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
    presence: clause.presence,
    fields: fieldsOf(clause.field),
    boost: clause.boost,
    share: 1,
    whole: word.whole,
    count: word.count,
    open: word.open && kind !== 'replaced',
    split,
    pattern: false,
    start: word.start,
    end: word.end,
  }
}

function fieldsOf(name: string | undefined): number {
  return isField(name) ? fieldMask(name) : ALL_FIELDS
}

function isField(name: string | undefined): name is Field {
  return FIELDS.some((field) => field === name)
}
