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
 * - `joined`: neighbouring words as an identifier, beside the words;
 * - `replaced`: the word is not in the index; its alternatives are corrections.
 */
export type GroupKind = 'known' | 'begun' | 'joined' | 'replaced' | 'missing'

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
  /** The word may be the beginning of a longer one. */
  readonly open: boolean
  /** Position in the query's text. */
  readonly start: number
  readonly end: number
}

const ALL_FIELDS = 0xff

/** A group for a word of the query; of two alternatives with the same term, the one that weighs more counts. */
export function toGroup(
  { term, kind: wordKind, open, clause, start, end }: Word,
  kind: GroupKind,
  alternatives: readonly Alternative[],
): Group {
  return {
    text: term,
    kind,
    alternatives: heaviest(alternatives),
    presence: clause.presence,
    fields: fieldsOf(clause.field),
    boost: clause.boost,
    whole: wordKind === 'whole',
    open: open && kind !== 'replaced',
    start,
    end,
  }
}

export function heaviest(alternatives: readonly Alternative[]): readonly Alternative[] {
  const byTerms = new Map<string, Alternative>()
  for (const each of alternatives) {
    const key = [each.term, ...(each.also ?? [])].join(' ')
    const before = byTerms.get(key)
    if (!before || before.weight < each.weight) byTerms.set(key, each)
  }
  return [...byTerms.values()]
}

/** The alternative that weighs most. */
export function heaviestOf(alternatives: readonly Alternative[]): Alternative | undefined {
  return alternatives.reduce<Alternative | undefined>(
    (best, each) => (best && best.weight >= each.weight ? best : each),
    undefined,
  )
}

function fieldsOf(name: string | undefined): number {
  return isField(name) ? fieldMask(name) : ALL_FIELDS
}

function isField(name: string | undefined): name is Field {
  return FIELDS.some((field) => field === name)
}

/** True for a part of an identifier that is in the index as a whole. */
export function isPartOfIndexed(group: Group, groups: readonly Group[]): boolean {
  return !group.whole && isInsideIndexed(group, groups)
}

/** Part of an identifier that is in the index. */
export function isInsideIndexed(group: Group, groups: readonly Group[]): boolean {
  return groups.some(
    (other) =>
      other !== group && isIndexed(other) && other.start <= group.start && other.end >= group.end,
  )
}

/** An identifier that is in the index. */
export function isIndexed({ whole, kind }: Group): boolean {
  return whole && kind === 'known'
}
