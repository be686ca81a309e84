/** The part of Pagefind's browser module (`/pagefind/pagefind.js`) in use. */
export interface PagefindModule {
  options?(options: { readonly baseUrl?: string }): Promise<void>
  init?(): Promise<void>
  search(
    text: string | null,
    options?: { readonly filters?: PagefindFilters },
  ): Promise<{ readonly results: readonly PagefindResult[] }>
}

/** Values that a page must have, by name of the filter; of several values it must have all. */
export type PagefindFilters = Readonly<Record<string, string | readonly string[]>>

/** A result of Pagefind, whose data is loaded on demand. */
export interface PagefindResult {
  readonly score: number
  data(): Promise<PagefindFragment>
}

/** A page that Pagefind found. */
export interface PagefindFragment {
  readonly url: string
  readonly meta: Readonly<Record<string, string | undefined>>
  /** HTML in which only `<mark>` and escaped characters occur. */
  readonly excerpt: string
  readonly sub_results?: readonly PagefindSubResult[]
}

/** A heading of a found page. */
export interface PagefindSubResult {
  readonly title: string
  /** With a hash, unless it stands for the text before the first heading. */
  readonly url: string
  readonly excerpt: string
  readonly anchor?: { readonly id: string; readonly element: string } | undefined
}
