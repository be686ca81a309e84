import type { ModuleReader } from '../config/read-module'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { lastSegment, trimSlashes } from '../site/words'
import { brandIcon, brandOf, linkTo, reportOthers, staticPath } from './site-config'

/** Pages and files of the new site, to detect links to what is not moved. */
export interface ThemeSource {
  readonly reader: ModuleReader
  readonly hasVersions: boolean
  readonly hasLocales: boolean
  readonly hasBlog: boolean
}

/** `themeConfig` as Landing's `theme`. */
export function themeOf(config: Values, source: ThemeSource): Values {
  reportOthers(
    config,
    'navbar footer announcementBar colorMode tableOfContents docs image prism metadata',
    source.reader,
    'themeConfig.',
  )
  const knownPrism = 'theme darkTheme additionalLanguages'
  reportOthers(valuesOf(config.prism), knownPrism, source.reader, 'themeConfig.prism.')
  return {
    ...shellOf(config, source),
    announcementBar:
      config.announcementBar === undefined
        ? undefined
        : announcementOf(valuesOf(config.announcementBar), source),
    colorMode: colorModeOf(valuesOf(config.colorMode)),
    tableOfContents: filled(
      pick(valuesOf(config.tableOfContents), 'minHeadingLevel maxHeadingLevel'),
    ),
    docs: docsOf(valuesOf(config.docs)),
  }
}

/** Docusaurus follows the system only if it is told to: else all readers begin with the default mode. */
function colorModeOf(mode: Values): Values | undefined {
  const kept = pick(mode, 'defaultMode disableSwitch respectPrefersColorScheme')
  const isGiven = kept.defaultMode !== undefined
  return filled({ ...(isGiven && { respectPrefersColorScheme: false }), ...kept })
}

const announcementOf = (bar: Values, source: ThemeSource): Values => ({
  ...pick(bar, 'id content backgroundColor textColor isCloseable'),
  content: htmlIn(bar, 'content', source),
})

/** HTML without styles, which the pages of the new site forbid. */
function htmlIn(owner: Values, key: string, { reader }: ThemeSource): unknown {
  const html = owner[key]
  const style = /(<[a-z][^<>]*?)\s+style=(?:"[^"]*"|'[^']*')/gi
  const plain = typeof html === 'string' ? html.replaceAll(style, '$1') : html
  if (plain === html) return html
  const advice = 'Put styles into `src/styles.css`, for a `class` on the element.'
  reader.note(owner, key, `The attribute "style" of HTML in \`${key}\` was left out.`, advice)
  return plain
}

/** Navbar and footer, which each language may have of its own. */
export const shellOf = ({ navbar, footer }: Values, source: ThemeSource): Values => ({
  navbar: navbar === undefined ? undefined : navbarOf(valuesOf(navbar), source),
  footer: footer === undefined ? undefined : footerOf(valuesOf(footer), source),
})

function docsOf(docs: Values): Values | undefined {
  const sidebar = pick(valuesOf(docs.sidebar), 'hideable autoCollapseCategories')
  const { versionPersistence } = docs
  return filled(defined({ sidebar: filled(sidebar), versionPersistence }))
}

const pick = (value: Values, names: string): Values =>
  defined(Object.fromEntries(names.split(' ').map((name) => [name, value[name]])))

function logoOf(logo: Values): Values | undefined {
  const src = textOf(logo.src)
  if (src === undefined) return undefined
  return {
    src: staticPath(src),
    srcDark: staticPath(textOf(logo.srcDark)),
    alt: logo.alt,
    width: pixels(logo.width),
    height: pixels(logo.height),
    href: textOf(logo.href),
  }
}

/** A number of pixels, which Docusaurus takes as `32`, `'32'` and `'32px'`. */
const pixels = (size: unknown): unknown =>
  typeof size === 'string' && /^\d+(?:px)?$/.test(size) ? Number.parseInt(size, 10) : size

function navbarOf(navbar: Values, source: ThemeSource): Values {
  const items = listOf(navbar.items).flatMap((item) => itemOf(valuesOf(item), source))
  return {
    title: textOf(navbar.title),
    logo: logoOf(valuesOf(navbar.logo)),
    hideOnScroll: navbar.hideOnScroll,
    style: navbar.style,
    items,
  }
}

/** The item for the new navbar; none for links to what is not moved. */
function itemOf(item: Values, source: ThemeSource): Values[] {
  if (isBlog(item) && !source.hasBlog) {
    noteLost(item, 'navbar item', 'theme.navbar.items', source)
    return []
  }
  const type = String(item.type ?? ('items' in item ? 'dropdown' : 'default'))
  if (type.startsWith('custom-')) {
    const what = `The navbar item \`${type}\` is not carried over.`
    source.reader.note(item, 'type', what, 'Make a component of your own: see the manual on parts.')
    return []
  }
  if (type === 'docsVersionDropdown' && !source.hasVersions)
    return menuOfOne(item, 'version', source)
  if (type === 'localeDropdown' && !source.hasLocales) return menuOfOne(item, 'language', source)
  const common = commonOptions(item, source)
  const items = itemOptions[type]?.(item, source) ?? [menuLinks(item, source)]
  return items.map((options) => ({ ...common, ...(type !== 'default' && { type }), ...options }))
}

function commonOptions(item: Values, source: ThemeSource): Values {
  return {
    ...pick(item, 'label position activeBasePath activeBaseRegex docsPluginId docId sidebarId'),
    ...(item.html !== undefined && { html: htmlIn(item, 'html', source) }),
    ...iconLabel(item),
  }
}

/** What items of a type have besides; others have links around their entries. */
const itemOptions: Readonly<
  Record<string, (item: Values, source: ThemeSource) => readonly Values[]>
> = {
  default: (item, source) => addressed(item, 'navbar', source),
  dropdown: (item, source) => [
    {
      ...('to' in item || 'href' in item ? addressed(item, 'navbar', source)[0] : {}),
      items: listOf(item.items).flatMap((entry) => itemOf(valuesOf(entry), source)),
    },
  ],
  html: (item, source) => [{ value: htmlIn(item, 'value', source) }],
}

/** The label of a link that only a style of the site's own shows: it is named after where it leads. */
function iconLabel(item: Values): Values {
  const address = textOf(item.href) ?? textOf(item.to)
  const ariaLabel = item['aria-label']
  const hasName = item.label !== undefined || item.html !== undefined
  if (hasName || address === undefined) return { ariaLabel }
  const host = URL.canParse(address) ? new URL(address).hostname.split('.').at(-2) : undefined
  const label = ariaLabel ?? brandOf(host ?? lastSegment(trimSlashes(address)))
  return { label, ...(item.className !== undefined && brandIcon(host)) }
}

/** Links around the entries of the menus of versions and languages. */
function menuLinks(item: Values, source: ThemeSource): Values {
  const links = (key: string) =>
    item[key] === undefined
      ? undefined
      : listOf(item[key])
          .flatMap((entry) => itemOf(valuesOf(entry), source))
          .filter((link) => link.to !== undefined || link.href !== undefined)
  return {
    dropdownItemsBefore: links('dropdownItemsBefore'),
    dropdownItemsAfter: links('dropdownItemsAfter'),
  }
}

/** Of a menu of versions or languages with one entry, its other links are left. */
function menuOfOne(item: Values, kind: 'version' | 'language', source: ThemeSource): Values[] {
  const { dropdownItemsBefore, dropdownItemsAfter } = menuLinks(item, source)
  const items = [...listOf(dropdownItemsBefore), ...listOf(dropdownItemsAfter)]
  if (items.length > 0) {
    const label = item.label ?? (kind === 'version' ? 'Versions' : 'Languages')
    return [{ label, ...pick(item, 'position'), type: 'dropdown', items }]
  }
  source.reader.note(
    item,
    'type',
    `The menu \`${String(item.type)}\` was left out of the navbar, because there is one ${kind}.`,
    `Add it to \`theme.navbar.items\` with the next ${kind}.`,
  )
  return []
}

/** Where an item leads: with `href`, Docusaurus also takes a path, as it does with `to`. */
function addressed(item: Values, place: 'navbar' | 'footer', { reader }: ThemeSource): Values[] {
  const { href, to = href, target } = item
  const address = textOf(to)
  if (address === undefined) {
    const name = textOf(item.label) ?? textOf(item['aria-label'])
    reader.note(
      item,
      ['href', 'to', 'label'].find((key) => key in item) ?? 'position',
      `The address of ${name === undefined ? 'an item' : `the item "${name}"`} of the ${place} can only be known by running the configuration; it was left out.`,
      `Add it to \`theme.${place}.${place === 'navbar' ? 'items' : 'links'}\`.`,
    )
    return []
  }
  const path = address.replace(/^pathname:\/\//, '')
  // What is not a page of the site is loaded anew.
  const isFile = href !== undefined && /\.\w+(?:$|[?#])/.test(address)
  const isApart = path !== address || (address.startsWith('/') && (isFile || target !== undefined))
  return [isApart ? { href: path } : linkTo(address)]
}

function noteLost(item: Values, what: string, option: string, { reader }: ThemeSource): void {
  reader.note(
    item,
    item.label === undefined ? 'type' : 'label',
    `The ${what} "${textOf(item.label) ?? textOf(item.type) ?? ''}" leads to what is not moved.`,
    `Add it to \`${option}\` when its target exists.`,
  )
}

const isBlog = (item: Values) => /^\/?blog(?:\/|$)/.test(textOf(item.to) ?? '')

function footerOf(footer: Values, source: ThemeSource): Values {
  const link = (item: Values): Values[] => {
    if (item.html !== undefined) return [{ html: htmlIn(item, 'html', source) }]
    if (isBlog(item) && !source.hasBlog) {
      noteLost(item, 'footer link', 'theme.footer.links', source)
      return []
    }
    return addressed(item, 'footer', source).map((address) => ({ label: item.label, ...address }))
  }
  const links = listOf(footer.links).map(valuesOf)
  return {
    style: footer.style,
    links: links.flatMap((entry) => {
      if (Object.keys(entry).length === 0) return []
      if (!('items' in entry)) return link(entry)
      const items = listOf(entry.items).map(valuesOf).flatMap(link)
      return items.length === 0 ? [] : [{ title: textOf(entry.title) ?? '', items }]
    }),
    logo: logoOf(valuesOf(footer.logo)),
    copyright: htmlIn(footer, 'copyright', source),
  }
}
