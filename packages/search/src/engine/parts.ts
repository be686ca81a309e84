import { checked, PartKind, readFrame } from '../format/frame'
import type { HeadParts, IndexHead } from '../format/head'
import { inflate } from '../format/inflate'
import { decodeTerms, type TermColumns, type TermsPart } from '../format/names'
import type { Outline } from '../format/outlines'
import type { PostingColumns } from '../format/postings'
import { decodeOutlinedTexts, decodeTexts, type ReadText, type TextsPart } from '../format/texts'
import { type FileKind, partPlace } from '../format/volumes'
import { lowerBound } from '../text/lower-bound'
import { PartShelf } from './part-shelf'

/** Fetches a part by the suffix of its file: `.w1a2b3c4d-0` holds words, `.t…` texts; see `partName`. */
export type LoadPart = (suffix: string) => Promise<Uint8Array>

/** Pages and flags of one term, as a view of larger columns. */
export interface PostingSlice extends Pick<PostingColumns, 'pages' | 'flags'> {
  readonly start: number
  readonly end: number
}

/** True if a page is among the postings of a term; false for one that is not loaded or not known. */
export function hasPage(slice: PostingSlice | undefined, page: number): boolean {
  return slice?.pages.subarray(slice.start, slice.end).includes(page) ?? false
}

/** A name in the part that holds it. */
export interface FoundNames {
  readonly columns: TermColumns
  /** Number of the part's first name among all terms. */
  readonly first: number
}

const utf8 = new TextDecoder()

/** Maximum number of parts that a pattern with `*` reads; a few kilobytes each. */
export const MOST_NAME_PARTS = 64

/** Postings, names and texts of an index, in the entry file or in parts. Terms are numbered: words first, then names. */
export class IndexParts {
  readonly #head: IndexHead
  /** Number of the first word of each part of terms. */
  readonly #firstWords: Uint32Array
  readonly #terms: PartShelf<TermsPart>
  readonly #texts: PartShelf<TextsPart>
  readonly #tags: PartShelf<readonly (readonly string[])[]>

  constructor(head: IndexHead, loadPart: LoadPart) {
    this.#head = head
    const shelf = <Part>(
      { starts, volumes, inline }: HeadParts,
      kind: FileKind,
      decode: (bytes: Uint8Array, part: number) => Part,
    ): PartShelf<Part> =>
      new PartShelf(starts, inline && decode(inline, 0), async (part) => {
        const { suffix, stamp } = partPlace(volumes, kind, part)
        const frame = readFrame(await loadPart(suffix), { kind, build: stamp })
        const raw = await inflate(frame)
        return checked(() => decode(raw, part))
      })
    const { terms, texts } = head
    const firstWords = Uint32Array.from(head.firstTerms, (first) => lowerBound(head.words, first))
    this.#firstWords = firstWords
    this.#terms = shelf(terms, PartKind.terms, (bytes, part) =>
      decodeTerms(bytes, head.counts.subarray(firstWords[part], firstWords[part + 1])),
    )
    this.#texts = shelf(texts, PartKind.texts, (bytes, part) => {
      const count = (texts.starts[part + 1] ?? head.weights.length) - (texts.starts[part] ?? 0)
      return head.outlines
        ? { texts: decodeTexts(bytes, count), outlines: [] }
        : decodeOutlinedTexts(bytes, count)
    })
    this.#tags = shelf(head.tags, PartKind.tags, (bytes) => JSON.parse(utf8.decode(bytes)))
  }

  /** Bounds the memory, between queries. */
  trim(): void {
    for (const shelf of [this.#terms, this.#texts]) shelf.trim()
  }

  /** Loads the postings of terms; `undefined` when all are there already. A name is only known once its part is loaded. */
  needPostings(terms: readonly number[]): Promise<unknown> | undefined {
    const words = terms.filter((term) => this.#nameNumber(term) < 0)
    return this.#terms.need(words, this.#firstWords)
  }

  /** The postings of a term whose part is loaded. */
  postings(term: number): PostingSlice | undefined {
    const name = this.#nameNumber(term)
    const place = name < 0 ? this.#terms.get(term, this.#firstWords) : this.#terms.get(name)
    return place && slice(name < 0 ? place.part.words : place.part.names, place.index)
  }

  /** Loads the parts that would contain these names, and so those with the same prefix. */
  needNames(names: Iterable<string>): Promise<unknown> | undefined {
    return this.#terms.needParts(Array.from(names, (name) => this.#namePart(name)))
  }

  /** The part that would contain a name, if it is loaded. */
  names(name: string): FoundNames | undefined {
    return this.#namesIn(this.#namePart(name))
  }

  /** Loads the parts with names that begin with a prefix, up to {@link MOST_NAME_PARTS} of them. */
  needNamesFrom(prefix: string): Promise<unknown> | undefined {
    return this.#terms.needParts(this.#namePartsFrom(prefix))
  }

  /** The loaded parts with names that begin with a prefix. */
  namesFrom(prefix: string): FoundNames[] {
    return this.#namePartsFrom(prefix).flatMap((part) => this.#namesIn(part) ?? [])
  }

  #namePartsFrom(prefix: string): number[] {
    const first = this.#namePart(prefix)
    const last = this.#namePart(`${prefix}\uffff`)
    const count = Math.min(last - first + 1, MOST_NAME_PARTS)
    return Array.from({ length: count }, (_, index) => first + index)
  }

  /** A name by its number among all terms, when its part is loaded. */
  name(term: number): { part: TermsPart; index: number } | undefined {
    return this.#terms.get(this.#nameNumber(term))
  }

  needTexts(pages: Iterable<number>): Promise<unknown> | undefined {
    return this.#texts.need(pages)
  }

  /** Description and section texts of a page, or `undefined` before they are loaded. */
  text(page: number): ReadText | undefined {
    const place = this.#texts.get(page)
    return place?.part.texts[place.index]?.()
  }

  /** Loads the tags of all pages, for filters. */
  needTags(): Promise<unknown> | undefined {
    return this.#head.outlines ? undefined : this.#tags.needParts([0])
  }

  /** Tags of a page, after {@link needTags}. */
  tags(page: number): readonly string[] {
    return this.#head.outlines?.[page]?.tags ?? this.#tags.part(0)?.[page] ?? []
  }

  /** Names, tags and headings of a page; `undefined` if they are with its text and that is not loaded. */
  outline(page: number): Outline | undefined {
    if (this.#head.outlines) return this.#head.outlines[page]
    const place = this.#texts.get(page)
    return place?.part.outlines[place.index]
  }

  #nameNumber(term: number): number {
    return term - this.#head.words.length
  }

  #namesIn(part: number): FoundNames | undefined {
    const columns = this.#terms.part(part)?.names
    const first = this.#head.words.length + (this.#head.terms.starts[part] ?? 0)
    return columns && { columns, first }
  }

  #namePart(name: string): number {
    const at = lowerBound(this.#head.firstTerms, name)
    return this.#head.firstTerms[at] === name ? at : Math.max(0, at - 1)
  }
}

function slice(columns: PostingColumns, index: number): PostingSlice {
  const { offsets, pages, flags } = columns
  return { pages, flags, start: offsets[index] ?? 0, end: offsets[index + 1] ?? 0 }
}
