import {
  applyTrailingSlash,
  type NotFoundPageData,
  type PageData,
  type Route,
  routeKey,
  type SearchPageData,
} from '@landing/schema'
import type { PageFileRef } from './pages/find-pages'

/** A route of the site: of its content, of its own components, or one every site has. */
export type SiteRoute =
  | { readonly kind: 'content'; readonly path: string; readonly route: Route }
  | { readonly kind: 'component'; readonly path: string; readonly page: PageFileRef }
  | { readonly kind: 'fixed'; readonly path: string; readonly page: PageData }

/** Route path of the not-found page; its document is `404.html`. */
export const notFoundPath = '/404.html'

/** All routes of a site in build order. */
export function siteRoutes(
  routes: readonly Route[],
  pages: readonly PageFileRef[],
  trailingSlash: boolean,
): SiteRoute[] {
  const search: SearchPageData = {
    kind: 'search',
    path: applyTrailingSlash('/search/', trailingSlash),
    head: { title: 'Search the documentation', noIndex: true },
  }
  const notFound: NotFoundPageData = {
    kind: 'not-found',
    path: notFoundPath,
    head: { title: 'Page Not Found', noIndex: true },
  }
  return [
    ...pages.map((page): SiteRoute => ({ kind: 'component', path: page.path, page })),
    ...routes.map((route): SiteRoute => ({ kind: 'content', path: route.path, route })),
    { kind: 'fixed', path: search.path, page: search },
    { kind: 'fixed', path: notFound.path, page: notFound },
  ]
}

/** Finds a route under any spelling of its path. */
export function routeFinder(routes: readonly SiteRoute[]): (path: string) => SiteRoute | undefined {
  const byKey = new Map(routes.map((route) => [routeKey(route.path), route]))
  return (path) => byKey.get(routeKey(path))
}
