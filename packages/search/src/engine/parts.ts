import { SearchError } from '../errors'
import { corrupt, PartKind, readFrame } from '../format/frame'
import type { HeadParts, IndexHead } from '../format/head'
import { inflate } from '../format/inflate'
import { decodePostings, type PostingColumns } from '../format/postings'
import { decodeTexts, type PageText } from '../format/texts'

/** Fetches a part by its suffix: `.p3` is the fourth file of postings, `.t0` the first of texts. */
export type LoadPart = (suffix: string) => Promise<Uint8Array>

/** The parts of one kind: loaded when first needed, kept, and asked for again after a failure. */
class PartShelf<Part> {
  readonly #starts: Uint32Array
  readonly #loaded: (Part | undefined)[]
  readonly #loading = new Map<number, Promise<void>>()
  readonly #load: (part: number) => Promise<Part>

  constructor(parts: HeadParts, inline: Part | undefined, load: (part: number) => Promise<Part>) {
    this.#starts = parts.starts
    this.#loaded = [inline]
    this.#load = load
  }

  /** The part that holds an item, and the item's number within it; `undefined` before it is loaded. */
  get(item: number): { part: Part; index: number } | undefined {
    const number = this.#partOf(item)
    const part = this.#loaded[number]
    return part && { part, index: item - (this.#starts[number] ?? 0) }
  }

  /** Loads the parts of these items; `undefined` when all are there already. */
  need(items: Iterable<number>): Promise<unknown> | undefined {
    const missing = new Set<number>()
    for (const item of items) {
      const number = this.#partOf(item)
      if (!this.#loaded[number]) missing.add(number)
    }
    if (missing.size === 0) return undefined
    return Promise.all(Array.from(missing, (part) => this.#fetch(part)))
  }

  #fetch(number: number): Promise<void> {
    const running = this.#loading.get(number)
    if (running) return running
    const loading = this.#load(number)
      .then((part) => {
        this.#loaded[number] = part
      })
      .finally(() => this.#loading.delete(number))
    this.#loading.set(number, loading)
    return loading
  }

  #partOf(item: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] ?? 0) <= item) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** The pages and flags of one term: a piece of larger columns. */
export interface PostingSlice extends Pick<PostingColumns, 'pages' | 'flags'> {
  readonly start: number
  readonly end: number
}

/** Postings and texts of an index, wherever they lie. */
export class IndexParts {
  readonly #postings: PartShelf<PostingColumns>
  readonly #texts: PartShelf<readonly PageText[]>

  constructor(head: IndexHead, build: number, loadPart: LoadPart) {
    const load = async (kind: PartKind, suffix: string) =>
      inflate(readFrame(await loadPart(suffix), { kind, build }))
    const { postings, texts } = head
    const readPostings = (bytes: Uint8Array, part: number) =>
      checked(() => decodePostings(bytes, termCounts(head, part)))
    const readTexts = (bytes: Uint8Array, part: number) =>
      checked(() => {
        const pages = decodeTexts(bytes)
        const wanted = (texts.starts[part + 1] ?? head.pages.length) - (texts.starts[part] ?? 0)
        if (head.pages.length > 0 && pages.length !== wanted)
          throw new RangeError('Pages are missing.')
        return pages
      })
    this.#postings = new PartShelf(
      postings,
      postings.inline && readPostings(postings.inline, 0),
      async (part) => readPostings(await load(PartKind.postings, `.p${part}`), part),
    )
    this.#texts = new PartShelf(texts, texts.inline && readTexts(texts.inline, 0), async (part) =>
      readTexts(await load(PartKind.texts, `.t${part}`), part),
    )
  }

  needPostings(terms: Iterable<number>): Promise<unknown> | undefined {
    return this.#postings.need(terms)
  }

  /** The postings of a term whose part is loaded. */
  postings(term: number): PostingSlice | undefined {
    const found = this.#postings.get(term)
    if (!found) return undefined
    const { offsets, pages, flags } = found.part
    return {
      pages,
      flags,
      start: offsets[found.index] ?? 0,
      end: offsets[found.index + 1] ?? 0,
    }
  }

  needTexts(pages: Iterable<number>): Promise<unknown> | undefined {
    return this.#texts.need(pages)
  }

  /** Description and section texts of a page, or `undefined` before they are loaded. */
  text(page: number): PageText | undefined {
    const found = this.#texts.get(page)
    return found?.part[found.index]
  }
}

function* termCounts({ postings, counts }: IndexHead, part: number): Generator<number> {
  const end = postings.starts[part + 1] ?? counts.length
  for (let term = postings.starts[part] ?? 0; term < end; term++) yield (counts[term] ?? 0) >>> 1
}

function checked<Part>(decode: () => Part): Part {
  try {
    return decode()
  } catch (error) {
    throw error instanceof SearchError ? error : corrupt({ cause: error })
  }
}
