import { FIELDS, type Field, fieldMask } from '../format/flags'
import type { Presence } from '../query/query-tree'
import type { Word } from './words'

/** A term of the index that matches a word of the query, with its weight. */
export interface Alternative {
  readonly term: number
  readonly weight: number
  /** Further terms that the page must have: `virtual` with `network`, for `vnet`. */
  readonly also?: readonly number[]
  /** It stands for neighbouring words too: `eventhub` for `event hub`. */
  readonly spans?: boolean
}

/**
 * - `begun`: known only by other terms: completions, inflections, what matches a pattern;
 * - `replaced`: the word is not in the index; its alternatives are corrections.
 * - `joined`: neighbouring words as an identifier, beside the words;
 * - `spaced`: all words as one identifier, likewise: it is what is meant.
 */
export type GroupKind = 'known' | 'begun' | 'joined' | 'spaced' | 'replaced' | 'missing'

/** One word of the query. A page matches it through the best of its alternatives. */
export interface Group {
  readonly text: string
  readonly kind: GroupKind
  readonly alternatives: readonly Alternative[]
  readonly presence: Presence
  /** Bit set of the fields in which it may match; default all. */
  readonly fields: number
  /** Boost in the query, or 1. */
  readonly boost: number
  /** An identifier as a whole, beside its parts: it adds to the score, but not to coverage. */
  readonly whole: boolean
  /** Number of occurrences in the query. */
  readonly count: number
  /** The word may be the beginning of a longer one. */
  readonly open: boolean
  /** Position in the query's text. */
  readonly start: number
  readonly end: number
}

const ALL_FIELDS = 0xff

/** A group for a word of the query. */
export function toGroup(
  word: Word,
  kind: GroupKind,
  weights: ReadonlyMap<number, number>,
  compounds: readonly Alternative[] = [],
): Group {
  const { clause } = word
  return {
    text: word.term,
    kind,
    alternatives: [...Array.from(weights, ([term, weight]) => ({ term, weight })), ...compounds],
    presence: clause.presence,
    fields: fieldsOf(clause.field),
    boost: clause.boost,
    whole: word.kind === 'whole',
    count: word.count,
    open: word.open && kind !== 'replaced',
    start: word.start,
    end: word.end,
  }
}

export function fieldsOf(name: string | undefined): number {
  return isField(name) ? fieldMask(name) : ALL_FIELDS
}

function isField(name: string | undefined): name is Field {
  return FIELDS.some((field) => field === name)
}

/** True for a part of an identifier that is in the index as a whole. */
export function isPartOfKnown(group: Group, groups: readonly Group[]): boolean {
  return !group.whole && isInsideKnown(group, groups)
}

/** Part of an identifier that is in the index. */
export function isInsideKnown(group: Group, groups: readonly Group[]): boolean {
  return groups.some(
    (other) =>
      other !== group && isKnown(other) && other.start <= group.start && other.end >= group.end,
  )
}

/** An identifier that words of the query were joined to. */
export function isJoined({ kind }: Group): boolean {
  return kind === 'joined' || kind === 'spaced'
}

/** An identifier that titles should have as it is written. */
export function isMeant({ whole, kind }: Group): boolean {
  return whole && (kind === 'known' || kind === 'spaced')
}

/** An identifier that is in the index. */
export function isKnown({ whole, kind }: Group): boolean {
  return whole && kind === 'known'
}
