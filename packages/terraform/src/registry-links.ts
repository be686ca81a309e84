import { posix } from 'node:path'
import type { LinkHook, LinkSite, LinkTarget, SitePage } from '@landing/content'
import { dialect } from './dialect'
import { registryKind, typeInTitle } from './registry-kinds'

/** Links from the root of the registry, and types in examples such as `resource btp_subaccount`. */
export const registryLinks: LinkHook = (site) => {
  const types = typesOf(site.pages)
  return (link) => {
    if (link.kind === 'path') return inRegistry(link, site)
    const page = typePage(types, link)
    return page && { page }
  }
}

/**
 * Providers link from the root of the registry: `/docs/providers/azurerm/r/subnet.html`. Such a page may be one of this site;
 * everything else stands in the registry.
 */
function inRegistry({ target: path, page }: LinkTarget, site: LinkSite) {
  if (page.dialect !== dialect || !/^\/(?:docs|providers)\//.test(path)) return undefined
  if (site.hasRoute(path)) return undefined
  const rest =
    /^\/docs\/providers\/[^/]+\/(.+)$/.exec(path)?.[1] ??
    /^\/providers\/[^/]+\/[^/]+\/[^/]+\/docs\/(.+)$/.exec(path)?.[1]
  const bare = rest?.replace(/\/$/, '').replace(/\.html$/, '')
  const found =
    bare === undefined ? undefined : site.find(posix.join(rootOf(page.source), bare), page)
  return found === undefined ? { href: `https://registry.terraform.io${path}` } : { page: found }
}

/** The folder that holds `r/`, `resources/` and the others, by the source of one of its pages. */
function rootOf(source: string): string {
  const segments = source.split('/').slice(0, -1)
  const at = segments.findIndex((name) => registryKind(`${name}/`) !== undefined)
  return (at === -1 ? segments : segments.slice(0, at)).join('/')
}

/** By type, then by place: the docs set in a version and a locale, the locale, anywhere. */
type Types = ReadonlyMap<string, ReadonlyMap<string, SitePage>>

function typesOf(pages: readonly SitePage[]): Types {
  const types = new Map<string, Map<string, SitePage>>()
  for (const page of pages) {
    const block = registryKind(page.source)?.block
    const type = block === undefined ? undefined : typeInTitle(page.title)
    if (type === undefined) continue
    const name = `${block} ${type}`
    const places = types.get(name) ?? new Map<string, SitePage>()
    types.set(name, places)
    for (const place of placesOf(page)) if (!places.has(place)) places.set(place, page)
  }
  return types
}

function typePage(types: Types, { target, page }: LinkTarget): SitePage | undefined {
  const places = types.get(target)
  if (places === undefined) return undefined
  const place = placesOf(page).find((each) => places.has(each))
  return place === undefined ? undefined : places.get(place)
}

function placesOf({ docsSet, version, locale }: SitePage): string[] {
  return [`${docsSet} ${version} ${locale}`, locale, '']
}
