import {
  type DocsVersion,
  homePath,
  type NavbarDoc,
  type NavbarDocSidebar,
  type NavbarDocsVersion,
  type NavbarDocsVersionDropdown,
  type NavbarDropdown,
  type NavbarItem,
  type NavbarLink,
  type NavbarLocaleDropdown,
  type PageData,
} from '@landing/schema'
import { mergeQuery } from '../behaviours/version-links'
import type { HostLocation } from '../context/host'
import type { HtmlView, ItemView, LinkView, MenuView, VersionTargets } from '../context/part-props'
import { isBelow, localeHref, samePage } from '../context/site-path'
import type { ShellTexts } from '../context/theme'
import {
  activeVersion,
  candidateVersions,
  type DocsContext,
  docsSetOf,
  findDoc,
  latestVersion,
  sidebarLink,
  versionRoot,
} from './docs-links'

export interface ItemContext extends DocsContext {
  readonly location: HostLocation
  readonly text: ShellTexts
}

/**
 * What an item of the navigation configuration shows on a page; `null` shows nothing. Throws for
 * an unknown type and for references to documents, sidebars and versions that do not exist.
 */
export function resolveItem(item: NavbarItem, context: ItemContext): ItemView {
  const view = viewOf(item, context)
  if (view?.kind !== 'link' && view?.kind !== 'menu') return view
  if (context.site.theme.docs?.versionPersistence === 'none') return view
  switch (item.type) {
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
    case 'docsVersionDropdown': {
      const versions = versionTargets(item, view, context)
      return versions ? { ...view, versions } : view
    }
    default:
      return view
  }
}

/** Where an item leads by the version a reader prefers, if that makes a difference on this page. */
function versionTargets(
  item: NavbarItem & { readonly docsPluginId?: string },
  view: LinkView | MenuView,
  context: ItemContext,
): VersionTargets | undefined {
  const set = docsSetOf(context.site, item.docsPluginId)
  const targets = set.versions.map(({ name }) => {
    const other = viewOf(item, { ...context, preferred: name })
    return { name, ...(other?.kind === view.kind ? other : view) }
  })
  const pick = (key: 'href' | 'label') =>
    targets.some((target) => target[key] !== view[key])
      ? Object.fromEntries(targets.map((target) => [target.name, target[key] ?? '']))
      : undefined
  const hrefs = pick('href')
  const labels = pick('label')
  return hrefs || labels ? { docsSet: set.id, hrefs, labels } : undefined
}

function viewOf(item: NavbarItem, context: ItemContext): ItemView {
  switch (item.type) {
    case undefined:
      return 'items' in item ? dropdown(item, context) : link(item, context)
    case 'default':
      return link(item, context)
    case 'dropdown':
      return dropdown(item, context)
    case 'search':
      return { kind: 'search' }
    case 'html':
      return { kind: 'html', html: item.value, className: item.className }
    case 'doc':
      return docLink(item, context)
    case 'docSidebar':
      return docSidebarLink(item, context)
    case 'docsVersion':
      return versionLink(item, context)
    case 'docsVersionDropdown':
      return versionMenu(item, context)
    case 'localeDropdown':
      return localeMenu(item, context)
    default:
      throw unknownType(item)
  }
}

/** The compiler knows no other types; a configuration that was not checked may have them. */
function unknownType({ type }: { readonly type?: unknown }): Error {
  return new Error(`No NavbarItem component found for type "${String(type)}".`)
}

function link(item: NavbarLink, context: ItemContext): LinkView {
  const href = item.to ?? item.href
  if (href === undefined || (item.to !== undefined && item.href !== undefined)) {
    throw new Error('One and only one between "to" and "href" should be provided')
  }
  const { label = '', html, icon, iconOnly, className, ariaLabel } = item
  return {
    kind: 'link',
    label,
    href,
    html,
    icon,
    iconOnly,
    className,
    ariaLabel,
    active: isActive(item, context),
  }
}

function isActive(
  item: Pick<NavbarLink, 'to' | 'activeBasePath' | 'activeBaseRegex'>,
  { site, location: { path } }: ItemContext,
): boolean {
  if (item.activeBaseRegex !== undefined) return new RegExp(item.activeBaseRegex, 'i').test(path)
  if (item.activeBasePath !== undefined) {
    return isBelow(path, `/${item.activeBasePath.replace(/^\//, '')}`)
  }
  if (item.to === undefined) return false
  return samePage(item.to, homePath(site)) ? samePage(path, item.to) : isBelow(path, item.to)
}

function dropdown(item: NavbarDropdown, context: ItemContext): MenuView {
  const items = item.items.map((child) => {
    const view = resolveItem(child, context)
    if (view && view.kind !== 'link' && view.kind !== 'html')
      throw new Error('Nested dropdowns are not allowed')
    return view
  })
  return menu(
    item.label ?? '',
    items.filter((view) => view !== null),
    {
      href: item.to ?? item.href,
      active: isActive(item, context),
      className: item.className,
    },
  )
}

function menu(
  label: string,
  items: readonly (LinkView | HtmlView)[],
  rest: Partial<Omit<MenuView, 'kind' | 'label' | 'items'>> = {},
): MenuView {
  const { active = false } = rest
  const childActive = items.some((view) => view.kind === 'link' && view.active)
  return { kind: 'menu', label, narrowLabel: label, items, ...rest, active: active || childActive }
}

function docLink(item: NavbarDoc, context: ItemContext): LinkView | null {
  const versions = candidateVersions(docsSetOf(context.site, item.docsPluginId), context)
  const doc = findDoc(versions, item.docId)
  const { page } = context
  // An unlisted document is only named to those who already have its address open.
  const inSet = isInSet(item, page)
  const current = inSet && page.kind === 'doc' && page.id === item.docId
  if (!doc || (doc.unlisted && !current)) return null
  const sameSidebar =
    inSet && 'sidebar' in page && doc.sidebar !== undefined && page.sidebar?.id === doc.sidebar
  return plainLink(item.label ?? doc.label, doc.path, current || sameSidebar, item.className)
}

/** Ids of documents and sidebars are only unique within a docs set. */
function isInSet({ docsPluginId = 'default' }: { docsPluginId?: string }, page: PageData): boolean {
  return 'docsSet' in page && page.docsSet === docsPluginId
}

function docSidebarLink(item: NavbarDocSidebar, context: ItemContext): LinkView {
  const versions = candidateVersions(docsSetOf(context.site, item.docsPluginId), context)
  const target = sidebarLink(versions, item.sidebarId)
  const { page } = context
  const active = isInSet(item, page) && 'sidebar' in page && page.sidebar?.id === item.sidebarId
  return plainLink(item.label ?? target.label, target.path, active, item.className)
}

function versionLink(item: NavbarDocsVersion, context: ItemContext): LinkView {
  const set = docsSetOf(context.site, item.docsPluginId)
  const version = candidateVersions(set, context)[0] ?? latestVersion(set)
  const href = item.to ?? versionRoot(version)
  return plainLink(
    item.label ?? version.label,
    href,
    activeVersion(set, context.page) === version,
    item.className,
  )
}

function versionMenu(item: NavbarDocsVersionDropdown, context: ItemContext): MenuView | LinkView {
  const { site, page, location, text } = context
  const kept = site.theme.docs?.versionPersistence !== 'none'
  const set = docsSetOf(context.site, item.docsPluginId)
  const active = activeVersion(set, page)
  const shown = candidateVersions(set, context)[0] ?? latestVersion(set)
  const target = (version: DocsVersion) => {
    if (version === active) return page.path
    const twin =
      'versions' in page ? page.versions?.find((other) => other.name === version.name) : undefined
    return twin?.path ?? versionRoot(version)
  }
  const entries = chosenVersions(set.versions, item.versions).map(
    (version): LinkView => ({
      ...plainLink(
        version.label,
        target(version) + location.search + location.hash,
        version === active,
      ),
      ...(kept && { prefers: [set.id, version.name] as const }),
      keepQuery: '',
    }),
  )
  const items = around(item, entries, context)
  if (items.length <= 1)
    return plainLink(item.label ?? shown.label, target(shown), false, item.className)
  return {
    ...menu(item.label ?? shown.label, items, { href: target(shown), className: item.className }),
    narrowLabel: text('versions'),
    // Which version it is, its label says.
    active: false,
  }
}

function chosenVersions(
  versions: readonly DocsVersion[],
  names?: readonly string[],
): readonly DocsVersion[] {
  if (!names) return versions
  return names.map((name) => {
    const version = versions.find((candidate) => candidate.name === name)
    if (version) return version
    const known = versions.map((candidate) => candidate.name).join(', ')
    throw new Error(
      `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- ${known}`,
    )
  })
}

function localeMenu(item: NavbarLocaleDropdown, context: ItemContext): MenuView {
  const { site, page, location, text } = context
  const query = mergeQuery(location.search, item.queryString)
  const entries = site.locales.map((locale): LinkView => {
    const active = locale.code === site.locale.code
    const address = localeHref(site, locale, page) + query + location.hash
    return {
      ...plainLink(locale.label, address, active),
      lang: locale.htmlLang,
      reload: true,
      keepQuery: item.queryString ?? '',
    }
  })
  return {
    ...menu(item.label ?? site.locale.label, around(item, entries, context), {
      className: item.className,
    }),
    narrowLabel: text('languages'),
    icon: 'language',
    active: false,
  }
}

function around(
  item: {
    readonly dropdownItemsBefore?: readonly NavbarLink[]
    readonly dropdownItemsAfter?: readonly NavbarLink[]
  },
  entries: readonly LinkView[],
  context: ItemContext,
): readonly LinkView[] {
  const extra = (items: readonly NavbarLink[] = []) => items.map((entry) => link(entry, context))
  return [...extra(item.dropdownItemsBefore), ...entries, ...extra(item.dropdownItemsAfter)]
}

function plainLink(label: string, href: string, active: boolean, className?: string): LinkView {
  return { kind: 'link', label, href, active, className }
}
