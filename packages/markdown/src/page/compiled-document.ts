import type { ComponentUse, SearchSection, TocEntry } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import type { PageQuery } from '../hooks/page-query'
import type { LineAndColumn } from '../text/place-at'

/** The value of an attribute that depends on the whole site, and the attribute's closing quote. */
export interface AddressSlot extends LineAndColumn {
  /** `sources`: a `srcset`. */
  readonly kind: 'link' | 'image' | 'sources'
  /** As written. */
  readonly url: string
  /** Of an image, as the author wants it. */
  readonly width?: number
  readonly height?: number
  /** Of an image whose width is a percentage: it is not measured. */
  readonly isFluid?: true
  /** Of an `img` to which the author gives no `srcset`. */
  readonly hasOneSource?: true
}

/** What a plugin found in code: it may have a page. */
export interface ReferenceSlot {
  readonly kind: 'reference'
  readonly target: string
  /** HTML of its text. */
  readonly text: string
}

/** A list of pages. */
export interface ListSlot extends LineAndColumn {
  readonly kind: 'pages'
  readonly query: PageQuery
}

/** A component. */
export interface ComponentSlot {
  readonly kind: 'component'
  readonly use: ComponentUse
}

/** A part of a page with other parts in it. */
export type BlockSlot = ListSlot | ComponentSlot

/** A part of a compiled page: HTML, or what is filled in when the page is linked or rendered. */
export type Segment =
  | string
  | AddressSlot
  | ReferenceSlot
  | (BlockSlot & { readonly slots: readonly (readonly Segment[])[] })

/** A part of a page as Markdown: text, the address of a page, or a list of pages. */
export type MarkdownSegment = string | { readonly url: string } | { readonly query: PageQuery }

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
  readonly segments: readonly Segment[]
  /** All headings with an anchor, in the order of the page. */
  readonly headings: readonly TocEntry[]
  /** True if its first heading is of level 1, and so shows the title. */
  readonly hasTitleHeading: boolean
  /** Text for the search index, one section for each heading. */
  readonly sections: readonly SearchSection[]
  /** The text as plain Markdown. */
  readonly markdown: readonly MarkdownSegment[]
  readonly externalLinks: readonly (LineAndColumn & { readonly url: string })[]
  /** All anchors, headings included. */
  readonly ids: readonly string[]
  readonly findings: readonly Finding[]
  /** Code of the page's components, which runs when it is rendered. */
  readonly module?: string
  /** Not to be cached: it failed, or lacks what was missing when it was compiled, which `dependencies` do not name. */
  readonly isProvisional?: true
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
    segments: [],
    headings: [],
    hasTitleHeading: false,
    sections: [],
    markdown: [],
    externalLinks: [],
    ids: [],
    findings: [],
    dependencies: { files: [], views: {} },
  }
}
