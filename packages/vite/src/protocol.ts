import type { SearchScope } from '@landing/schema'

// Contract between server and browser code.

/**
 * Name of a scope's search index: `all`, `docs-1.0`, `all-ar`. It does not change with the index, so no document does.
 *
 * @param scope its locale in a site of several, its version unless that is the latest
 */
export const indexName = ({ context = 'all', version, locale }: SearchScope): string =>
  [context, version, locale].filter((word) => word !== undefined).join('-')

/** Route path of a file of a search index; that of its entry file by the name of the index. */
export const indexPath = (name: string): string => `/search/${name}.idx`

/** Moments at which an island is hydrated. */
export const hydrateValues = ['load', 'idle', 'visible', 'intent'] as const

/** When an island is hydrated; `visible` by default. */
export type Hydrate = (typeof hydrateValues)[number]

/** Name of the dev server's event after an edit of content. */
export const updateEvent = 'landing:update'

/** Name of the event that tells the dev server which page a tab shows. */
export const shownEvent = 'landing:shown'

/** The page that a tab shows. */
export interface ShownPage {
  /** Route path. */
  readonly path: string
  /** Revision of the site that it is up to date with. */
  readonly revision: number
}

/** Name of the `meta` element with the revision of the site that a document was rendered from. */
export const revisionName = 'landing-revision'

/** Data of `updateEvent`. */
export interface ContentUpdate {
  /** Route paths whose pages may differ. */
  readonly changed: readonly string[]
  /** True if data that all pages share has changed. */
  readonly structure: boolean
  /** New revision of the site; absent if its content is the same. */
  readonly revision?: number
}
