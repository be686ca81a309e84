import {
  homePath,
  isFullAddress,
  type Locale,
  type ResolvedConfig,
  type SidebarItemConfig,
  splitHref,
  toPath,
  withoutLeadingSlashes,
} from '@landing/schema'
import { navbarItems, searchLinks } from '../model/navbar-items'
import type { PlacedLink } from './audit'
import { configHtml, footerLinks, themesOf } from './config-html'
import { linksOfHtml } from './html-links'

/** Links into the site in navbar, footer and announcement bar, each with the option that has it. */
export function configLinks(config: ResolvedConfig, locales: readonly Locale[]): PlacedLink[] {
  const { baseUrl: base } = config
  /** Options of a locale lead to its own pages. */
  const rootOf = (option: string): string => {
    const locale = locales.find(({ code }) => option.startsWith(`i18n.localeConfigs.${code}.`))
    return locale === undefined ? '/' : homePath({ base, locale })
  }
  const targets = optionTargets(config).flatMap(([option, key, value]): PlacedLink[] => {
    // A hash or a query alone stays on the page that is open.
    if (value === undefined || isFullAddress(value) || splitHref(value).pathname === '') return []
    const root = key === 'to' ? rootOf(option) : '/'
    return [placed(root + withoutLeadingSlashes(value), `${option}.${key}`)]
  })
  const inHtml = configHtml(config).flatMap(([option, html]) =>
    linksOfHtml(html).flatMap((href): PlacedLink[] => {
      // Other paths depend on the page that is open, or lead out of the site.
      const isPath = href.startsWith('/') && !isFullAddress(href)
      const { pathname, hash } = splitHref(href)
      const path = isPath ? toPath(base, pathname) : undefined
      return path === undefined ? [] : [placed(path + hash, option)]
    }),
  )
  return [...targets, ...inHtml, ...searchLinks(config)]
}

const placed = (href: string, option: string): PlacedLink => ({
  href,
  location: { file: `configuration ${option}` },
})

type Target = readonly [option: string, key: 'to' | 'href', value: string | undefined]

function optionTargets(config: ResolvedConfig): Target[] {
  return [
    ...navbarItems(config).flatMap(({ item, place }) => {
      // The keys of an item with a component are the component's own.
      if (item.type?.includes('custom-')) return []
      const isMenu = item.type === 'docsVersionDropdown' || item.type === 'localeDropdown'
      const { dropdownItemsBefore = [], dropdownItemsAfter = [] } = isMenu ? item : {}
      const more = Object.entries({ dropdownItemsBefore, dropdownItemsAfter }).flatMap(
        ([key, links]) => links.flatMap((link, at) => targetsOf(link, `${place}.${key}[${at}]`)),
      )
      return [...targetsOf(item, place), ...more]
    }),
    ...config.docs.flatMap(({ id, sidebars = {} }) =>
      Object.entries(sidebars).flatMap(([name, items]) =>
        sidebarLinks(items, `docs["${id}"].sidebars.${name}`),
      ),
    ),
    ...themesOf(config).flatMap(([path, { navbar, footer }]) => [
      ...targetsOf(navbar?.logo, `${path}.navbar.logo`),
      ...targetsOf(footer?.logo, `${path}.footer.logo`),
      ...footerLinks(footer, path).flatMap(([option, link]) => targetsOf(link, option)),
    ]),
  ]
}

function sidebarLinks(items: readonly SidebarItemConfig[], option: string): Target[] {
  return items.flatMap((item, at) => {
    const place = `${option}[${at}]`
    if (typeof item === 'string') return []
    if (item.type === 'category') return sidebarLinks(item.items, `${place}.items`)
    return item.type === 'link' ? targetsOf({ href: item.href }, place) : []
  })
}

function targetsOf(link: object = {}, option: string): Target[] {
  const { to, href } = link as Readonly<Record<string, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return [
    [option, 'to', text(to)],
    [option, 'href', text(href)],
  ]
}
