import type { ArticlePart } from './article-parts'
import type { PageHeadElement } from './config/security'
import type { SidebarRef } from './sidebar'
import type { TagRef } from './tag'
import type { PageLink, VersionOrigin } from './version'

/** A part of a heading's text. */
export interface TextPart {
  readonly text: string
  /** Inline code; default false. */
  readonly code?: boolean
}

/** A heading of a document, as the table of contents shows it. */
export interface TocEntry {
  /** Heading text without markup and images. */
  readonly text: string
  /** The text in parts, if some of it is inline code. */
  readonly parts?: readonly TextPart[]
  /** Anchor of the heading, without `#`. */
  readonly id: string
  /** Level of the heading, 1 to 6. */
  readonly level: number
}

/** Metadata for the head of a page's document. */
export interface PageHead {
  /** Title of the page, without the site's; absent: the theme names the page by its kind. */
  readonly title?: string
  /** For search engines and social networks; absent: none, or the theme's text for this kind of page. */
  readonly description?: string
  /** Of the page alone; the head has those of the site after them. */
  readonly keywords?: readonly string[]
  /** Href or full address of the social image. */
  readonly image?: string
  /** Path below the base of the social image that the build renders with title and description; absent: none. */
  readonly drawnImage?: string
  /** Canonical URL of a page that repeats another one; absent: its own URL. */
  readonly canonical?: string
  /** Elements of the head that the author adds; absent: none. */
  readonly elements?: readonly PageHeadElement[]
  /** Not to be indexed by search engines; absent: it may be. */
  readonly noIndex?: boolean
}

/** The same page in another version of its docs set, or the main page of a version that lacks it. */
export interface VersionLink {
  /** Name of the version: `current`, or its folder's. */
  readonly name: string
  /** Route path in that version. */
  readonly path: string
}

interface PageDataBase {
  /** Route path. */
  readonly path: string
  /** Title, description and images for the head of the page's document. */
  readonly head: PageHead
  /** Locales in which this page exists, with its route path there; absent: the same path in all. */
  readonly locales?: readonly {
    /** Code of the locale. */
    readonly code: string
    /** Route path of the page there. */
    readonly path: string
    /** The page exists, but is shown in another language because it is not translated. */
    readonly fallback?: boolean
  }[]
}

/** A breadcrumb. */
export type Breadcrumb = (
  | {
      /** Of the category or page; the last step is the page itself. */
      readonly label: string
      /** Code of the locale of the label, if the page is not translated; absent: the page's. */
      readonly locale?: string
    }
  | {
      /** A page that the theme names: the root of the documentation, or the list of its tags. */
      readonly kind: 'docs' | 'tags'
    }
) & {
  /** Route path; absent for a category without a page and for the page itself. */
  readonly path?: string
}

/** An author of a post. */
export interface Author {
  /** Name as displayed. */
  readonly name: string
  /** Role or employer; absent: none. */
  readonly title?: string
  /** Full address, or route path, that the name leads to; absent: none. */
  readonly url?: string
  /** Full address of an image, or its path below the static folder; absent: none. */
  readonly image?: string
  /** Route path of the page with their posts; absent: they are not in the blog's authors file, or the post is unlisted. */
  readonly path?: string
}

/** What a page says of a post of a blog besides its text. */
export interface Post {
  /** ISO 8601: a day, or a time in UTC. */
  readonly date: string
  /** In the order of the front matter; empty for none. */
  readonly authors: readonly Author[]
}

/** A card on an index page. */
export interface Card {
  /** Heading of the card. */
  readonly label: string
  /** Route path, or full address, that the card leads to. */
  readonly path: string
  /** Text of the card: that of the document or category, if it has one. */
  readonly description?: string
  /** Code of the locale of both, if the document is not translated; absent: the page's. */
  readonly locale?: string
  /** Number of documents behind a category's card. */
  readonly count?: number
  /** Of a post: it is listed with its date instead of a card. */
  readonly post?: Post
}

/** Navigation data of a page in a docs set. */
export interface DocsPlace {
  /** Plugin id. */
  readonly docsSet: string
  /** Version name. */
  readonly version: string
  /** The sidebar the page belongs to; absent: none. */
  readonly sidebar?: SidebarRef
  /** From the outermost category to the page itself. */
  readonly breadcrumbs: readonly Breadcrumb[]
  /** The page before this one in the sidebar; absent for the first. */
  readonly previous?: PageLink
  /** The page after this one in the sidebar; absent for the last. */
  readonly next?: PageLink
  /** Counterparts of this page in all versions; absent when there is only one version. */
  readonly versions?: readonly VersionLink[]
}

/** A document. */
export interface DocPageData extends PageDataBase, DocsPlace {
  /** Marks the page data of a document. */
  readonly kind: 'doc'
  /** Id of the document inside its docs set and version. */
  readonly id: string
  /** From front matter, the first heading, or the file's name. */
  readonly title: string
  /** The theme renders the title, unless the first heading of the text is of level 1 or the author hides it. */
  readonly showTitle: boolean
  /** `home`: without sidebar, table of contents, breadcrumbs and footer; absent: with them. */
  readonly layout?: 'home'
  /** The article, without its components but with what they hold. */
  readonly html: string
  /** The article with its components; absent: it has none. */
  readonly parts?: readonly ArticlePart[]
  /** Headings for the table of contents, in the order of the page; empty when the author hides it. */
  readonly toc: readonly TocEntry[]
  /** In the order of the front matter; empty without tags. */
  readonly tags: readonly TagRef[]
  /** Full address at which the source can be edited; absent: no link. */
  readonly editUrl?: string
  /** Full address of a form for problems with the document, filled in; absent: no link. */
  readonly issueUrl?: string
  /** Further links below the document, filled in; absent: none. */
  readonly links?: readonly { readonly label: string; readonly href: string }[]
  /** When and by whom the document was last changed; absent: not shown. */
  readonly lastUpdate?: {
    /** ISO 8601, or as the front matter has it. */
    readonly date?: string
    /** Name as git or the front matter has it. */
    readonly author?: string
  }
  /** Date of the last review, as the front matter has it; absent: not shown. */
  readonly lastReviewed?: string
  /** Names of all who changed the document, those with most changes first; absent: not shown. */
  readonly contributors?: readonly string[]
  /** Reading time in minutes; absent: not shown. */
  readonly readingTime?: number
  /** Date and authors of a post of a blog; absent: it is none. */
  readonly post?: Post
  /** Where the document comes from, if it is from another repository. */
  readonly origin?: VersionOrigin
  /** True for a draft, never in a production build; absent: no. */
  readonly draft?: boolean
  /** True if it is unlisted and excluded from search engines; absent: no. */
  readonly unlisted?: boolean
  /** Route path of the page as Markdown. */
  readonly markdown?: string
}

/** The root of a docs set, or a category's generated page: cards of what is below it. */
export interface IndexPageData extends PageDataBase, DocsPlace {
  /** Marks the page data of a page with cards. */
  readonly kind: 'index'
  /** Heading of the page; absent for the root of a docs set, which the theme names. */
  readonly title?: string
  /** Text below the heading; absent: none. */
  readonly description?: string
  /** Whose posts these are; absent: not the page of an author. */
  readonly author?: Author
  /** Cards in their order; those in no category come first, without a label. */
  readonly groups: readonly {
    /** Heading above the cards; absent: none. */
    readonly label?: string
    /** In the order of the sidebar. */
    readonly cards: readonly Card[]
  }[]
}

/** All tags, by letter. */
export interface TagsPageData extends PageDataBase, DocsPlace {
  /** Marks the page data of the tag index. */
  readonly kind: 'tags'
  /** One for each first letter, in their natural order. */
  readonly groups: readonly {
    /** First letter of the labels, in upper case. */
    readonly letter: string
    /** Sorted by label. */
    readonly tags: readonly (TagRef & {
      /** Number of documents with the tag, without unlisted ones. */
      readonly count: number
    })[]
  }[]
}

/** The documents of one tag. */
export interface TagPageData extends PageDataBase, DocsPlace {
  /** Marks the page data of one tag. */
  readonly kind: 'tag'
  /** The tag whose documents are listed. */
  readonly tag: TagRef
  /** Route path of the tag index of this version. */
  readonly allTagsPath: string
  /** At most 12 other tags: those of the same documents first, then those of most documents. */
  readonly others: TagsPageData['groups'][number]['tags']
  /** Listed documents with the tag, sorted by title; posts newest first. */
  readonly docs: readonly {
    /** Title of the document. */
    readonly title: string
    /** Its route path. */
    readonly path: string
    /** Its description; empty without one. */
    readonly description: string
    /** Code of the locale of both, if the document is not translated; absent: the page's. */
    readonly locale?: string
    /** Of a post: it is listed with its date and authors. */
    readonly post?: Post
  }[]
}

/** The page with all results of a search. It is there in each locale, at `/search/`. */
export interface SearchPageData extends PageDataBase {
  /** Marks the page data of the search page. */
  readonly kind: 'search'
}

/** The page for addresses without one: `404.html`. */
export interface NotFoundPageData extends PageDataBase {
  /** Marks the page data of the not-found page. */
  readonly kind: 'not-found'
}

/** A page of the site's own React components. */
export interface ComponentPageData extends PageDataBase {
  /** Marks the page data of the site's own pages. */
  readonly kind: 'component'
  /** Key of the component among the site's pages: its file below `src/pages`. */
  readonly component: string
  /** What the component's `load` returned. JSON. */
  readonly props: Readonly<Record<string, unknown>>
  /** The page is its component alone, without navbar and footer. */
  readonly frame?: false
}

/** Everything that the document of a page is rendered from. */
export type PageData =
  | DocPageData
  | IndexPageData
  | TagsPageData
  | TagPageData
  | SearchPageData
  | NotFoundPageData
  | ComponentPageData
