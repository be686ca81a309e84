import { PartKind } from '../format/frame'
import { encodeHead, type HeadParts } from '../format/head'
import { encodeTerms, sliceTerms } from '../format/names'
import { encodeTexts } from '../format/texts'
import { hex } from '../format/volumes'
import { resolveLanguages } from '../text/languages'
import { countTerms, fieldLengths, termColumns } from './count-terms'
import { divideTerms, postingsSize } from './divide-terms'
import { identifierPrefixes } from './identifier-prefixes'
import {
  inEntry,
  outlineOf,
  type PlannedFile,
  pack,
  printOf,
  termParts,
  textPrints,
} from './index-parts'
import { mentionFactors } from './mentions'
import type { BuildIndexOptions } from './options'
import { inOrder } from './page-order'
import type { NumberedPage, PageTerms } from './page-terms'
import { pathWeights } from './path-weights'
import { planTexts } from './plan-texts'
import { titleIdf } from './title-idf'
import { wordForms } from './word-forms'

const KIB = 1024
const DEFAULT_SPLIT = { inlinePostings: 96 * KIB, inlineTexts: 96 * KIB }

/** 95 % of the first answers at 1,610 pages take 14 requests and 146 KB; with 10 KiB a file 15 and 144 KB, with 14 KiB 15 and 149 KB. */
const POSTINGS_FILE = 12 * KIB
/** With more files than so many, files are larger: at 30,590 pages 18 requests and 289 KB, with 24 KiB 20 and 279 KB. */
const MOST_POSTINGS_FILES = 1000
const LARGE_POSTINGS_FILE = 32 * KIB

/** Factor of pages whose first lines say that they are superseded. */
const SUPERSEDED = 0.7

const NO_PARTS: HeadParts = { starts: new Uint32Array(), volumes: [], inline: undefined }

/**
 * Plans the files of an index, the entry file first. Only missing files need bytes, and only those need texts. The same pages give
 * the same files, in whatever order they come; of two pages with one path the last counts.
 *
 * @param terms holds those of the pages, and may hold those of others
 * @throws {RangeError} for a `name` with characters that do not belong into a file name, and for
 *   language options without anything built in.
 */
export function planIndex(
  given: readonly NumberedPage[],
  terms: PageTerms,
  { name: stem, locale, languages = [], weights, split }: BuildIndexOptions,
): PlannedFile[] {
  if (!/^[\w-][\w.-]*$/.test(stem)) {
    throw new RangeError(
      `The name of a search index is part of its file names: "${stem}" may hold only letters, digits, "_", "-" and ".".`,
    )
  }
  const pages = inOrder(given)
  const sizes = { ...DEFAULT_SPLIT, ...split }
  const counted = countTerms(pages, terms)
  const rules = resolveLanguages(languages, locale)
  const size = postingsSize(counted)
  const isLarge = size > POSTINGS_FILE * MOST_POSTINGS_FILES
  const inline = size <= sizes.inlinePostings
  const divided = divideTerms(terms, counted, pages.length, inline ? undefined : rules)
  const order = [...divided.words, ...divided.names]
  const columns = termColumns(pages, terms, counted, order)
  const words = sliceTerms(columns, 0, divided.words.length)
  const names = sliceTerms(columns, divided.words.length)
  const { language, stemmers } = rules
  const forms = wordForms(words.terms, stemmers)
  const inFiles = planTexts(stem, pages, sizes)
  const { firstTerms, ...inParts } = inline
    ? { firstTerms: [''], ...inEntry(encodeTerms({ words, names })) }
    : termParts(
        stem,
        { words, names },
        sizes.postingsFile ?? (isLarge ? LARGE_POSTINGS_FILE : POSTINGS_FILE),
      )
  const titles = pages.map(({ title }) => title)
  const prefixes = identifierPrefixes(titles)
  const ofPath = pathWeights(weights)
  const weightOf = ({ path, weight, isSuperseded }: NumberedPage) =>
    weight ?? ofPath(path) * (isSuperseded ? SUPERSEDED : 1)
  const mentioned = mentionFactors(titles, [words, names])
  const head = (inlineTexts?: Uint8Array) =>
    encodeHead({
      language,
      prefixes,
      weights: pages.map((page, at) => weightOf(page) * (mentioned[at] ?? 1)),
      outlines: inFiles ? undefined : pages.map(outlineOf),
      titleIdf: titleIdf(titles, prefixes, [words, names], language.stopWords),
      lengths: fieldLengths(pages),
      words: words.terms,
      counts: words.counts,
      forms,
      terms: inParts.head,
      firstTerms,
      texts: inFiles?.texts.head ?? inEntry(inlineTexts ?? new Uint8Array()).head,
      tags: inFiles?.tags.head ?? NO_PARTS,
    })
  const raw = head()
  const isTextInline = inFiles === undefined
  // Of texts that come with the entry the fingerprints count, as for those in files.
  const print = isTextInline ? printOf(textPrints(pages), printOf(raw)) : printOf(raw)
  const entry: PlannedFile = {
    name: `${stem}.idx`,
    key: `${stem} ${hex(print)}`,
    texts: isTextInline ? pages : [],
    bytes: (given) => pack(PartKind.entry, print, isTextInline ? head(encodeTexts(given)) : raw),
  }
  return [entry, ...inParts.files, ...(inFiles?.texts.files ?? []), ...(inFiles?.tags.files ?? [])]
}
