import type { SearchContext } from './search'
import type { ThemeConfig } from './theme-config'
import type { DocsSet, Locale } from './version'

/**
 * What every page of a site shares and the browser needs: the same bytes for ten pages and for
 * ten thousand.
 */
export interface SiteData {
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly base: string
  readonly trailingSlash: boolean
  /** Href of the favicon. */
  readonly favicon?: string
  /** Full address of the social picture for pages without one. */
  readonly socialImage?: string
  readonly keywords: readonly string[]
  readonly theme: ThemeConfig
  readonly docs: readonly DocsSet[]
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly searchContexts: readonly SearchContext[]
  readonly highlightOnTargetPage: boolean
}
