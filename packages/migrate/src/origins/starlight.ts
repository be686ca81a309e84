import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { givenTo } from '../config/place'
import { ModuleReader } from '../config/read-module'
import type { SourcePage, SourceSite } from '../site/site'
import { defined, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { filesBelow, firstFile, readDocs, readStatics } from './files'
import { hasMath, i18nOf, markdownOf, reportOthers, splitAddress, staticPath } from './site-config'

const configNames = ['mjs', 'ts', 'mts', 'js'].map((ending) => `astro.config.${ending}`)
const knownAstro = 'site base integrations redirects trailingSlash outDir output'
const knownOptions =
  'title description logo tableOfContents editLink sidebar locales defaultLocale social lastUpdated pagination favicon titleDelimiter credits pagefind'

/** Reads a Starlight site. */
export function readStarlight(root: string): SourceSite {
  const reader = new ModuleReader(root)
  const file = firstFile(root, configNames)
  const astro = file === undefined ? {} : valuesOf(reader.read(file))
  const shownFile = file === undefined ? 'src/content/docs' : relative(root, file)
  const options = starlightOptions(astro)
  reportOthers(astro, knownAstro, reader, shownFile)
  reportOthers(options, knownOptions, reader, shownFile, 'starlight.')
  const docs = join(root, 'src/content/docs')
  const { defaultLocale, locales, rootFolder } = localesOf(options, docs)
  const syntaxOf = (path: string): SourcePage['syntax'] =>
    path.endsWith('.mdx') ? 'mdx' : 'markdown'
  const isFolderOf = (path: string) => locales.some(({ folder }) => path.startsWith(`${folder}/`))
  const folders = [
    {
      source: join(docs, rootFolder),
      target: 'content/docs',
      isOther: (path: string) => isFolderOf(path) || isNotFound(path),
    },
    ...locales.map(({ folder, lang }) => ({
      source: join(docs, folder),
      target: `content/i18n/${lang}/docs`,
      isOther: isNotFound,
    })),
  ]
  const contents = folders.map((folder) => readDocs(folder, syntaxOf))
  const pages = contents.flatMap((content) => content.pages)
  noteOthers(root, docs, reader)
  const title = titleOf(options.title, defaultLocale)
  const { url, baseUrl } = splitAddress(textOf(astro.site), textOf(astro.base))
  const logo = logoOf(valuesOf(options.logo), root)
  const { markdown, packages } = markdownOf(hasMath(valuesOf(astro.markdown).remarkPlugins), false)
  const labels = { ...valuesOf(options.locales) }
  return {
    origin: 'starlight',
    root,
    title,
    base: baseUrl,
    pages,
    copies: new Map([
      ...readStatics(join(root, 'public')),
      ...contents.flatMap(({ copies }) => copies),
      ...logo.copies,
    ]),
    aliases: { '~/': join(root, 'src'), '@/': join(root, 'src') },
    packages,
    config: defined({
      title,
      tagline: textOf(options.description),
      url,
      baseUrl,
      favicon:
        staticPath(textOf(options.favicon)) ??
        (existsSync(join(root, 'public/favicon.svg')) ? 'favicon.svg' : undefined),
      trailingSlash: astro.trailingSlash === 'never' ? false : undefined,
      docs: defined({
        routeBasePath: '/',
        sidebars: sidebarsOf(options.sidebar, pages, reader, shownFile),
        editUrl: editUrlOf(options, rootFolder),
        showLastUpdate: options.lastUpdated === true ? true : undefined,
      }),
      i18n: i18nOf(
        defaultLocale,
        locales.map(({ lang }) => lang),
        localeConfigs(labels, defaultLocale, locales, options),
      ),
      redirects: redirectsOf(valuesOf(astro.redirects), reader, shownFile),
      markdown,
      links: { onBrokenMarkdownLinks: 'warn' },
      theme: themeOf(options, logo.config, locales.length > 0),
    }),
    findings: reader.findings,
  }
}

function starlightOptions(astro: Values): Values {
  const found = listOf(astro.integrations).find(
    (entry) => isValues(entry) && givenTo.get(entry) === '@astrojs/starlight',
  )
  return valuesOf(found)
}

const isNotFound = (path: string): boolean => /^404\.mdx?$/.test(path)

interface Locale {
  readonly folder: string
  readonly lang: string
}

function localesOf(
  options: Values,
  docs: string,
): { defaultLocale: string; locales: Locale[]; rootFolder: string } {
  const all = Object.entries(valuesOf(options.locales))
  const langOf = (key: string, value: unknown) => textOf(valuesOf(value).lang) ?? key
  const [main] = all.filter(([key]) => key === (textOf(options.defaultLocale) ?? 'root'))
  const locales = all
    .filter(([key]) => key !== 'root' && key !== main?.[0] && existsSync(join(docs, key)))
    .map(([key, value]) => ({ folder: key, lang: langOf(key, value) }))
  const rootFolder = main === undefined || main[0] === 'root' ? '' : main[0]
  return {
    defaultLocale:
      main === undefined
        ? 'en'
        : main[0] === 'root'
          ? langOf('en', main[1])
          : langOf(main[0], main[1]),
    locales,
    rootFolder,
  }
}

function localeConfigs(
  all: Values,
  defaultLocale: string,
  locales: readonly Locale[],
  options: Values,
): Record<string, Values> {
  const root = valuesOf(all.root ?? all[defaultLocale])
  const of = (folder: string, lang: string, entry: Values) =>
    defined({
      label: textOf(entry.label),
      direction: textOf(entry.dir),
      path: folder === lang || folder === '' ? undefined : folder,
      title: isValues(options.title) ? textOf(options.title[lang]) : undefined,
    })
  return Object.fromEntries([
    [defaultLocale, of('', defaultLocale, root)],
    ...locales.map(({ folder, lang }) => [lang, of(folder, lang, valuesOf(all[folder]))]),
  ])
}

function titleOf(title: unknown, locale: string): string {
  if (typeof title === 'string') return title
  const titles = valuesOf(title)
  return textOf(titles[locale]) ?? textOf(Object.values(titles)[0]) ?? 'Documentation'
}

function logoOf(
  logo: Values,
  root: string,
): { config: Values | undefined; copies: [string, string][] } {
  const copies: [string, string][] = []
  const take = (value: unknown) => {
    const path = textOf(value)
    if (path === undefined) return undefined
    const file = join(root, path)
    if (!existsSync(file)) return undefined
    const name = `img/${path.replace(/^.*\//, '')}`
    copies.push([`content/static/${name}`, file])
    return name
  }
  const src = take(logo.src ?? logo.light)
  if (src === undefined) return { config: undefined, copies }
  return { config: defined({ src, srcDark: take(logo.dark), alt: textOf(logo.alt) ?? '' }), copies }
}

function editUrlOf(options: Values, rootFolder: string): string | undefined {
  const base = textOf(valuesOf(options.editLink).baseUrl)
  return base === undefined
    ? undefined
    : `${base.replace(/\/$/, '')}/src/content/docs/${rootFolder === '' ? '' : `${rootFolder}/`}`
}

function themeOf(options: Values, logo: Values | undefined, hasLocales: boolean): Values {
  const social = Array.isArray(options.social)
    ? options.social.map(valuesOf)
    : Object.entries(valuesOf(options.social)).map(
        ([icon, href]): Values => ({ icon, label: icon, href }),
      )
  const toc = valuesOf(options.tableOfContents)
  return defined({
    navbar: defined({
      title:
        valuesOf(options.logo).replacesTitle === true ? undefined : titleOf(options.title, 'en'),
      logo,
      items: [
        { type: 'search', position: 'right' },
        ...(hasLocales ? [{ type: 'localeDropdown', position: 'right' }] : []),
        ...social.map(({ icon, label, href }) => ({
          href,
          label: textOf(label) ?? textOf(icon) ?? 'Link',
          position: 'right',
          ...(icon === 'github' && { icon: 'github', iconOnly: true }),
        })),
      ],
    }),
    tableOfContents:
      Object.keys(toc).length === 0
        ? undefined
        : defined({
            minHeadingLevel: Math.max(2, Number(toc.minHeadingLevel ?? 2)),
            maxHeadingLevel: toc.maxHeadingLevel,
          }),
  })
}

function redirectsOf(redirects: Values, reader: ModuleReader, file: string): Values[] | undefined {
  const made = Object.entries(redirects).flatMap(([from, value]) => {
    const to = textOf(value) ?? textOf(valuesOf(value).destination)
    if (to !== undefined && !from.includes('[')) return [{ from, to }]
    reader.note(
      redirects,
      from,
      `The redirect of "${from}" is not carried over.`,
      'Write one redirect for each page.',
      file,
    )
    return []
  })
  return made.length === 0 ? undefined : made
}

function sidebarsOf(
  sidebar: unknown,
  pages: readonly SourcePage[],
  reader: ModuleReader,
  file: string,
): Values | undefined {
  if (!Array.isArray(sidebar)) return undefined
  const ids = new Set(pages.map(({ target }) => target.replace(/^content\/docs\/|\.md$/g, '')))
  const idOf = (slug: string) => {
    const path = slug.replaceAll(/^\/+|\/+$/g, '')
    return [path, `${path}/index`.replace(/^\//, '')].find((id) => ids.has(id))
  }
  const doc = (slug: string, label: unknown, owner: Values): unknown[] => {
    const id = idOf(slug)
    if (id !== undefined) return [label === undefined ? id : { type: 'doc', id, label }]
    reader.note(
      owner,
      'slug',
      `The sidebar names the page "${slug}", which does not exist.`,
      'Correct it in `landing.config.ts`.',
      file,
    )
    return []
  }
  const itemOf = (entry: unknown): unknown[] => {
    if (typeof entry === 'string') return doc(entry, undefined, {})
    const item = valuesOf(entry)
    const { label, items, autogenerate, slug, link, collapsed, badge, translations } = item
    for (const [key, value] of Object.entries({ badge, translations })) {
      if (value !== undefined)
        reader.note(
          item,
          key,
          `\`${key}\` of the sidebar item "${String(label ?? slug)}" is not carried over.`,
          key === 'badge'
            ? 'Nothing, if the text says it.'
            : 'Write `_category_.yml` beside the translation.',
          file,
        )
    }
    if (typeof slug === 'string') return doc(slug, label, item)
    if (typeof link === 'string') {
      const id = /^[a-z]+:/.test(link) ? undefined : idOf(link)
      return [id === undefined ? { type: 'link', label, href: link } : { type: 'doc', id, label }]
    }
    const folder = textOf(valuesOf(autogenerate).directory)
    const inner =
      folder === undefined
        ? listOf(items).flatMap(itemOf)
        : [{ type: 'autogenerated', dirName: folder }]
    return label === undefined
      ? inner
      : [{ type: 'category', label, items: inner, collapsed: collapsed === true }]
  }
  return { docs: sidebar.flatMap(itemOf) }
}

function noteOthers(root: string, docs: string, reader: ModuleReader): void {
  const notes: [string, RegExp, string, string][] = [
    [
      join(root, 'src/pages'),
      /./,
      'Pages of Astro are not moved.',
      'Write a page in `src/pages`, in React.',
    ],
    [docs, /\.mdoc$/, 'Markdoc is not read; the page was not moved.', 'Write it in Markdown.'],
    [
      docs,
      /^(?:[\w-]+\/)?404\.mdx?$/,
      'The page of what is not found is the theme’s.',
      'Replace `NotFound` in `src/theme.tsx`.',
    ],
    [
      join(root, 'public'),
      /^_redirects$/,
      'Rules of a host are not moved.',
      'Write `redirects` into `landing.config.ts`, or keep the file for the host.',
    ],
  ]
  for (const [folder, pattern, what, advice] of notes) {
    for (const path of filesBelow(folder).filter((name) => pattern.test(name))) {
      reader.findings.push({ file: relative(root, join(folder, path)), line: 1, what, advice })
    }
  }
}
