import type { NavbarDropdown, NavbarItem, NavbarLocaleDropdown } from '@landing/schema'
import { mergeQuery } from '../behaviours/version-links'
import type { ItemView, LinkView, MenuView, VersionTargets } from '../context/item-view'
import { localeHref } from '../context/site-path'
import { docLink, docSidebarLink, versionLink, versionMenu } from './docs-items'
import { docsSetOf } from './docs-links'
import { around, type ItemContext, isActive, link, menu, plainLink } from './link-views'

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
