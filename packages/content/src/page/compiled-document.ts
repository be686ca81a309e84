import type { CompiledPage } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import type { FileDependency, Slot } from './page-draft'

/** A compiled document, as cached. Plain JSON. */
export interface CompiledDocument extends CompiledPage {
  /** Of the text that was compiled. */
  readonly hash: string
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
