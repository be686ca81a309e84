import type { FrontMatter } from './config/front-matter'
import type { Author, Post } from './page-data'
import type { Sidebar } from './sidebar'
import type { TagRef } from './tag'
import type { DocsSet, Locale, PageLink, VersionOrigin } from './version'

/** Facts of a document that are known without compiling it. */
export interface PageFacts {
  /** Path of the source file, relative to the content folder. */
  readonly source: string
  /** Hash of the file's text. */
  readonly hash: string
  /** Id inside its docs set and version: `landing-page-content/exporter`. */
  readonly id: string
  /** Plugin id of its docs set. */
  readonly docsSet: string
  /** Name of its version. */
  readonly version: string
  /** Code of the locale its text is written in. */
  readonly locale: string
  /** From front matter, the first heading, or the file's name. */
  readonly title: string
  /** From front matter, else the first paragraph; empty where there is none. */
  readonly description: string
  /** The valid keys. */
  readonly frontMatter: FrontMatter
  /** True if it is left out of production builds. */
  readonly draft: boolean
  /** True if it is unlisted and excluded from search engines. */
  readonly unlisted: boolean
  /** ISO 8601, of front matter or the name of a post's file; absent: none is known. */
  readonly date?: string
  /** Date and authors of a post in a blog; absent: it is none. */
  readonly post?: Post
  /** Present for a page whose text is code, such as MDX. */
  readonly isCode?: true
  /** Data of its dialect. */
  readonly data?: Readonly<Record<string, string>>
  /** Line of the front matter key `image`, for messages. */
  readonly imageLine?: number
}

interface RouteBase {
  /** Route path, with the prefix of its locale. */
  readonly path: string
  /** Plugin id of its docs set. */
  readonly docsSet: string
  /** Name of its version. */
  readonly version: string
  /** Code of its locale; absent for the default one. */
  readonly locale?: string
}

interface DocRoute extends RouteBase {
  /** The page of a document. */
  readonly kind: 'doc'
  /** Id of the document. */
  readonly id: string
}

interface DocsIndexRoute extends RouteBase {
  /** The root of a version without a document there. */
  readonly kind: 'docs-index'
  /** Of a blog: number of the page of its list, from 2, its archive, its authors or one of them; absent: the first page. */
  readonly part?: number | 'archive' | 'authors' | 'author'
}

interface CategoryRoute extends RouteBase {
  /** The generated page of a category. */
  readonly kind: 'category'
  /** Id of the sidebar the category is in. */
  readonly sidebar: string
  /** Indexes of items, from the sidebar's top to the category. */
  readonly trail: readonly number[]
  /** Of the generated page, where it differs from the category's label. */
  readonly title?: string
  /** Of the generated page; absent: none. */
  readonly description?: string
}

interface TagsRoute extends RouteBase {
  /** The tag index of a version. */
  readonly kind: 'tags'
}

interface TagRoute extends RouteBase {
  /** The documents of one tag. */
  readonly kind: 'tag'
  /** Key of the tag in the version's `tags`: the path of its page. */
  readonly tag: string
}

/** A route of the site's content, distinguished by `kind`. */
export type Route = DocRoute | DocsIndexRoute | CategoryRoute | TagsRoute | TagRoute

/** A document with its place in the site. */
export interface DocEntry {
  /** Facts of the file. */
  readonly facts: PageFacts
  /** Route path. */
  readonly path: string
  /** Id of the sidebar it is shown with; absent: none. */
  readonly sidebar?: string
  /** In the order of the front matter. */
  readonly tags: readonly TagRef[]
  /** Neighbour before it in the sidebar, or the one its front matter names. */
  readonly previous?: PageLink
  /** Neighbour after it in the sidebar, or the one its front matter names. */
  readonly next?: PageLink
}

/** An author of a blog with a page. */
export interface BlogAuthor extends Author {
  /** Ids of the listed posts, newest first. */
  readonly postIds: readonly string[]
}

/** One version of one docs set, whole. */
export interface DocsVersionModel {
  /** Plugin id of the docs set. */
  readonly docsSet: string
  /** `current`, or the folder's name. */
  readonly name: string
  /** Absent for the default one. */
  readonly locale?: string
  /** Route path of the version's root, with the prefix of the locale. */
  readonly path: string
  /** The repository that it was fetched from; absent for documents of the site itself. */
  readonly origin?: VersionOrigin
  /** Present if its documents are posts of a blog. */
  readonly blog?: {
    /** In the language of the locale. */
    readonly title: string
    /** In the language of the locale; absent: none. */
    readonly description?: string
    /** Ids of the listed posts, newest first. */
    readonly postIds: readonly string[]
    /** Route path of its archive. */
    readonly archivePath: string
    /** Route path of the list of its authors. */
    readonly authorsPath: string
    /** Those of the authors file who have listed posts, by the paths of their pages, sorted by name. */
    readonly authors: Readonly<Record<string, BlogAuthor>>
    /** Route path of its feeds, without extension; absent: it has none. */
    readonly feedPath?: string
  }
  /** Its pages are excluded from search engines. */
  readonly noIndex?: boolean
  /** Id of the document at the root, else of the first in the sidebars; empty without documents. */
  readonly mainDocId: string
  /** By document id. */
  readonly docs: Readonly<Record<string, DocEntry>>
  /** By sidebar id. */
  readonly sidebars: Readonly<Record<string, Sidebar>>
  /** By tag page path, sorted by label. */
  readonly tags: Readonly<
    Record<
      string,
      TagRef & {
        /** Ids of the documents with the tag, by title. */
        readonly docIds: readonly string[]
        /** Key in the tags file, which is the same in all languages; absent for a tag that is not in it. */
        readonly key?: string
      }
    >
  >
}

/** The whole site as plain data. Pure function of facts and configuration. */
export interface SiteModel {
  /** All routes of the content, in build order. */
  readonly routes: readonly Route[]
  /** Every version of every docs set, in every locale. */
  readonly versions: readonly DocsVersionModel[]
  /** The part of `versions` that the browser needs, by locale code. */
  readonly docsSets: Readonly<Record<string, readonly DocsSet[]>>
  /** The default one first. */
  readonly locales: readonly Locale[]
  /** Checked, without chains; both are route paths, or `to` is a full address. */
  readonly redirects: readonly {
    /** Old route path. */
    readonly from: string
    /** Route path or full address. */
    readonly to: string
  }[]
}

/** True for `404.md` of the default docs set, shown for missing addresses. It has no address of its own. */
export function isNotFoundPage(docsSet: string, id: string): boolean {
  return docsSet === 'default' && id === '404'
}
