import type { SearchContext } from './config/search'
import type { ThemeConfig } from './config/theme'
import { homePath, isBelow } from './route-path'
import type { DocsSet, Locale } from './version'

/** Data that all pages of a site share and that the browser needs; its size does not depend on the number of pages. */
export interface SiteData {
  /** Name of the site. */
  readonly title: string
  /** The site in one sentence; empty without one. */
  readonly tagline: string
  /** Origin the site is published at, without a slash at its end. */
  readonly url: string
  /** Path the site is published under; starts and ends with a slash. Without the locale. */
  readonly base: string
  /** Route path that the root leads on to, where there is no page of its own. */
  readonly home?: string
  /** True if addresses of pages end with a slash. */
  readonly trailingSlash: boolean
  /** Href of the favicon. */
  readonly favicon?: string
  /** Full address of the social image for pages without one. */
  readonly socialImage?: string
  /** Site-wide keywords; empty without any. */
  readonly keywords: readonly string[]
  /** As configured; route paths of navbar and footer are those of the locale. */
  readonly theme: ThemeConfig
  /** The docs sets in this locale, in the order of the configuration. */
  readonly docs: readonly DocsSet[]
  /** Locale of the page. */
  readonly locale: Locale
  /** All locales, the default one first. */
  readonly locales: readonly Locale[]
  /** Contexts a reader may choose; empty without any. */
  readonly searchContexts: readonly SearchContext[]
  /** Present if pages of a context are searched in that context only. */
  readonly separateContexts?: true
  /** True if search terms are marked on the page that is opened. */
  readonly highlightOnTargetPage: boolean
}

/** True if a page lies in a search context. Paths of contexts are the same in every locale, below its home page. */
export function isInContext(
  path: string,
  { paths }: Pick<SearchContext, 'paths'>,
  site: Parameters<typeof homePath>[0],
): boolean {
  const root = homePath(site)
  const local = path.startsWith(root) ? `/${path.slice(root.length)}` : path
  return paths.some((each) => isBelow(local, each))
}

/** True if a search context can be chosen in a version; without one, in the latest. */
export function isContextOf(
  { versions: contextVersions }: Pick<SearchContext, 'versions'>,
  version: string | undefined,
  docs: readonly DocsSet[],
): boolean {
  if (contextVersions === undefined) return true
  if (version !== undefined) return contextVersions.includes(version)
  const all = docs.flatMap(({ versions }) => versions)
  return all.some(({ name, isLast }) => isLast && contextVersions.includes(name))
}
