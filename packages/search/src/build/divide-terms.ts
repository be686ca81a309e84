import { FieldBit } from '../format/flags'
import { looksLikeName } from '../format/names'
import type { LanguageRules } from '../text/languages'
import { isUnspaced, JOINTS } from '../text/tokenize'
import type { CountedTerms } from './count-terms'
import type { PageTerms } from './page-terms'
import { wordForms } from './word-forms'

/** From this share of the pages on, and from this number of them on, a word is common. */
const COMMON_SHARE = 1 / 64
const COMMON_PAGES = 5

/** Fields of short texts, which pages are compared by. */
const SHORT_FIELDS = FieldBit.title | FieldBit.heading | FieldBit.keywords

/** Numbers of terms, in the order of the terms. */
interface DividedTerms {
  readonly words: readonly number[]
  readonly names: readonly number[]
}

/** @param rules of a split index: most words of its texts are then with the names */
export function divideTerms(
  { terms, order }: Pick<PageTerms, 'terms' | 'order'>,
  counted: CountedTerms,
  pageCount: number,
  rules: LanguageRules | undefined,
): DividedTerms {
  const usedTerms = order.filter((term) => (counted.pageCounts[term] ?? 0) > 0)
  const words = usedTerms.filter((term) => !isName(terms[term] ?? '', counted.fields[term] ?? 0))
  const kept = rules ? keptWords(terms, counted, words, pageCount, rules) : words
  const isWord = new Uint8Array(terms.length)
  for (const term of kept) isWord[term] = 1
  return { words: kept, names: usedTerms.filter((term) => isWord[term] === 0) }
}

/** The words that prefixes, forms and corrections are looked up among: those of short texts, common ones, and forms of these. */
function keptWords(
  terms: readonly string[],
  { pageCounts, fields }: CountedTerms,
  words: readonly number[],
  pageCount: number,
  { language, stemmers }: LanguageRules,
): readonly number[] {
  // A word inside of compounds may be anywhere.
  if (language.hasCompounds) return words
  const common = Math.max(COMMON_PAGES, pageCount * COMMON_SHARE)
  const isKept = (word: number) =>
    (pageCounts[word] ?? 0) >= common ||
    (fields[word] ?? 0) & SHORT_FIELDS ||
    // Queries are cut by the words of the index.
    isUnspaced(terms[word] ?? '')
  const distances = wordForms(
    words.map((word) => terms[word] ?? ''),
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

/** Approximate size in bytes of all postings. */
export function postingsSize({ pageCounts, lastPages }: CountedTerms): number {
  return pageCounts.reduce((sum, count, term) => sum + postingSize(count, lastPages[term] ?? 0), 0)
}

/** Approximate size of the postings of a term: one or two bytes per gap, one per flags. */
export function postingSize(pageCount: number, lastPage: number): number {
  return pageCount * (pageCount < 64 && lastPage > 127 ? 3 : 2)
}

/** A word with digits is kept among the words if it occurs in titles or headings. */
function isName(term: string, fields: number): boolean {
  if (!looksLikeName(term)) return false
  return JOINTS.test(term) || !(fields & (FieldBit.title | FieldBit.heading))
}
