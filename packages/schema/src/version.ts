/** A version of a docs set as the navigation needs it; its size does not depend on the number of documents. */
export interface DocsVersion {
  /** `current`, or the folder's name. */
  readonly name: string
  /** Name for readers: `currentVersionLabel` of the docs set for `current`, else the name. */
  readonly label: string
  /** The latest version: shown without its name in the address. */
  readonly isLast: boolean
  /** Route path of the version's root. */
  readonly path: string
  /** Id of the document at the root, else of the first in the sidebars; empty without documents. */
  readonly mainDocId: string
  /** Route path of its tag index; absent: no document has a tag. */
  readonly tagsPath?: string
  /** Feed of its posts or of changed documents: title, and route path without extension; absent: none. */
  readonly feed?: PageLink
  /** Notice above its pages: newer or older than the latest one; absent: none. */
  readonly banner?: 'unreleased' | 'unmaintained'
  /** Only the documents that navigation items refer to. */
  readonly docs: readonly DocRef[]
  /** Drafts that navigation items refer to: their links are not shown. */
  readonly draftIds: readonly string[]
  /** By sidebar id. */
  readonly sidebars: Readonly<
    Record<
      string,
      {
        /** First listed page of the sidebar; absent: it has none. */
        readonly link?: PageLink
      }
    >
  >
}

/** A document that a navigation item refers to. */
export interface DocRef {
  /** Id of the document inside its docs set. */
  readonly id: string
  /** Route path. */
  readonly path: string
  /** Short title. */
  readonly label: string
  /** Id of the sidebar it is shown with; absent: none. */
  readonly sidebar?: string
  /** True if its link is shown only while the document is open; absent: no. */
  readonly unlisted?: boolean
}

/** A link to a page of the site. */
export interface PageLink {
  /** Text of the link. */
  readonly label: string
  /** Route path. */
  readonly path: string
  /** Code of the locale of the text, if the page is not translated; absent: that of the page with the link. */
  readonly locale?: string
}

/** A docs set with its versions, latest first. */
export interface DocsSet {
  /** Plugin id. */
  readonly id: string
  /** Latest first, after an unreleased `current`. */
  readonly versions: readonly DocsVersion[]
}

/** A locale, with what pages need of it. */
export interface Locale {
  /** As in the configuration: `en`, `de-AT`. */
  readonly code: string
  /** The language's own name. */
  readonly label: string
  /** Value of the `lang` attribute. */
  readonly htmlLang: string
  /** Direction of writing. */
  readonly direction: 'ltr' | 'rtl'
  /** Base of the locale's pages, with the site's base. */
  readonly base: string
}

/** The repository that a version of a docs set was fetched from. */
export interface VersionOrigin {
  /** `vitejs/vite`, or the address of a repository elsewhere. */
  readonly name: string
  /** Address of the repository at this revision; absent where its host is not known. */
  readonly href?: string
  /** Tag, branch or commit. */
  readonly ref: string
  /** SPDX id of its licence, where it is known. */
  readonly license?: string
  /** Text of the licence. */
  readonly licenseHref?: string
}
