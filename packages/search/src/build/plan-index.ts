import { FieldBit } from '../format/flags'
import { PartKind } from '../format/frame'
import { encodeHead, type HeadParts } from '../format/head'
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
  outlineOf,
  type PlannedFile,
  pack,
  postingParts,
  printOf,
  textPrints,
} from './index-parts'
import type { BuildIndexOptions } from './options'
import { inOrder } from './page-order'
import { pathWeights } from './path-weights'
import { planTexts, type SplitSizes } from './plan-texts'
import { titleWorths } from './title-worths'
import { wordForms } from './word-forms'

const KIB = 1024
const DEFAULT_SPLIT: SplitSizes = {
  inlinePostings: 96 * KIB,
  inlineTexts: 96 * KIB,
  inlineOutlines: 192 * KIB,
}

const NO_PARTS: HeadParts = { starts: new Uint32Array(), volumes: [], inline: undefined }

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
  const { outlined, texts, tags } = planTexts(stem, pages, sizes)
  const inline = size <= sizes.inlinePostings
  const namesFile = sizes.namesFile ?? (outlined ? 8 : 24) * KIB
  const postingsFile = sizes.postingsFile ?? (outlined ? 12 : 16) * KIB
  const postings = inline
    ? inEntry(encodePostings(words))
    : postingParts(stem, PartKind.words, words, encodePostings, postingSize, postingsFile)
  const nameSize = (entry: NameEntry) => postingSize(entry) + entry.term.length / 2
  const nameParts = inline
    ? inEntry(encodeNames(names))
    : postingParts(stem, PartKind.names, names, encodeNames, nameSize, namesFile)
  const titles = pages.map(({ title }) => title)
  const prefixes = identifierPrefixes(titles)
  const weightOf = pathWeights(weights)
  const head = (inlineTexts?: Uint8Array) =>
    encodeHead({
      language,
      prefixes,
      weights: pages.map((page) => page.weight ?? weightOf(page.path)),
      outlines: outlined ? undefined : pages.map(outlineOf),
      titleWorths: outlined ? titleWorths(titles, prefixes, lists) : new Uint8Array(),
      lengths,
      words: words.map(({ term }) => term),
      counts: Uint32Array.from(words, ({ count }) => count),
      forms,
      postings: postings.head,
      names: nameParts.head,
      firstNames: Array.from(nameParts.head.starts, (start) => names[start]?.term ?? ''),
      texts: texts?.head ?? inEntry(inlineTexts ?? new Uint8Array()).head,
      tags: tags?.head ?? NO_PARTS,
    })
  const raw = head()
  const isTextInline = texts === undefined
  // Texts that come with the entry are named by their fingerprints, as those in files are.
  const print = isTextInline ? printOf(textPrints(pages), printOf(raw)) : printOf(raw)
  const entry: PlannedFile = {
    name: `${stem}.${hex(print)}.idx`,
    texts: isTextInline ? pages : [],
    bytes: (given) => pack(PartKind.entry, print, isTextInline ? head(encodeTexts(given)) : raw),
  }
  return [
    entry,
    ...postings.files,
    ...nameParts.files,
    ...(texts?.files ?? []),
    ...(tags?.files ?? []),
  ]
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
