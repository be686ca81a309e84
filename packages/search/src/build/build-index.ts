import type { SearchPage } from '@landing/schema'
import { countPage, textOf } from './count-page'
import type { BuildIndexOptions } from './options'
import { inOrder } from './page-order'
import { planIndex } from './plan-index'

/** A file of an index. */
export interface IndexFile {
  /** `docs.1a2b3c4d.idx`: the stem, a hash of what is in it. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** An index: one file for a small site, an entry and parts beside it for a large one. */
export interface BuiltIndex {
  readonly files: readonly IndexFile[]
  /** Name of the file to load first. */
  readonly entry: string
}

/**
 * Builds the index of a set of pages. The same pages give the same bytes, in whatever order they
 * come; of two pages with one path the last counts.
 *
 * @throws {RangeError} for a `name` with characters that do not belong into a file name, and for
 *   language options without anything built in.
 */
export function buildIndex(pages: readonly SearchPage[], options: BuildIndexOptions): BuiltIndex {
  const texts = new Map(pages.map((page) => [page.path, textOf(page)]))
  const { locale, languages = [] } = options
  const cut = inOrder(pages)[0]?.locale ?? locale ?? languages[0]?.locale
  const plan = planIndex(
    pages.map((page) => countPage(page, cut)),
    options,
  )
  const files = plan.map(({ name, texts: needed, bytes }) => ({
    name,
    bytes: bytes(needed.map(({ path }) => texts.get(path) ?? [])),
  }))
  return { files, entry: files[0]?.name ?? '' }
}
