import { FieldBit } from '../format/flags'
import { PartKind } from '../format/frame'
import { encodeHead } from '../format/head'
import type { WrittenPage } from '../format/head-pages'
import { encodeNames, looksLikeName, type NameEntry } from '../format/names'
import { encodePostings, type PostingList } from '../format/postings'
import { encodeTexts } from '../format/texts'
import { hex } from '../format/volumes'
import { resolveLanguages } from '../text/languages'
import { JOINTS } from '../text/tokenize'
import type { CountedPage } from './count-page'
import { countTerms } from './count-terms'
import { identifierPrefixes } from './identifier-prefixes'
import {
  inEntry,
  type PlannedFile,
  pack,
  postingParts,
  printOf,
  textParts,
  textPrints,
} from './index-parts'
import type { BuildIndexOptions, SplitOptions } from './options'
import { inOrder } from './page-order'
import { pathWeights } from './path-weights'
import { wordForms } from './word-forms'

const KIB = 1024
const DEFAULT_SPLIT: Required<Omit<SplitOptions, 'textsFile'>> = {
  inlinePostings: 96 * KIB,
  postingsFile: 16 * KIB,
  namesFile: 24 * KIB,
  inlineTexts: 96 * KIB,
}

/** Size of text files: at most this many files, unless the site is very large. */
const TEXTS_FILES = [7 * KIB, 14 * KIB, 28 * KIB]
const LARGEST_TEXTS_FILE = 56 * KIB
const MOST_TEXTS_FILES = 150

/**
 * Plans the files of an index, the entry file first. Only missing files need bytes, and only those need texts. The same pages give
 * the same files, in whatever order they come; of two pages with one path the last counts.
 *
 * @throws {RangeError} for a `name` with characters that do not belong into a file name, and for
 *   language options without anything built in.
 */
export function planIndex(
  given: readonly CountedPage[],
  { name: stem, locale, languages = [], weights, split }: BuildIndexOptions,
): PlannedFile[] {
  if (!/^[\w-][\w.-]*$/.test(stem)) {
    throw new RangeError(
      `The name of a search index is part of its file names: "${stem}" may hold only letters, digits, "_", "-" and ".".`,
    )
  }
  const sorted = inOrder(given)
  const sizes = { ...DEFAULT_SPLIT, ...split }
  const { lists, lengths } = countTerms(sorted)
  // Frees the words of each page, which are most of its data.
  const pages = sorted.map((page): CountedPage => ({ ...page, terms: '', flags: '' }))
  const { words, names, size } = divideTerms(lists)
  const { language, stemmers } = resolveLanguages(languages, locale)
  const forms = wordForms(
    words.map(({ term }) => term),
    stemmers,
  )
  const inline = size <= sizes.inlinePostings
  const postings = inline
    ? inEntry(encodePostings(words))
    : postingParts(stem, PartKind.words, words, encodePostings, postingSize, sizes.postingsFile)
  const nameSize = (entry: NameEntry) => postingSize(entry) + entry.term.length / 2
  const nameParts = inline
    ? inEntry(encodeNames(names))
    : postingParts(stem, PartKind.names, names, encodeNames, nameSize, sizes.namesFile)
  const textSize = sum(pages.map((page) => page.textSize))
  const isTextInline = textSize <= sizes.inlineTexts
  const textsFile = sizes.textsFile ?? textsFileSize(textSize)
  const texts = isTextInline ? undefined : textParts(stem, pages, textsFile)
  const weightOf = pathWeights(weights)
  const head = (inlineTexts?: Uint8Array) =>
    encodeHead({
      language,
      prefixes: identifierPrefixes(pages.map(({ title }) => title)),
      pages: pages.map((page) => headPage(page, page.weight ?? weightOf(page.path))),
      lengths,
      words: words.map(({ term }) => term),
      counts: Uint32Array.from(words, ({ count }) => count),
      forms,
      postings: postings.head,
      names: nameParts.head,
      firstNames: Array.from(nameParts.head.starts, (start) => names[start]?.term ?? ''),
      texts: texts?.head ?? inEntry(inlineTexts ?? new Uint8Array()).head,
    })
  const raw = head()
  // Texts that come with the entry are named by their fingerprints, as those in files are.
  const print = isTextInline ? printOf(textPrints(pages), printOf(raw)) : printOf(raw)
  const entry: PlannedFile = {
    name: `${stem}.${hex(print)}.idx`,
    texts: isTextInline ? pages : [],
    bytes: (given) => pack(PartKind.entry, print, isTextInline ? head(encodeTexts(given)) : raw),
  }
  return [entry, ...postings.files, ...nameParts.files, ...(texts?.files ?? [])]
}

/** Few distinct sizes: an edit must not move the boundaries of all files. */
function textsFileSize(total: number): number {
  return TEXTS_FILES.find((size) => total / size <= MOST_TEXTS_FILES) ?? LARGEST_TEXTS_FILE
}

function headPage(page: CountedPage, weight: number): WrittenPage {
  const { path, title, breadcrumbs, tags, headings, anchors } = page
  return {
    path,
    title,
    breadcrumbs,
    tags,
    weight,
    headings,
    sections: headings.map((heading, index) => ({ anchor: anchors[index] ?? '', heading })),
  }
}

/** All terms in order, words and names separate, with the approximate size of their postings in bytes. */
function divideTerms(lists: ReadonlyMap<string, PostingList>): {
  readonly words: readonly NameEntry[]
  readonly names: readonly NameEntry[]
  readonly size: number
} {
  const words: NameEntry[] = []
  const names: NameEntry[] = []
  let size = 0
  for (const term of [...lists.keys()].sort()) {
    const list = lists.get(term)
    if (list === undefined) continue
    size += postingSize(list)
    const entry = toEntry(term, list)
    if (isName(entry)) names.push(entry)
    else words.push(entry)
  }
  return { words, names, size }
}

/** Approximate size of a list: one or two bytes per gap, one per flags. */
function postingSize({ pages }: PostingList): number {
  const widest = pages.length < 64 && (pages.at(-1) ?? 0) > 127 ? 3 : 2
  return pages.length * widest
}

function toEntry(term: string, { pages, flags }: PostingList): NameEntry {
  const inTitle = flags.some((each) => each & FieldBit.title)
  return { term, pages, flags, count: pages.length * 2 + (inTitle ? 1 : 0) }
}

/** A word with digits is kept among the words if it occurs in titles or headings. */
function isName({ term, flags }: NameEntry): boolean {
  if (!looksLikeName(term)) return false
  return JOINTS.test(term) || !flags.some((each) => each & (FieldBit.title | FieldBit.heading))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
