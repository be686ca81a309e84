import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleReader } from '../config/read-module'
import type { SourceSite } from '../site/site'
import { defined, filled, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { feedRedirects, readBlogs } from './docusaurus-blog'
import { contentOf, docsConfigs } from './docusaurus-docs'
import { readMarkdownPages } from './docusaurus-pages'
import { reportPlugins } from './docusaurus-plugins'
import { shellOf, type ThemeSource, themeOf } from './docusaurus-theme'
import { type Languages, translatedTheme } from './docusaurus-translations'
import { type DocsSet, noteUnlisted, readDocsSet } from './docusaurus-versions'
import {
  joined,
  type LeftFiles,
  pluginOptions,
  presetOptions,
  readStatics,
  reportFiles,
} from './files'
import { headOf } from './head'
import {
  drawingsOf,
  hasMath,
  i18nOf,
  noteMissingLanguages,
  openConfig,
  reportOthers,
  splitAddress,
  staticPath,
} from './site-config'

const configNames = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)
const knownOptions = `title tagline favicon url baseUrl organizationName projectName deploymentBranch trailingSlash onBrokenLinks
  onBrokenMarkdownLinks onBrokenAnchors onDuplicateRoutes i18n presets plugins themeConfig markdown future noIndex titleDelimiter staticDirectories headTags stylesheets scripts`
const knownMarkdown = 'format mermaid mdx1Compat hooks anchors emoji'

/** Reads a Docusaurus site; without a configuration the folder `docs` with its defaults. */
export function readDocusaurus(root: string, runs: boolean): SourceSite {
  const { reader, config } = openConfig(root, configNames, 'docs', runs)
  reportOthers(config, knownOptions, reader)
  reportOthers(valuesOf(config.markdown), knownMarkdown, reader, 'markdown.')
  reportPlugins(config, root, reader)
  const folders = new Set(['files', 'i18n', 'pages', 'static'])
  const sets = docsSets(config, root, reader, folders)
  for (const set of sets) noteUnlisted(set, root, reader.findings)
  const languages = localesOf(config, root)
  const { defaultLocale, locales } = languages
  noteMissingLanguages(valuesOf(config.i18n), 'locales', languages.missing, reader)
  const blogs = readBlogs(config, root, languages, reader, folders)
  const files = readMarkdownPages(config, root, sets, locales)
  const docs = sets.map((set) => contentOf(set, root, locales, config))
  const { pages, copies } = joined([...docs, blogs, files])
  reportFiles(root, leftFiles(root, files.pages.length > 0), reader.findings)
  for (const file of ['_headers', '_redirects', 'netlify.toml', 'vercel.json']) {
    if (!existsSync(join(root, file))) continue
    reader.findings.push({
      file,
      line: 1,
      what: 'Settings of a host are not moved.',
      advice:
        'Keep the file, if the host reads it from there or your build copies it; the new site is built into `dist`, not `build`.',
    })
  }
  const { url, baseUrl } = splitAddress(textOf(config.url), textOf(config.baseUrl))
  const { plugins, packages } = drawingsOf(
    sets.some(({ options }) => hasMath(options.remarkPlugins)),
    valuesOf(config.markdown).mermaid === true,
  )
  const theme = valuesOf(config.themeConfig)
  const themeSource = {
    reader,
    hasVersions: sets.some(({ versions }) => versions.length > 0),
    hasLocales: locales.length > 0,
    hasBlog: blogs.configs.length > 0,
  }
  return {
    origin: 'docusaurus',
    root,
    pages,
    copies: new Map([
      ...staticFolders(config).flatMap((folder) => readStatics(join(root, folder))),
      ...copies,
    ]),
    aliases: { '@site/': root },
    packages,
    config: {
      title: textOf(config.title) ?? 'Documentation',
      tagline: textOf(config.tagline),
      url,
      baseUrl,
      favicon: staticPath(textOf(config.favicon)),
      head: docusaurusHead(config, reader),
      trailingSlash: typeof config.trailingSlash === 'boolean' ? config.trailingSlash : undefined,
      docs: docsConfigs(sets, root, reader, pages, [...blogs.configs, ...files.configs], languages),
      i18n: i18nOf(
        defaultLocale,
        locales,
        localeConfigs(config, root, [defaultLocale, ...locales], themeSource),
      ),
      redirects: filled([...redirectsOf(config), ...feedRedirects(blogs, languages)]),
      plugins,
      links: linksOf(config),
      socialImage: staticPath(textOf(theme.image)),
      theme: themeOf(theme, themeSource),
    },
    findings: [...reader.findings],
  }
}

/** `headTags`, `stylesheets`, `scripts`, and `metadata` of the theme. */
function docusaurusHead(config: Values, reader: ModuleReader): Values[] | undefined {
  const element = (tag: string, more: Values, source: string) => (entry: unknown) => ({
    tag,
    attributes: { ...more, ...(typeof entry === 'string' ? { [source]: entry } : valuesOf(entry)) },
  })
  const all = [
    headOf(valuesOf(config.themeConfig), 'metadata', reader, element('meta', {}, 'name')),
    headOf(config, 'headTags', reader),
    headOf(config, 'stylesheets', reader, element('link', { rel: 'stylesheet' }, 'href')),
    headOf(config, 'scripts', reader, element('script', {}, 'src')),
  ]
  const robots = { tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } }
  return filled([
    ...(config.noIndex === true ? [robots] : []),
    ...all.flatMap((elements) => elements ?? []),
  ])
}

function docsSets(
  config: Values,
  root: string,
  reader: ModuleReader,
  taken: Set<string>,
): DocsSet[] {
  const preset = presetOptions(config)
  if (preset !== undefined) {
    for (const name of ['gtag', 'googleTagManager', 'googleAnalytics', 'theme']) {
      if (isValues(preset[name]))
        reader.note(
          preset,
          name,
          `\`${name}\` of the preset is not carried over.`,
          name === 'theme'
            ? 'Put styles into `src/styles.css`.'
            : 'Add its script to `head`, and its hosts to `security.policy`.',
        )
    }
  }
  const all = [
    ...(preset?.docs === false ? [] : [valuesOf(preset?.docs)]),
    ...pluginOptions(config.plugins, /(?:^|[-/])content-docs$/),
  ]
  return all
    .map((options) => readDocsSet(options, root, taken))
    .filter(({ hasCurrent, versions }) => hasCurrent || versions.length > 0)
}

/** The languages that are moved, and those without translations. */
function localesOf(config: Values, root: string): Languages & { readonly missing: string[] } {
  const i18n = valuesOf(config.i18n)
  const defaultLocale = textOf(i18n.defaultLocale) ?? 'en'
  const others = listOf(i18n.locales)
    .map(String)
    .filter((locale) => locale !== defaultLocale)
  const isThere = (locale: string) => existsSync(join(root, 'i18n', locale))
  return {
    defaultLocale,
    locales: others.filter(isThere),
    missing: others.filter((locale) => !isThere(locale)),
  }
}

/** Names, directions, languages, navbars and footers of the locales that are moved. */
function localeConfigs(
  config: Values,
  root: string,
  moved: readonly string[],
  themeSource: ThemeSource,
): Record<string, Values> {
  const given = valuesOf(valuesOf(config.i18n).localeConfigs)
  const entries = moved.map((locale): [string, Values] => {
    const { label, direction, htmlLang } = valuesOf(given[locale])
    const translated = translatedTheme(valuesOf(config.themeConfig), root, locale)
    // Its findings are those of the site's own navbar.
    const theme =
      translated === undefined
        ? undefined
        : shellOf(translated, { ...themeSource, reader: new ModuleReader(root) })
    return [locale, defined({ label, direction, htmlLang, theme })]
  })
  return Object.fromEntries(entries.filter(([, options]) => Object.keys(options).length > 0))
}

function staticFolders(config: Values): string[] {
  const folders = listOf(config.staticDirectories).map(String)
  return folders.length === 0 ? ['static'] : folders
}

function redirectsOf(config: Values): Values[] {
  const entries = pluginOptions(config.plugins, /client-redirects/).flatMap(({ redirects }) =>
    listOf(redirects).map(valuesOf),
  )
  return entries.flatMap(({ from, to }) =>
    (Array.isArray(from) ? from : [from]).map((path) => ({ from: String(path), to: String(to) })),
  )
}

/** Docusaurus' severities, but the first build goes through. */
function linksOf(config: Values): Values {
  const hooks = valuesOf(valuesOf(config.markdown).hooks)
  const keys = ['onBrokenLinks', 'onBrokenMarkdownLinks', 'onBrokenAnchors']
  return Object.fromEntries(
    keys.map((key) => {
      const severity = textOf(config[key]) ?? textOf(hooks[key])
      return [key, severity === undefined || severity === 'throw' ? 'warn' : severity]
    }),
  )
}

/** What a Docusaurus site has besides documents. */
function leftFiles(root: string, hasPages: boolean): LeftFiles[] {
  const advice = 'See the manual on pages, parts and styles.'
  return [
    {
      folder: join(root, 'src/pages'),
      pattern: hasPages ? /\.[jt]sx?$/ : /\.(?:[jt]sx?|mdx?)$/,
      what: 'React pages are not moved, because they use components of Docusaurus. The home page is a new one.',
      advice,
    },
    {
      folder: join(root, 'src/theme'),
      pattern: /\.[jt]sx?$/,
      what: 'Swizzled components are not moved.',
      advice,
    },
    {
      folder: join(root, 'src/css'),
      pattern: /\.(?:css|scss|sass|less)$/,
      what: 'Styles are not moved, because they are written for the markup of Docusaurus.',
      advice: 'Put what you still need into `src/styles.css`.',
    },
  ]
}
