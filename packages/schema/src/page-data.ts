import type { SidebarRef } from './sidebar'
import type { TagRef } from './tag'
import type { PageLink } from './version'

export interface TocEntry {
  /** Heading text without markup. */
  readonly text: string
  readonly id: string
  readonly level: number
}

/** What the head of a page's document says. */
export interface PageHead {
  /** Title of the page, without the site's. */
  readonly title: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Href or full address of the social picture. */
  readonly image?: string
  /** Not to be indexed by search engines. */
  readonly noIndex?: boolean
}

/** The same page in another version of its docs set. */
export interface VersionLink {
  readonly name: string
  readonly path: string
}

interface PageDataBase {
  /** Route path. */
  readonly path: string
  readonly head: PageHead
  /** Locales in which this page exists, with its route path there; absent: the same path in all. */
  readonly locales?: readonly {
    readonly code: string
    readonly path: string
    readonly fallback?: boolean
  }[]
}

export interface Breadcrumb {
  readonly label: string
  /** Route path; absent for a category without a page and for the page itself. */
  readonly path?: string
}

/** A card on an index page. */
export interface Card {
  readonly label: string
  readonly path: string
  readonly description?: string
  /** Number of documents behind a category's card. */
  readonly count?: number
}

/** What belongs to a place in a docs set. */
export interface DocsPlace {
  /** Plugin id. */
  readonly docsSet: string
  /** Version name. */
  readonly version: string
  readonly sidebar?: SidebarRef
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous?: PageLink
  readonly next?: PageLink
  /** Counterparts of this page in the other versions. */
  readonly versions?: readonly VersionLink[]
}

/** A document. */
export interface DocPageData extends PageDataBase, DocsPlace {
  readonly kind: 'doc'
  readonly id: string
  readonly title: string
  /** The theme draws the title, unless the text has a heading of level 1 or the author hides it. */
  readonly showTitle: boolean
  /** The article. In the document itself it is empty: there the article stands as HTML. */
  readonly html: string
  readonly toc: readonly TocEntry[]
  readonly tags: readonly TagRef[]
  readonly editUrl?: string
  readonly lastUpdate?: { readonly date?: string; readonly author?: string }
  readonly draft?: boolean
  readonly unlisted?: boolean
  /** Route path of the page as Markdown. */
  readonly markdown?: string
}

/** The root of a docs set, or a category's generated page: cards of what is below it. */
export interface IndexPageData extends PageDataBase, DocsPlace {
  readonly kind: 'index'
  readonly title: string
  readonly description?: string
  readonly groups: readonly { readonly label?: string; readonly cards: readonly Card[] }[]
}

/** All tags, by letter. */
export interface TagsPageData extends PageDataBase, DocsPlace {
  readonly kind: 'tags'
  readonly groups: readonly {
    readonly letter: string
    readonly tags: readonly (TagRef & { readonly count: number })[]
  }[]
}

/** The documents of one tag. */
export interface TagPageData extends PageDataBase, DocsPlace {
  readonly kind: 'tag'
  readonly tag: TagRef
  readonly allTagsPath: string
  readonly docs: readonly {
    readonly title: string
    readonly path: string
    readonly description: string
  }[]
}

export interface SearchPageData extends PageDataBase {
  readonly kind: 'search'
}

export interface NotFoundPageData extends PageDataBase {
  readonly kind: 'not-found'
}

/** A page of the site's own React components. */
export interface ComponentPageData extends PageDataBase {
  readonly kind: 'component'
  /** Key of the component among the site's pages: its file below `src/pages`. */
  readonly component: string
  /** What the component's `load` returned. JSON. */
  readonly props: Readonly<Record<string, unknown>>
}

/** What one navigation needs: the content of `page.json`. */
export type PageData =
  | DocPageData
  | IndexPageData
  | TagsPageData
  | TagPageData
  | SearchPageData
  | NotFoundPageData
  | ComponentPageData

/** `page.json`: the data and the build it belongs to. Another build's data is never shown by old code. */
export interface PageFile {
  readonly build: string
  readonly page: PageData
}

/** Is this the content of a `page.json`? For what came over the network. */
export function isPageFile(value: unknown): value is PageFile {
  if (typeof value !== 'object' || value === null) return false
  const { build, page } = value as Partial<PageFile>
  return (
    typeof build === 'string' &&
    typeof page === 'object' &&
    page !== null &&
    typeof page.path === 'string' &&
    typeof page.kind === 'string' &&
    typeof page.head === 'object'
  )
}
