import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { packageOf } from '../config/external'
import type { ModuleReader } from '../config/read-module'
import { withSlug } from '../site/documents'
import type { SourcePage, SourceSite } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { withoutBase } from '../site/words'
import { adviceOn } from './docusaurus-plugins'
import { type LeftFiles, readDocs, readStatics, reportFiles } from './files'
import { headOf, metaIn } from './head'
import {
  contentAt,
  drawingsOf,
  hasMath,
  i18nOf,
  noteMissingLanguages,
  openConfig,
  reportOthers,
  splitAddress,
  staticPath,
  usesMermaid,
} from './site-config'
import { type Locale, localeConfigs, localesOf } from './starlight-locales'
import { starlightSidebars } from './starlight-sidebars'
import { logoOf, themeOf, titleOf } from './starlight-theme'

const configNames = ['mjs', 'ts', 'mts', 'js'].map((ending) => `astro.config.${ending}`)
const knownAstro = 'site base integrations redirects trailingSlash outDir output'
const knownOptions =
  'title description logo tableOfContents editLink sidebar locales defaultLocale social lastUpdated favicon titleDelimiter credits pagefind head'

/** Reads a Starlight site. */
export function readStarlight(root: string, runs: boolean): SourceSite {
  const { reader, config: astro } = openConfig(root, configNames, 'src/content/docs', runs)
  const options = starlightOptions(astro)
  reportOthers(astro, knownAstro, reader)
  reportOthers(options, `${knownOptions} plugins`, reader, 'starlight.')
  reportPlugins(options, 'plugins', reader, 'starlight.')
  reportPlugins(astro, 'integrations', reader)
  const docs = join(root, 'src/content/docs')
  const { defaultLocale, locales, main, rootFolder } = localesOf(options, docs)
  const all = valuesOf(options.locales)
  for (const key of Object.keys(all)) {
    const isMain = key === (rootFolder || 'root')
    if (!isMain && locales.every((locale) => locale.folder !== key))
      noteMissingLanguages(all, key, [key], reader)
  }
  const mainFolder = rootFolder === '' ? undefined : `/${rootFolder}/`
  const { pages, copies } = contentsOf(docs, rootFolder, locales)
  reportFiles(root, leftFiles(root, docs), reader.findings)
  const title = titleOf(options.title, defaultLocale)
  const { url, baseUrl } = splitAddress(textOf(astro.site), textOf(astro.base))
  const logo = logoOf(valuesOf(options.logo), root)
  const unified = Object.values(valuesOf(astro.markdown)).flatMap(listOf)
  const { plugins, packages } = drawingsOf(hasMath(unified), usesMermaid(reader))
  return {
    origin: 'starlight',
    root,
    pages: pages.map((page) => withSlug(page)),
    ...defined({ mainFolder }),
    copies: new Map([...readStatics(join(root, 'public')), ...copies, ...logo.copies]),
    aliases: { '~/': join(root, 'src'), '@/': join(root, 'src') },
    packages,
    config: {
      title,
      tagline: textOf(options.description),
      url,
      baseUrl,
      favicon:
        staticPath(textOf(options.favicon)) ??
        (existsSync(join(root, 'public/favicon.svg')) ? 'favicon.svg' : undefined),
      head: headOf(options, 'head', reader),
      trailingSlash: astro.trailingSlash === 'never' ? false : undefined,
      docs: {
        routeBasePath: '/',
        sidebars: starlightSidebars(
          options.sidebar ??
            listOf(options.plugins).find((plugin) => packageOf(plugin) === topicsPlugin),
          pages,
          { defaultLocale, locales: locales.map(({ lang }) => lang) },
          reader,
        ),
        editUrl: contentAt(textOf(valuesOf(options.editLink).baseUrl)),
        showLastUpdate: options.lastUpdated === true ? true : undefined,
      },
      i18n: i18nOf(
        defaultLocale,
        locales.map(({ lang }) => lang),
        localeConfigs(main, defaultLocale, locales, options),
      ),
      redirects: filled([
        ...redirectsOf(valuesOf(astro.redirects), [baseUrl, mainFolder ?? '/'], reader),
        ...(mainFolder === undefined ? [] : [{ from: `${mainFolder}:path*`, to: '/:path*' }]),
      ]),
      plugins,
      links: { onBrokenMarkdownLinks: 'warn' },
      socialImage: staticPath(metaIn(options.head, 'og:image'), baseUrl),
      theme: themeOf(options, title, logo.config, locales.length > 0),
    },
    findings: reader.findings,
  }
}

/** Its topics are sidebars, which become categories of one. */
const topicsPlugin = 'starlight-sidebar-topics'

/** Reports what a list has of packages, besides Starlight itself. */
function reportPlugins(owner: Values, key: string, reader: ModuleReader, path = ''): void {
  for (const plugin of listOf(owner[key])) {
    const name = packageOf(plugin)
    if (name === undefined || name === '@astrojs/starlight' || name === topicsPlugin) continue
    const what = `\`${name}\` of \`${path}${key}\` is not carried over.`
    reader.note(owner, key, what, adviceOn(name))
  }
}

/** The documents of each language. */
function contentsOf(docs: string, rootFolder: string, locales: readonly Locale[]) {
  const syntaxOf = (path: string): SourcePage['syntax'] =>
    path.endsWith('.mdx') ? 'mdx' : 'markdown'
  const isFolderOf = (path: string) => locales.some(({ folder }) => path.startsWith(`${folder}/`))
  const folders = [
    {
      source: join(docs, rootFolder),
      target: 'content/docs',
      isOther: isFolderOf,
    },
    ...locales.map(({ folder }) => ({
      source: join(docs, folder),
      target: `content/i18n/${folder}/docs`,
      isOther: isNotFound,
    })),
  ]
  return readDocs(
    folders.map((folder) => ({ ...folder, rename: astroId })),
    syntaxOf,
  )
}

function starlightOptions(astro: Values): Values {
  return valuesOf(
    listOf(astro.integrations).find((entry) => packageOf(entry) === '@astrojs/starlight'),
  )
}

/** Astro's id of a page, which is its address: the slug of each part of its path. */
const astroId = (path: string): string =>
  path
    .split('/')
    .map((part) => slug(part))
    .join('/')

const isNotFound = (path: string): boolean => /^404\.mdx?$/.test(path)

/** `/old/[...slug]` is `/old/:slug*`. */
const withPlaceholders = (path: string) =>
  path.replace(/\[(\.{3})?([a-z]\w*)\]/gi, (_, isRest, name) => `:${name}${isRest ? '*' : ''}`)

function redirectsOf(redirects: Values, bases: readonly string[], reader: ModuleReader): Values[] {
  return Object.entries(redirects).flatMap(([from, value]) => {
    const given = textOf(value) ?? textOf(valuesOf(value).destination)
    if (given !== undefined) {
      const to = bases.reduce(withoutBase, given)
      return [{ from: withPlaceholders(from), to: withPlaceholders(to) }]
    }
    reader.note(
      redirects,
      from,
      `The redirect of "${from}" is not carried over.`,
      'Write it into `redirects`.',
    )
    return []
  })
}

/** What a Starlight site has besides documents. */
function leftFiles(root: string, docs: string): LeftFiles[] {
  return [
    {
      folder: join(root, 'src/pages'),
      pattern: /./,
      what: 'Astro pages are not moved.',
      advice: 'Write a page in `src/pages`, in React.',
    },
    {
      folder: docs,
      pattern: /\.mdoc$/,
      what: 'Markdoc is not supported; the page was not migrated.',
      advice: 'Write it in Markdown.',
    },
    {
      folder: docs,
      pattern: /^[\w-]+\/404\.mdx?$/,
      what: 'There is one 404 page for all languages.',
      advice: 'Put the text of all languages into `content/docs/404.md`.',
    },
  ]
}
