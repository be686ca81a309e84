import {
  type DocPageData,
  type DocsVersionModel,
  type PageData,
  type Route,
  routeKey,
  type VersionLink,
} from '@landing/schema'
import type { LinkContext } from './resolve-link'
import type { SiteIndex } from './site-index'

type Context = Pick<LinkContext, 'site' | 'locales' | 'config'>

/** The same page in the other versions of its docs set; a version without it shows its main page. */
export function counterparts(
  route: Route,
  { site, config }: Context,
): Pick<DocPageData, 'versions'> {
  const { defaultLocale } = config.i18n
  const locale = route.locale ?? defaultLocale
  const ofSet = site.model.versions.filter(
    (version) => version.docsSet === route.docsSet && (version.locale ?? defaultLocale) === locale,
  )
  if (ofSet.length < 2) return {}
  const versions = ofSet.map(
    (version): VersionLink => ({ name: version.name, path: pathIn(route, version) }),
  )
  return { versions }
}

function pathIn(route: Route, version: DocsVersionModel): string {
  const same = route.kind === 'doc' ? version.docs[route.id]?.path : undefined
  return same ?? version.docs[version.mainDocId]?.path ?? version.path
}

/** The same page in the other locales. */
export function localeLinks(route: Route, { site, locales }: Context): Pick<PageData, 'locales'> {
  if (locales.length < 2) return {}
  const links = locales.flatMap(({ code }) => {
    const version = site.version({ ...route, locale: code })
    if (version === undefined) return []
    const entry = route.kind === 'doc' ? version.docs[route.id] : undefined
    const path = entry?.path ?? withinVersion(route, version, site)
    const fallback = entry !== undefined && entry.facts.locale !== code
    return path === undefined ? [] : [{ code, path, ...(fallback && { fallback }) }]
  })
  return { locales: links }
}

/** The path of a generated page below another root of the same version. */
function withinVersion(
  route: Route,
  version: DocsVersionModel,
  site: SiteIndex,
): string | undefined {
  const ownVersion = site.version(route)
  if (ownVersion === undefined || !route.path.startsWith(ownVersion.path)) return undefined
  const path = `${version.path}${route.path.slice(ownVersion.path.length)}`
  return site.routes.has(routeKey(path)) ? path : undefined
}
