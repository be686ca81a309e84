import type { FrontMatter } from './front-matter'
import type { TocEntry } from './page-data'
import type { SearchSection } from './search'
import type { Sidebar } from './sidebar'
import type { TagRef } from './tag'
import type { DocsSet, Locale, PageLink } from './version'

/** A Markdown file of the content folder, with its text normalised: no BOM, `\n` line ends. */
export interface SourceFile {
  /** Path relative to the content folder, with `/`: `docs/intro.md`. */
  readonly path: string
  readonly text: string
  /** Hash of the text. */
  readonly hash: string
}

/** What is known of a document without parsing its Markdown. */
export interface PageFacts {
  /** Path of the source file, relative to the content folder. */
  readonly source: string
  readonly hash: string
  /** Id inside its docs set and version: `landing-page-content/exporter`. */
  readonly id: string
  readonly docsSet: string
  readonly version: string
  readonly locale: string
  readonly title: string
  /** Empty when neither front matter nor a cheap look at the text gave one. */
  readonly description: string
  readonly frontMatter: FrontMatter
  readonly draft: boolean
  readonly unlisted: boolean
  /** Registry dialect: the group in the sidebar. */
  readonly subcategory?: string
}

/** A route of the site. `locale` is absent for the default one. */
export type Route =
  | {
      readonly kind: 'doc'
      readonly path: string
      readonly docsSet: string
      readonly version: string
      readonly locale?: string
      readonly id: string
    }
  | {
      readonly kind: 'docs-index'
      readonly path: string
      readonly docsSet: string
      readonly version: string
      readonly locale?: string
    }
  | {
      readonly kind: 'category'
      readonly path: string
      readonly docsSet: string
      readonly version: string
      readonly locale?: string
      readonly sidebar: string
      readonly trail: readonly number[]
      /** Of the generated page, where it differs from the category's label. */
      readonly title?: string
      readonly description?: string
    }
  | {
      readonly kind: 'tags'
      readonly path: string
      readonly docsSet: string
      readonly version: string
      readonly locale?: string
    }
  | {
      readonly kind: 'tag'
      readonly path: string
      readonly docsSet: string
      readonly version: string
      readonly locale?: string
      readonly tag: string
    }

/** A document with its place in the site. */
export interface DocEntry {
  readonly facts: PageFacts
  /** Route path. */
  readonly path: string
  readonly sidebar?: string
  readonly tags: readonly TagRef[]
  readonly previous?: PageLink
  readonly next?: PageLink
}

/** One version of one docs set, whole. */
export interface DocsVersionModel {
  readonly docsSet: string
  readonly name: string
  /** Absent for the default one. */
  readonly locale?: string
  readonly path: string
  readonly mainDocId: string
  /** By document id. */
  readonly docs: Readonly<Record<string, DocEntry>>
  /** By sidebar id. */
  readonly sidebars: Readonly<Record<string, Sidebar>>
  /** By tag page path, sorted by label. */
  readonly tags: Readonly<Record<string, TagRef & { readonly docIds: readonly string[] }>>
}

/** The whole site as plain data. Pure function of facts and configuration. */
export interface SiteModel {
  readonly routes: readonly Route[]
  readonly versions: readonly DocsVersionModel[]
  /** What the browser needs of `versions`, by code of the locale. */
  readonly docsSets: Readonly<Record<string, readonly DocsSet[]>>
  readonly locales: readonly Locale[]
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** A link or picture of a compiled page, with its place in the source. */
export interface LinkRef {
  readonly url: string
  readonly line: number
  readonly column: number
}

/** A document compiled alone: nothing in it depends on another page. Serialisable. */
export interface CompiledPage {
  readonly source: string
  /** Article HTML; addresses of links are still as written, marked for `link`. */
  readonly html: string
  readonly headings: readonly TocEntry[]
  readonly hasTitleHeading: boolean
  /** First paragraph as plain text. */
  readonly excerpt: string
  readonly sections: readonly SearchSection[]
  readonly links: readonly LinkRef[]
}
