import type { SearchSection, TocEntry } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import type { FileDependency, Slot } from './page-draft'

/** A document compiled on its own, as it is cached: nothing in it depends on other pages. Plain JSON. */
export interface CompiledDocument {
  /** Path of the source file, relative to the content folder. */
  readonly source: string
  /** Of the text that was compiled. */
  readonly hash: string
  /** Article HTML; links and images have markers in place of their addresses. */
  readonly html: string
  /** All headings with an anchor, in the order of the page. */
  readonly headings: readonly TocEntry[]
  /** Does the text have a heading of level 1? */
  readonly hasTitleHeading: boolean
  /** Text for the search index, one section for each heading. */
  readonly sections: readonly SearchSection[]
  /** Marker in `html` before the number of a link in `links`; occurs nowhere else. */
  readonly marker: string
  readonly links: readonly Slot[]
  /** The text as plain Markdown, with `marker` and number in place of links to pages. */
  readonly markdown: string
  readonly markdownLinks: readonly string[]
  readonly externalLinks: readonly Slot[]
  /** All anchors, headings included. */
  readonly ids: readonly string[]
  readonly findings: readonly Finding[]
  /** Code of the page's components, which runs when it is rendered. */
  readonly module?: string
  /** Files that the page depends on. */
  readonly dependencies: {
    readonly files: readonly FileDependency[]
    /** Names of data views with the hashes of their content. */
    readonly views: Readonly<Record<string, string>>
  }
}
