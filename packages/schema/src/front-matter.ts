/** A tag in front matter: its label, or a label with an address of its own. */
export type FrontMatterTag =
  | string
  | {
      /** Words of the tag. */
      readonly label: string
      /** Path of its page below `tags/`. */
      readonly permalink: string
    }

/** What search does with a document. */
export interface FrontMatterSearch {
  /**
   * Factor of the document's score, above 0 and up to 8; default 1, and less for upgrade guides,
   * changelogs, data sources and list resources.
   */
  readonly weight?: number
  /** The document is not searched; default false. */
  readonly exclude?: boolean
}

/**
 * What a document may say about itself between its `---` lines. All keys are optional. A wrong
 * type ends the build with `front-matter/wrong-type`, an unknown key gives the warning
 * `front-matter/unknown-key`.
 */
export interface FrontMatter {
  /**
   * Last part of the document's id; default: the file's base name without a number prefix. With a
   * slash: `docs/invalid-slug`, twice: `docs/duplicate-id`.
   */
  readonly id?: string
  /** Default: the first heading of level 1, else the file's base name. */
  readonly title?: string
  /** Default: the first paragraph, without markup. */
  readonly description?: string
  /** For search, and for the `keywords` meta element before those of the site; default none. */
  readonly keywords?: readonly string[]
  /** Social picture: an address, or a path below the static folder. */
  readonly image?: string
  /** Route path, absolute in its docs set (`/intro`) or relative to its folder (`intro`). */
  readonly slug?: string
  /**
   * Tags of the document, each with a page that lists its documents; default none. One that the
   * tags file lacks: `tags/unknown`.
   */
  readonly tags?: readonly FrontMatterTag[]
  /** Short title for sidebar, breadcrumbs and navigation; default: the title. */
  readonly sidebar_label?: string
  /**
   * Place in a generated sidebar, lowest first; default: the number prefix of the file's name,
   * else after all others.
   */
  readonly sidebar_position?: number
  /** CSS classes of the item in the sidebar; default none. */
  readonly sidebar_class_name?: string
  /** Values for a sidebar component of your own; default none. */
  readonly sidebar_custom_props?: Readonly<Record<string, unknown>>
  /**
   * Id of the sidebar to show; `null` shows none; default: the first that has the document. An
   * unknown id: `docs/unknown-id`.
   */
  readonly displayed_sidebar?: string | null
  /** The theme draws no title above the text; default false. */
  readonly hide_title?: boolean
  /** The page has no table of contents; default false. */
  readonly hide_table_of_contents?: boolean
  /** First heading level of the table of contents, 2 to 6; default: that of the site, 2. */
  readonly toc_min_heading_level?: number
  /** Last heading level of the table of contents, 2 to 6; default: that of the site, 3. */
  readonly toc_max_heading_level?: number
  /** Words of the previous and next links to this document; default: `sidebar_label`, else the title. */
  readonly pagination_label?: string
  /**
   * Id of the document behind the next link; `null` shows no link; default: the next of the
   * sidebar. An unknown id: `docs/unknown-id`.
   */
  readonly pagination_next?: string | null
  /**
   * Id of the document behind the previous link; `null` shows no link; default: the one before in
   * the sidebar. An unknown id: `docs/unknown-id`.
   */
  readonly pagination_prev?: string | null
  /** Full address of the page's source; `null` shows no link; default: from `editUrl` of the docs set. */
  readonly custom_edit_url?: string | null
  /**
   * Date (such as 2026-01-31) and author of the last change, before what git says; shown even
   * without `showLastUpdate`.
   */
  readonly last_update?: {
    /** Any date that can be read, such as 2026-01-31. */
    readonly date?: string
    /** Name as it is to be shown. */
    readonly author?: string
  }
  /** Left out of production builds; default false. */
  readonly draft?: boolean
  /** Built, but not listed anywhere and not to be indexed; default false. */
  readonly unlisted?: boolean
  /** How the document is searched. */
  readonly search?: FrontMatterSearch
}
