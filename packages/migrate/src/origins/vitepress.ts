import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ModuleReader } from '../config/read-module'
import type { SourcePage, SourceSite } from '../site/site'
import { defined, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { firstFile, readDocs, readStatics } from './files'
import { i18nOf, linkTo, markdownOf, reportOthers, splitAddress, staticPath } from './site-config'
import { plain, routeOf, vitepressSidebars } from './vitepress-sidebars'

const configNames = ['ts', 'mts', 'js', 'mjs'].flatMap((ending) => [
  `.vitepress/config.${ending}`,
  `.vitepress/config/index.${ending}`,
])
const knownOptions = `title description base lang srcDir srcExclude rewrites cleanUrls lastUpdated themeConfig locales sitemap head
  ignoreDeadLinks outDir cacheDir appearance titleTemplate metaChunk markdown`
const knownTheme =
  'logo siteTitle nav sidebar footer editLink socialLinks outline docFooter lastUpdated search i18nRouting externalLinkIcon'

/** Reads a VitePress site: the folder that has `.vitepress`, or the folder `docs` in it. */
export function readVitePress(given: string): SourceSite {
  const root =
    [given, join(given, 'docs')].find((folder) => existsSync(join(folder, '.vitepress'))) ?? given
  const reader = new ModuleReader(root)
  const file = firstFile(root, configNames)
  const main = file === undefined ? {} : valuesOf(reader.read(file))
  const shownFile = file === undefined ? '.vitepress' : relative(root, file)
  reportOthers(main, knownOptions, reader, shownFile)
  noteHead(main, reader, shownFile)
  const folder = join(root, textOf(main.srcDir) ?? '.')
  const prefix = rootPrefix(main, reader, shownFile)
  const own = prefix === '' ? {} : ownConfig(folder, prefix, reader)
  const config = withOwn(main, own)
  const { locales, defaultLocale } = localesOf(main, folder)
  const { pages, copies } = contentOf(folder, prefix, locales, main)
  const theme = valuesOf(config.themeConfig)
  for (const { themeConfig } of [main, own]) {
    reportOthers(valuesOf(themeConfig), knownTheme, reader, shownFile, 'themeConfig.')
  }
  const title = textOf(config.title) ?? 'VitePress'
  const { url, baseUrl } = splitAddress(textOf(valuesOf(main.sitemap).hostname), textOf(main.base))
  const { markdown, packages } = markdownOf(valuesOf(main.markdown).math === true, false)
  const ids = idsOf(pages)
  return {
    origin: 'vitepress',
    root,
    title,
    base: baseUrl,
    pages,
    copies: new Map([...readStatics(join(folder, 'public')), ...copies]),
    aliases: { '@/': folder, '@': folder },
    packages,
    config: defined({
      title,
      tagline: textOf(config.description),
      url,
      baseUrl,
      favicon: faviconOf(main),
      docs: defined({
        routeBasePath: '/',
        sidebars: vitepressSidebars(theme.sidebar, ids),
        editUrl: editUrlOf(theme, prefix),
        showLastUpdate: config.lastUpdated === true ? true : undefined,
      }),
      i18n: i18nOf(
        defaultLocale,
        locales.map(({ lang }) => lang),
        localeConfigs(main, defaultLocale, locales, ids),
      ),
      markdown,
      links: { onBrokenMarkdownLinks: 'warn' },
      theme: themeOf(theme, locales.length > 0),
    }),
    findings: reader.findings,
  }
}

/** `rewrites: { 'en/:rest*': ':rest*' }`: the folder whose pages are at the root. */
function rootPrefix(config: Values, reader: ModuleReader, file: string): string {
  const rewrites = Object.entries(valuesOf(config.rewrites))
  const [first] = rewrites.flatMap(([from, to]) => {
    const match = /^([\w-]+\/):(\w+)\*$/.exec(from)
    return match !== null && to === `:${match[2]}*` ? [match[1] ?? ''] : []
  })
  for (const [from] of first === undefined ? rewrites : []) {
    reader.note(
      valuesOf(config.rewrites),
      from,
      `The rewrite of "${from}" is not carried over.`,
      'Move the file, or give it a `slug`.',
      file,
    )
  }
  return first ?? ''
}

/** A folder's own configuration: `en/config.ts`. */
function ownConfig(folder: string, prefix: string, reader: ModuleReader): Values {
  const file = firstFile(
    folder,
    ['', prefix].flatMap((path) =>
      ['ts', 'mts', 'js', 'mjs'].map((ending) => `${path}config.${ending}`),
    ),
  )
  return file === undefined ? {} : valuesOf(reader.read(file))
}

function withOwn(main: Values, own: Values): Values {
  const rootLocale = valuesOf(valuesOf(main.locales).root)
  const theme = [main, rootLocale, own].map(({ themeConfig }) => valuesOf(themeConfig))
  return {
    ...main,
    ...defined({ title: rootLocale.title, description: rootLocale.description }),
    ...own,
    themeConfig: Object.assign({}, ...theme),
  }
}

interface Locale {
  readonly folder: string
  readonly lang: string
  readonly config: Values
}

const shortLang = (lang: unknown, fallback: string): string =>
  (textOf(lang) ?? fallback).replace(/-US$/, '')

function localesOf(main: Values, folder: string): { defaultLocale: string; locales: Locale[] } {
  const { root, ...others } = valuesOf(main.locales)
  const locales = Object.entries(others)
    .filter(([key]) => existsSync(join(folder, key)))
    .map(([key, config]) => ({
      folder: key,
      lang: shortLang(valuesOf(config).lang, key),
      config: valuesOf(config),
    }))
  return { defaultLocale: shortLang(valuesOf(root).lang ?? main.lang, 'en'), locales }
}

function localeConfigs(
  main: Values,
  defaultLocale: string,
  locales: readonly Locale[],
  ids: ReadonlyMap<string, string>,
): Record<string, Values> {
  const root: Locale = {
    folder: '',
    lang: defaultLocale,
    config: valuesOf(valuesOf(main.locales).root),
  }
  return Object.fromEntries(
    [root, ...locales].map(({ folder, lang, config }) => {
      const theme = valuesOf(config.themeConfig)
      const nav = folder === '' || theme.nav === undefined ? undefined : navItems(theme.nav, folder)
      return [
        lang,
        defined({
          label: textOf(config.label),
          direction: textOf(config.dir),
          path: folder === '' || folder === lang ? undefined : folder,
          title: ids.size === 0 ? undefined : textOf(config.title),
          tagline: folder === '' ? undefined : textOf(config.description),
          theme:
            nav === undefined
              ? undefined
              : {
                  navbar: {
                    items: [
                      ...nav,
                      { type: 'search', position: 'right' },
                      { type: 'localeDropdown', position: 'right' },
                    ],
                  },
                },
        }),
      ]
    }),
  )
}

function contentOf(folder: string, prefix: string, locales: readonly Locale[], config: Values) {
  const excluded = listOf(config.srcExclude).map((pattern) =>
    String(pattern)
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(?:.*/)?')
      .replaceAll(/(?<!\))\*+/g, '.*')
      .replaceAll('(?:..*/)', '(?:.*/)'),
  )
  const isExcluded = (path: string) =>
    excluded.some((pattern) => new RegExp(`^${pattern}$`).test(path)) ||
    /^(?:node_modules|public)\/|(?:^|\/)config\.(?:m?[tj]s)$|^package(?:-lock)?\.json$/.test(path)
  const folders = [
    {
      source: join(folder, prefix),
      target: 'content/docs',
      isOther: (path: string) =>
        isExcluded(path) || locales.some((locale) => path.startsWith(`${locale.folder}/`)),
    },
    ...locales.map((locale) => ({
      source: join(folder, locale.folder),
      target: `content/i18n/${locale.lang}/docs`,
      isOther: isExcluded,
    })),
  ]
  const contents = folders.map((entry) => readDocs(entry, () => 'vue', false))
  return {
    pages: contents.flatMap(({ pages }) => pages),
    copies: contents.flatMap(({ copies }) => copies),
  }
}

/** Ids of the documents of the default language by their routes. */
function idsOf(pages: readonly SourcePage[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ target }): [string, string][] => {
      if (!target.startsWith('content/docs/')) return []
      const id = target.slice('content/docs/'.length).replace(/\.md$/, '')
      return [
        [`/${id}`.replace(/\/index$/, '/'), id],
        [`/${id}`.replace(/\/index$/, ''), id],
      ]
    }),
  )
}

function noteHead(config: Values, reader: ModuleReader, file: string): void {
  const others = listOf(config.head).filter((entry) => valuesOf(listOf(entry)[1]).rel !== 'icon')
  if (others.length === 0) return
  reader.note(
    config,
    'head',
    `\`head\` is not carried over, but for the icon.`,
    'See the manual for what a page has in its head.',
    file,
  )
}

function faviconOf(config: Values): string | undefined {
  const icons = listOf(config.head).flatMap((entry) => {
    const [name, attributes] = listOf(entry)
    const { rel, href } = valuesOf(attributes)
    return name === 'link' && rel === 'icon' ? [textOf(href)] : []
  })
  return staticPath(icons[0])
}

function editUrlOf(theme: Values, prefix: string): string | undefined {
  const pattern = textOf(valuesOf(theme.editLink).pattern)
  return pattern?.includes(':path') === true ? pattern.replace(':path', prefix) : undefined
}

function themeOf(theme: Values, hasLocales: boolean): Values {
  const logo = theme.logo
  const sources = isValues(logo) ? logo : { src: logo }
  const src = staticPath(textOf(sources.src) ?? textOf(sources.light))
  const { outline } = theme
  const levels = isValues(outline) ? outline.level : outline
  const footer = valuesOf(theme.footer)
  const lines = [footer.message, footer.copyright].flatMap((line) => textOf(line) ?? [])
  return defined({
    navbar: defined({
      title: textOf(theme.siteTitle),
      logo:
        src === undefined
          ? undefined
          : defined({
              src,
              srcDark: staticPath(textOf(sources.dark)),
              alt: textOf(sources.alt) ?? '',
              width: sources.width,
              height: sources.height,
            }),
      items: [
        ...navItems(theme.nav, ''),
        { type: 'search', position: 'right' },
        ...(hasLocales ? [{ type: 'localeDropdown', position: 'right' }] : []),
        ...listOf(theme.socialLinks).map(valuesOf).map(socialItem),
      ],
    }),
    footer: lines.length === 0 ? undefined : { copyright: lines.join('<br>') },
    tableOfContents:
      levels === 'deep'
        ? { maxHeadingLevel: 6 }
        : Array.isArray(levels)
          ? { minHeadingLevel: levels[0], maxHeadingLevel: levels[1] }
          : undefined,
  })
}

function socialItem({ icon, link, ariaLabel }: Values): Values {
  const name = textOf(ariaLabel) ?? textOf(icon) ?? 'Link'
  const href = textOf(link) ?? ''
  const isGitHub = icon === 'github'
  return {
    href,
    position: 'right',
    ...(isGitHub ? { icon: 'github', iconOnly: true, label: 'GitHub' } : { label: name }),
  }
}

function navItems(nav: unknown, locale: string): Values[] {
  return listOf(nav).flatMap((entry): Values[] => {
    const item = valuesOf(entry)
    const label = plain(textOf(item.text) ?? '')
    if (item.items !== undefined) {
      const inner = navItems(item.items, locale)
      return label === '' ? inner : [{ type: 'dropdown', label, items: inner }]
    }
    const link = textOf(item.link)
    if (link === undefined) return []
    const route = routeOf(
      locale !== '' && link.startsWith(`/${locale}/`) ? link.slice(locale.length + 1) : link,
    )
    const active = textOf(item.activeMatch)
    return [{ label, ...linkTo(route), ...(active !== undefined && { activeBaseRegex: active }) }]
  })
}
