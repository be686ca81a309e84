import type { RenderedPage } from '@landing/content'
import { homePath, type SiteData } from '@landing/schema'

/**
 * Lets the search find a home page by the keywords of its site.
 * They are in the head of every page, but as words of every page they would find all or nothing.
 */
export function withHomeKeywords(page: RenderedPage, sites: readonly SiteData[]): RenderedPage {
  const site = sites.find((each) => (each.home ?? homePath(each)) === page.data.path)
  if (!site || !page.search) return page
  const keywords = [...page.search.keywords, ...site.keywords]
  return { ...page, search: { ...page.search, keywords } }
}
