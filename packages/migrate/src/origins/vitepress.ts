import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { External } from '../config/external'
import type { ModuleReader } from '../config/read-module'
import { givenBy } from '../config/run-config'
import { withSlug } from '../site/documents'
import type { SourceSite } from '../site/site'
import { defined, isValues, listOf, merged, textOf, type Values, valuesOf } from '../site/values'
import { trimSlashes, withoutEnd } from '../site/words'
import { firstFile, globPattern, type LeftFiles, readDocs, readStatics, reportFiles } from './files'
import { headOf, iconOf, metaIn } from './head'
import {
  contentAt,
  drawingsOf,
  i18nOf,
  noteMissingLanguages,
  openConfig,
  reportOthers,
  splitAddress,
  staticPath,
  usesMermaid,
  withoutEndings,
} from './site-config'
import { dropGenerated } from './vitepress-generated'
import { type Locale, localeConfigs, localesOf, menuOf } from './vitepress-locales'
import { idsOf, pagesBeside } from './vitepress-pages'
import { sidebarBeside, vitepressSidebars } from './vitepress-sidebars'
import { colorModeOf, noteUnnamedItems, themeOf } from './vitepress-theme'

const configNames = ['ts', 'mts', 'js', 'mjs'].flatMap((ending) => [
  `.vitepress/config.${ending}`,
  `.vitepress/config/index.${ending}`,
])
const knownOptions = `title description base lang dir extends srcDir srcExclude rewrites cleanUrls lastUpdated themeConfig locales sitemap head
  ignoreDeadLinks outDir cacheDir appearance titleTemplate metaChunk markdown`
const knownMarkdown =
  'math theme image container cache headers externalLinks gfmAlerts languages emoji'
const knownTheme =
  'logo siteTitle nav sidebar footer editLink socialLinks outline docFooter lastUpdated search i18nRouting externalLinkIcon'
/** `markdown` of a language has the titles of its containers. */
const knownLocale = 'label lang dir link title titleTemplate description head markdown themeConfig'
/** Texts that Landing has in its languages. */
const localeTexts = `sidebarMenuLabel returnToTopLabel darkModeSwitchLabel lightModeSwitchTitle darkModeSwitchTitle langMenuLabel
  skipToContentLabel notFound`

/** Reads a VitePress site: the folder that has `.vitepress`, or the folder `docs` in it. */
export function readVitePress(given: string, runs: boolean): SourceSite {
  const root =
    [given, join(given, 'docs')].find((folder) => existsSync(join(folder, '.vitepress'))) ?? given
  const { reader, config: written } = openConfig(root, configNames, '.vitepress', runs)
  const main = extended(written)
  dropGenerated(main, reader)
  reportOthers(main, knownOptions, reader)
  if (main.extends instanceof External) {
    const what = `The configuration of \`${main.extends.module}\` is not carried over.`
    reader.note(main, 'extends', what, 'Write what the site needs of it into `landing.config.ts`.')
  }
  const folder = join(root, textOf(main.srcDir) ?? '.')
  const prefix = rootPrefix(main, folder, reader)
  const rootLocale = prefix === '' ? {} : ownConfig(folder, prefix, reader)
  dropGenerated(rootLocale, reader)
  const config = withOwn(main, rootLocale)
  const { locales, defaultLocale } = localesOf(main, folder)
  const languages = menuOf(main, locales.length > 0)
  reportLocales(main, locales, languages.otherSites, reader)
  const { pages, copies } = contentOf(folder, prefix, locales, main)
  reportFiles(root, leftFiles(root, folder), reader.findings)
  reader.findings.push(...pagesBeside(pages, root))
  const theme = valuesOf(config.themeConfig)
  reportTheme([main, rootLocale], reader)
  reportOthers(valuesOf(main.markdown), knownMarkdown, reader, 'markdown.')
  const hasEndings = main.cleanUrls !== true
  if (hasEndings) reader.note(main, 'cleanUrls', ...withoutEndings)
  const title = textOf(config.title) ?? 'VitePress'
  const metaOf = (key: string) =>
    [main, valuesOf(valuesOf(main.locales).root)].map(({ head }) => metaIn(head, key)).find(Boolean)
  const hostname = textOf(valuesOf(main.sitemap).hostname) ?? metaOf('og:url')
  const { url, baseUrl } = splitAddress(hostname, textOf(main.base))
  const { plugins, packages } = drawingsOf(
    valuesOf(main.markdown).math === true,
    usesMermaid(reader),
  )
  const ids = idsOf(pages)
  const sidebars = vitepressSidebars(
    theme.sidebar,
    ids,
    defaultLocale,
    locales.map(({ lang, folder, config }) => ({
      lang,
      folder,
      sidebar: valuesOf(config.themeConfig).sidebar,
    })),
  )
  const editUrl = editUrlOf(theme, textOf(main.srcDir) ?? '.', reader)
  reportOthers(valuesOf(theme.footer), 'message copyright', reader, 'themeConfig.footer.')
  const beside = sidebarBeside(theme.sidebar, sidebars)
  return {
    origin: 'vitepress',
    root,
    pages: pages.map((page) => withSlug({ ...page, ...defined({ sidebar: beside(page) }) })),
    copies: new Map([...readStatics(join(folder, 'public')), ...copies]),
    aliases: { '@/': folder, '@': folder },
    packages,
    config: {
      title,
      tagline: textOf(config.description),
      url,
      baseUrl,
      favicon: staticPath(iconOf(main.head), baseUrl),
      head: headOf(main, 'head', reader),
      trailingSlash: hasEndings ? false : undefined,
      docs: {
        routeBasePath: '/',
        sidebars,
        editUrl,
        showLastUpdate: config.lastUpdated === true ? true : undefined,
      },
      i18n: i18nOf(
        defaultLocale,
        locales.map(({ lang }) => lang),
        localeConfigs(main, defaultLocale, locales, ids),
      ),
      plugins,
      links: { onBrokenMarkdownLinks: 'warn' },
      socialImage: staticPath(metaOf('og:image'), baseUrl),
      theme: {
        colorMode: colorModeOf(main.appearance),
        ...themeOf(theme, title, languages),
      },
    },
    findings: reader.findings,
  }
}

/** Reports languages without pages, and options of languages that are not carried over. */
function reportLocales(
  main: Values,
  moved: readonly Locale[],
  otherSites: readonly Values[],
  reader: ModuleReader,
): void {
  const all = valuesOf(main.locales)
  for (const [key, value] of Object.entries(all)) {
    const locale = valuesOf(value)
    if (key !== 'root' && moved.every(({ folder }) => folder !== key)) {
      const isElsewhere = otherSites.some(({ href }) => href === locale.link)
      if (!isElsewhere) noteMissingLanguages(all, key, [key], reader)
      continue
    }
    const path = `locales.${key}.`
    reportOthers(locale, knownLocale, reader, path)
    const themeKeys = `${knownTheme} ${localeTexts}`
    reportOthers(valuesOf(locale.themeConfig), themeKeys, reader, `${path}themeConfig.`)
    if (headOf(locale, 'head', reader) === undefined) continue
    reader.note(
      locale,
      'head',
      `The elements of \`${path}head\` are not carried over.`,
      'Write them into `head` of the configuration, for all languages, or of a page.',
    )
  }
}

function reportTheme(configs: readonly Values[], reader: ModuleReader): void {
  for (const { themeConfig } of configs) {
    reportOthers(valuesOf(themeConfig), knownTheme, reader, 'themeConfig.')
    noteUnnamedItems(valuesOf(themeConfig).nav, reader)
  }
}

/** `rewrites: { 'en/:rest*': ':rest*' }`: the folder whose pages are at the root. */
function rootPrefix(config: Values, folder: string, reader: ModuleReader): string {
  if (typeof config.rewrites === 'function') {
    const what = 'The function `rewrites` is not carried over.'
    reader.note(config, 'rewrites', what, 'Move the files, or give them a `slug`.')
  }
  const rewrites = Object.entries(valuesOf(config.rewrites))
  let prefix = ''
  for (const [from, to] of rewrites) {
    const [, start = '', rest] = /^([\w-]+\/):(\w+)\*$/.exec(from) ?? []
    if (rest !== undefined && to === `:${rest}*` && prefix === '') {
      if (existsSync(join(folder, start))) prefix = start
      continue
    }
    reader.note(
      valuesOf(config.rewrites),
      from,
      `The rewrite of "${from}" is not carried over.`,
      'Move the file, or give it a `slug`.',
    )
  }
  return prefix
}

/** With what it extends: objects are merged, lists joined, as VitePress does. */
function extended(config: Values): Values {
  const { extends: base, ...options } = config
  if (!isValues(base) || base instanceof External) return config
  return merged(extended(base), options, (before, value) =>
    Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value,
  )
}

/** A folder's own configuration: `en/config.ts`. */
function ownConfig(folder: string, prefix: string, reader: ModuleReader): Values {
  const file = firstFile(
    folder,
    ['', prefix].flatMap((path) =>
      ['ts', 'mts', 'js', 'mjs'].map((ending) => `${path}config.${ending}`),
    ),
  )
  return file === undefined ? {} : valuesOf(reader.readConfig(file))
}

function withOwn(main: Values, rootConfig: Values): Values {
  const rootLocale = valuesOf(valuesOf(main.locales).root)
  const theme = [main, rootLocale, rootConfig].map(({ themeConfig }) => valuesOf(themeConfig))
  return {
    ...main,
    ...defined({ title: rootLocale.title, description: rootLocale.description }),
    ...rootConfig,
    themeConfig: Object.assign({}, ...theme),
  }
}

function contentOf(folder: string, prefix: string, locales: readonly Locale[], config: Values) {
  const excluded = listOf(config.srcExclude).map((glob) => globPattern(String(glob)))
  const isExcluded = (path: string) =>
    excluded.some((pattern) => pattern.test(path)) ||
    /^(?:node_modules|public)\/|(?:^|\/)config\.(?:m?[tj]s)$|\[[^/]+\]|^package(?:-lock)?\.json$/.test(
      path,
    )
  const isTranslated = (path: string) =>
    locales.some((locale) => path.startsWith(`${locale.folder}/`))
  const isOther = (path: string) => isExcluded(path) || isTranslated(path)
  const folders = [
    { source: join(folder, prefix), target: 'content/docs', isOther },
    ...(prefix === ''
      ? []
      : [
          {
            source: folder,
            target: 'content/docs',
            isOther: (path: string) =>
              isOther(path) || path.startsWith(prefix) || !path.endsWith('.md'),
          },
        ]),
    ...locales.map((locale) => ({
      source: join(folder, locale.folder),
      target: `content/i18n/${locale.folder}/docs`,
      isOther: isExcluded,
    })),
  ]
  return readDocs(folders, () => 'vue', false)
}

/** What a VitePress site has besides documents. */
const leftFiles = (root: string, folder: string): LeftFiles[] => [
  {
    folder: join(root, '.vitepress/theme'),
    pattern: /./,
    what: 'The theme is not moved, because its components and styles are written for VitePress.',
    advice: 'See the manual on pages, parts and styles.',
  },
  {
    folder,
    pattern: /\[[^/]+\][^/]*\.md$/,
    what: 'Dynamic routes are not moved.',
    advice: 'Write the pages, or a program that writes them, into `content/docs`.',
  },
]

/** The pattern names a page in `srcDir`, the new site takes the place of the folder around it. */
function editUrlOf({ editLink }: Values, srcDir: string, reader: ModuleReader): string | undefined {
  const { pattern: given } = valuesOf(editLink)
  const pattern = textOf(typeof given === 'function' ? givenBy.get(given) : given)
  if (pattern?.endsWith('/:path') === true) {
    const inside = `/${trimSlashes(srcDir.replace(/^\.\//, ''))}`
    return contentAt(withoutEnd(withoutEnd(pattern, '/:path'), inside))
  }
  if (isValues(editLink))
    reader.note(
      editLink,
      Object.keys(editLink)[0] ?? '',
      '`themeConfig.editLink` is not carried over.',
      'Write the address of the folder as `docs.editUrl`, if `--run-config` does not give it.',
    )
  return undefined
}
