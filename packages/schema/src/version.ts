/** A version of a docs set, as the navigation needs it: small, whatever the number of documents. */
export interface DocsVersion {
  /** `current`, or the folder's name. */
  readonly name: string
  readonly label: string
  /** The latest version: shown without its name in the address. */
  readonly isLast: boolean
  /** Route path of the version's root. */
  readonly path: string
  readonly mainDocId: string
  readonly banner?: 'unreleased' | 'unmaintained'
  /** Only the documents that navigation items refer to. */
  readonly docs: readonly DocRef[]
  readonly draftIds: readonly string[]
  /** By sidebar id. */
  readonly sidebars: Readonly<Record<string, { readonly link?: PageLink }>>
}

export interface DocRef {
  readonly id: string
  readonly path: string
  /** Short title. */
  readonly label: string
  readonly sidebar?: string
  readonly unlisted?: boolean
}

export interface PageLink {
  readonly label: string
  /** Route path. */
  readonly path: string
}

/** A docs set with its versions, latest first. */
export interface DocsSet {
  /** Plugin id. */
  readonly id: string
  readonly versions: readonly DocsVersion[]
}

/** A locale as a page needs it. */
export interface Locale {
  readonly code: string
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Base of the locale's pages, with the site's base. */
  readonly base: string
}
