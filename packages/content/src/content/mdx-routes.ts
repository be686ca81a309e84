import type { Route } from '@landing/schema'
import type { SiteIndex } from '../link/site-index'
import { isMdx } from '../parser/mdx'

/** Routes of the pages in MDX, by source. */
export function mdxRoutes(site: SiteIndex): ReadonlyMap<string, Route> {
  return new Map(
    site.model.routes.flatMap((route): [string, Route][] => {
      const source = site.entry(route)?.facts.source
      return source && isMdx(source) ? [[source, route]] : []
    }),
  )
}
