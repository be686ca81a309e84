import type { DocsVersion, NavbarItem, NavbarLink, PageLink, SiteData } from '@landing/schema'
import { firstPages, pageKey } from '../context/site-path'

/** Where a search begins: `beginning`, then the page of all tags, by that name. */
export function entryLinks(site: SiteData, tags: string): PageLink[] {
  const paths = latestVersions(site).flatMap(({ tagsPath }) => tagsPath ?? [])
  return [...beginning(site), ...paths.slice(0, 1).map((path) => ({ label: tags, path }))]
}

const latestVersions = ({ docs }: SiteData): DocsVersion[] =>
  docs.flatMap(({ versions }) => versions.find(({ isLast }) => isLast) ?? [])

/** The pages that the configuration names; else the first of each sidebar and those that the bar names. */
function beginning(site: SiteData): PageLink[] {
  const items = site.theme.navbar?.items ?? []
  const { links } = items.find((item) => item.type === 'search') ?? {}
  if (links !== undefined) return links.map(({ label, to }) => ({ label, path: to }))
  const ofBar = items
    .flatMap(linksOf)
    .flatMap(({ label, to }) => (label && to ? { label, path: to } : []))
  const all = [...firstPages(latestVersions(site)), ...ofBar]
  const keys = all.map(({ path }) => pageKey(path))
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, 4)
}

/** The links of an item; those of a menu too. */
function linksOf(item: NavbarItem): readonly NavbarLink[] {
  if (item.type !== undefined && item.type !== 'default' && item.type !== 'dropdown') return []
  return 'items' in item ? item.items.flatMap(linksOf) : [item]
}
