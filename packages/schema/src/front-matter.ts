/** A tag in front matter: its label, or a label with an address of its own. */
export type FrontMatterTag = string | { readonly label: string; readonly permalink: string }

/** What a document may say about itself between its `---` lines. All keys are optional. */
export interface FrontMatter {
  /** Last part of the document's id; default: the file's base name without a number prefix. */
  readonly id?: string
  /** Default: the first heading of level 1, else the file's base name. */
  readonly title?: string
  /** Default: the first paragraph, without markup. */
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Social picture: an address, or a path below the static folder. */
  readonly image?: string
  /** Route path, absolute in its docs set (`/intro`) or relative to its folder (`intro`). */
  readonly slug?: string
  readonly tags?: readonly FrontMatterTag[]
  readonly sidebar_label?: string
  readonly sidebar_position?: number
  readonly sidebar_class_name?: string
  readonly sidebar_custom_props?: Readonly<Record<string, unknown>>
  /** Id of the sidebar to show; `null` shows none. */
  readonly displayed_sidebar?: string | null
  readonly hide_title?: boolean
  readonly hide_table_of_contents?: boolean
  /** 2 to 6; default 2. */
  readonly toc_min_heading_level?: number
  /** 2 to 6; default 3. */
  readonly toc_max_heading_level?: number
  readonly pagination_label?: string
  /** Document id; `null` shows no link. */
  readonly pagination_next?: string | null
  readonly pagination_prev?: string | null
  /** Address of the page's source; `null` shows no link. */
  readonly custom_edit_url?: string | null
  readonly last_update?: { readonly date?: string; readonly author?: string }
  /** Left out of production builds. */
  readonly draft?: boolean
  /** Built, but not listed anywhere and not to be indexed. */
  readonly unlisted?: boolean
}
