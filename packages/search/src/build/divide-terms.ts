import { FieldBit } from '../format/flags'
import { looksLikeName, type NameEntry } from '../format/names'
import type { PostingList } from '../format/postings'
import type { LanguageRules } from '../text/languages'
import { isUnspaced, JOINTS } from '../text/tokenize'
import { wordForms } from './word-forms'

/** From this share of the pages on, and from this number of them on, a word is common. */
const COMMON_SHARE = 1 / 64
const COMMON_PAGES = 5

/** Fields of short texts, which pages are compared by. */
const SHORT_FIELDS = FieldBit.title | FieldBit.heading | FieldBit.keywords

interface DividedTerms {
  readonly words: readonly NameEntry[]
  readonly names: readonly NameEntry[]
}

/**
 * All terms in order, words and names separate.
 *
 * @param rules of a split index: most words of its texts are then with the names
 */
export function divideTerms(
  lists: ReadonlyMap<string, PostingList>,
  pageCount: number,
  rules: LanguageRules | undefined,
): DividedTerms {
  const entries = [...lists].map(([term, list]) => toEntry(term, list)).sort(byTerm)
  const words = entries.filter((entry) => !isName(entry))
  const kept = new Set(rules ? keptWords(words, pageCount, rules) : words)
  return { words: [...kept], names: entries.filter((entry) => !kept.has(entry)) }
}

/** The words that prefixes, forms and corrections are looked up among: those of short texts, common ones, and forms of these. */
function keptWords(
  words: readonly NameEntry[],
  pageCount: number,
  { language, stemmers }: LanguageRules,
): readonly NameEntry[] {
  // A word inside of compounds may be anywhere.
  if (language.hasCompounds) return words
  const common = Math.max(COMMON_PAGES, pageCount * COMMON_SHARE)
  const isKept = ({ term, pages, flags }: NameEntry) =>
    pages.length >= common ||
    flags.some((each) => each & SHORT_FIELDS) ||
    // Queries are cut by the words of the index.
    isUnspaced(term)
  const distances = wordForms(
    words.map(({ term }) => term),
    stemmers,
  )
  /** By word: the first one with the same stem. */
  const roots = new Uint32Array(words.length)
  const kept = new Set<number>()
  for (const [at, word] of words.entries()) {
    const distance = distances[at] ?? 0
    const root = distance === 0 ? at : (roots[at - distance] ?? at)
    roots[at] = root
    if (isKept(word)) kept.add(root)
  }
  return words.filter((_, at) => kept.has(roots[at] ?? at))
}

/** Approximate size in bytes of all lists. */
export function postingsSize(lists: ReadonlyMap<string, PostingList>): number {
  let size = 0
  for (const list of lists.values()) size += postingSize(list)
  return size
}

/** Approximate size of a list: one or two bytes per gap, one per flags. */
export function postingSize({ pages }: PostingList): number {
  const widest = pages.length < 64 && (pages.at(-1) ?? 0) > 127 ? 3 : 2
  return pages.length * widest
}

function toEntry(term: string, { pages, flags }: PostingList): NameEntry {
  const inTitle = flags.some((each) => each & FieldBit.title)
  return { term, pages, flags, count: pages.length * 2 + (inTitle ? 1 : 0) }
}

/** By UTF-16 code units, as terms are looked up. */
function byTerm({ term: a }: NameEntry, { term: b }: NameEntry): number {
  return a < b ? -1 : 1
}

/** A word with digits is kept among the words if it occurs in titles or headings. */
function isName({ term, flags }: NameEntry): boolean {
  if (!looksLikeName(term)) return false
  return JOINTS.test(term) || !flags.some((each) => each & (FieldBit.title | FieldBit.heading))
}
