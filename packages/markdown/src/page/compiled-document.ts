import type { SearchSection, TocEntry } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { digest } from '../text/digest'

/** A link or image whose final address depends on the whole site. */
export interface Slot {
  /** `sources`: a `srcset`. `reference`: what a plugin found in code, which may have a page. `pages`: a list of pages. */
  readonly kind: 'link' | 'image' | 'sources' | 'reference' | 'pages'
  /** As written; of a list of pages its query as JSON. */
  readonly url: string
  readonly line: number
  readonly column: number
  /** Of an image, as the author wants it. */
  readonly width?: number
  readonly height?: number
  /** Of an image whose width is a percentage: it is not measured. */
  readonly isFluid?: true
  /** Of an `img` to which the author gives no `srcset`. */
  readonly hasOneSource?: true
}

/** A file that was read while compiling; the page depends on it. */
export interface FileDependency {
  /** Relative to the content folder. */
  readonly path: string
  /** Absent when the file was not there. */
  readonly hash?: string
}

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
  /** True if its first heading is of level 1, and so shows the title. */
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

type Open<T> = T extends readonly (infer Each)[]
  ? Each[]
  : T extends object
    ? { -readonly [Key in keyof T]: Open<T[Key]> }
    : T

/** A document while the pipeline fills it in. */
export type OpenDocument = Open<CompiledDocument>

/** A document without content. */
export function emptyDocument({
  source,
  hash,
}: Pick<CompiledDocument, 'source' | 'hash'>): OpenDocument {
  return {
    source,
    hash,
    html: '',
    headings: [],
    hasTitleHeading: false,
    sections: [],
    // Has a hash of the text, so that it cannot occur in it.
    marker: `slot-${digest(`${source} ${hash}`, 16)}-`,
    links: [],
    markdown: '',
    markdownLinks: [],
    externalLinks: [],
    ids: [],
    findings: [],
    dependencies: { files: [], views: {} },
  }
}
