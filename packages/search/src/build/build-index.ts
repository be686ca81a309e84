import type { SearchPage, SearchSection } from '@landing/schema'
import { countPage, pageText } from './count-page'
import type { BuildIndexOptions } from './options'
import { inOrder } from './page-order'
import { PageTerms } from './page-terms'
import { planIndex } from './plan-index'

/** A file of an index. */
export interface IndexFile {
  /** `docs.idx` for the entry file, `docs.w1a2b3c4d-0.idx` with a hash of the content for a part. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** An index: one file for a small site, an entry and parts beside it for a large one. */
export interface BuiltIndex {
  readonly files: readonly IndexFile[]
  /** Name of the file to load first. */
  readonly entry: string
}

/** A page of any kind. Default of what it leaves out: nothing. */
export interface IndexInput
  extends Pick<SearchPage, 'path' | 'title'>,
    Partial<Omit<SearchPage, 'path' | 'title' | 'sections'>> {
  readonly sections: readonly (Pick<SearchSection, 'text'> & Partial<SearchSection>)[]
}

/**
 * Builds the index of a set of pages. The same pages give the same bytes, in whatever order they
 * come; of two pages with one path the last counts.
 *
 * @throws {RangeError} for a `name` with characters that do not belong into a file name, and for
 *   language options without anything built in.
 * @throws {TypeError} for options without a `name`, and a page without path, title or texts.
 */
export function buildIndex(given: readonly IndexInput[], options: BuildIndexOptions): BuiltIndex {
  if (typeof options?.name !== 'string') throw new TypeError(NO_NAME)
  const pages = given.map(complete)
  const texts = new Map(pages.map((page) => [page.path, pageText(page)]))
  const { locale, languages = [] } = options
  const cut = inOrder(pages)[0]?.locale ?? locale ?? languages[0]?.locale
  const terms = new PageTerms()
  const numbered = pages.map((page) => terms.add(countPage(page, cut)))
  const plan = planIndex(numbered, terms, options)
  const files = plan.map(({ name, texts: needed, bytes }) => ({
    name,
    bytes: bytes(needed.map(({ path }) => texts.get(path) ?? [])),
  }))
  return { files, entry: files[0]?.name ?? '' }
}

const NO_NAME =
  'The options of buildIndex have no "name", which its files are named by. Write buildIndex(pages, { name: "all" }).'

function complete(page: IndexInput, at: number): SearchPage {
  checkText(page, 'path', `Page ${at + 1}`)
  checkText(page, 'title', `Page "${page.path}"`)
  if (!Array.isArray(page.sections)) {
    throw new TypeError(`Page "${page.path}" has no "sections". Its text goes into [{ text }].`)
  }
  for (const section of page.sections) checkText(section, 'text', `A section of "${page.path}"`)
  const sections = page.sections.map((section) => ({ anchor: '', heading: '', ...section }))
  // Results show it.
  const title = page.title || sections.find(({ heading }) => heading)?.heading || page.path
  return { description: '', keywords: [], tags: [], breadcrumbs: [], ...page, title, sections }
}

function checkText<Name extends string>(
  holder: Readonly<Record<Name, string>>,
  name: Name,
  place: string,
): void {
  if (typeof holder[name] === 'string') return
  throw new TypeError(`${place} has no "${name}": a string was expected, not ${holder[name]}.`)
}
