import type { Route } from '@landing/schema'
import type { SiteIndex } from '../link/site-index'

/** Routes of the pages in MDX, by source. */
export function mdxRoutes(site: SiteIndex): ReadonlyMap<string, Route> {
  return new Map(
    site.model.routes.flatMap((route): [string, Route][] => {
      const facts = site.entry(route)?.facts
      return facts?.isMdx ? [[facts.source, route]] : []
    }),
  )
}
