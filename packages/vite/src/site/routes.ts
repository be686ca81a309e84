import {
  applyTrailingSlash,
  homePath,
  isNotFoundPage,
  type Locale,
  type NotFoundPageData,
  type PageData,
  type Route,
  routeKey,
  type SiteData,
} from '@landing/schema'
import type { PageFileRef } from './project-files'

/** A route of the site: of its content, of its own components, or one every site has. */
export type SiteRoute =
  | { readonly kind: 'content'; readonly path: string; readonly route: Route }
  | {
      readonly kind: 'component'
      readonly path: string
      readonly page: PageFileRef
      readonly locale: Locale
      readonly locales?: PageData['locales']
    }
  | {
      readonly kind: 'fixed'
      readonly path: string
      readonly page: PageData
      /** The site's own document for it. */
      readonly document?: Route
    }

/** Route path of the not-found page; its document is `404.html`. */
export const notFoundPath = '/404.html'

/** All routes of a site in build order. Its own components and the search page are there in each locale. */
export function siteRoutes(
  routes: readonly Route[],
  pages: readonly PageFileRef[],
  sites: readonly SiteData[],
): SiteRoute[] {
  const inLocale = (site: SiteData, path: string) =>
    applyTrailingSlash(`${homePath(site)}${path.slice(1)}`, site.trailingSlash)
  const counterparts = (path: string): Pick<PageData, 'locales'> =>
    sites.length === 1
      ? {}
      : { locales: sites.map((site) => ({ code: site.locale.code, path: inLocale(site, path) })) }
  const components = sites.flatMap((site) =>
    pages.map((page): SiteRoute => {
      const path = inLocale(site, page.path)
      return { kind: 'component', path, page, locale: site.locale, ...counterparts(page.path) }
    }),
  )
  const searches = sites.map((site): SiteRoute => {
    const path = inLocale(site, '/search/')
    return {
      kind: 'fixed',
      path,
      page: { kind: 'search', path, head: { noIndex: true }, ...counterparts('/search/') },
    }
  })
  const notFound: NotFoundPageData = {
    kind: 'not-found',
    path: notFoundPath,
    head: { noIndex: true },
  }
  const notFoundDocs = routes.filter(
    (route) => route.kind === 'doc' && isNotFoundPage(route.docsSet, route.id),
  )
  // Hosts serve one file for all locales and versions.
  const document = notFoundDocs.find(
    ({ locale, version }) => locale === undefined && version === 'current',
  )
  return [
    ...components,
    ...routes
      .filter((route) => !notFoundDocs.includes(route))
      .map((route): SiteRoute => ({ kind: 'content', path: route.path, route })),
    ...searches,
    { kind: 'fixed', path: notFound.path, page: notFound, ...(document && { document }) },
  ]
}

export interface SiteRedirect {
  readonly from: string
  readonly to: string
}

/**
 * Sends readers on who come to a site without a home page, in each locale: to its documentation, unless a
 * redirect of the site's own leads elsewhere.
 */
export function homeRedirects(
  routes: readonly SiteRoute[],
  sites: readonly SiteData[],
  redirects: readonly SiteRedirect[],
): SiteRedirect[] {
  const keys = new Set(
    [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(routeKey),
  )
  return sites.flatMap((site) => {
    const from = homePath(site)
    const versions = site.docs[0]?.versions ?? []
    const to = (versions.find((version) => version.isLast) ?? versions[0])?.path
    return to === undefined || keys.has(routeKey(from)) ? [] : [{ from, to }]
  })
}

/** Sites with the target of their root redirect, so that links to the home page skip it. */
export function withHomes(
  sites: readonly SiteData[],
  redirects: readonly SiteRedirect[],
): readonly SiteData[] {
  const targets = new Map(redirects.map(({ from, to }) => [routeKey(from), to]))
  return sites.map((site) => {
    const home = targets.get(routeKey(homePath(site)))
    return home?.startsWith('/') ? { ...site, home } : site
  })
}

/** Finds a route under any spelling of its path. */
export function routeFinder(routes: readonly SiteRoute[]): (path: string) => SiteRoute | undefined {
  const byKey = new Map(routes.map((route) => [routeKey(route.path), route]))
  return (path) => byKey.get(routeKey(path))
}
