import { basename, resolve } from 'node:path'
import { isFullAddress } from '@landing/schema'
import type { PythonMarkdown, Repository } from '../site/python-markdown'
import type { SourcePage, SourceSite } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { firstFile, globPattern, readDocs, reportFiles } from './files'
import { readAppended } from './mkdocs-appended'
import { MkDocsConfig, namedOptions } from './mkdocs-config'
import { folderNav } from './mkdocs-folder-nav'
import { literateFile, literateNav } from './mkdocs-literate-nav'
import { languagesOf } from './mkdocs-locales'
import { mkdocsSidebars, navTitles } from './mkdocs-nav'
import { reportPlugins, reportSettings } from './mkdocs-report'
import { themeOf } from './mkdocs-theme'
import { contentAt, i18nOf, markdownOf, splitAddress } from './site-config'

/** Reads a site of MkDocs: the folder that has `mkdocs.yml`. */
export function readMkDocs(root: string): SourceSite {
  const file = firstFile(root, ['mkdocs.yml', 'mkdocs.yaml'])
  if (file === undefined) {
    throw new Error(
      `There is no mkdocs.yml in "${root}". Name the folder that holds the configuration of the site.`,
    )
  }
  const config = new MkDocsConfig(root, file)
  const { values } = config
  const docs = resolve(root, textOf(values.docs_dir) ?? 'docs')
  const extensions = namedOptions(values.markdown_extensions)
  const plugins = namedOptions(values.plugins)
  const options = valuesOf(values.theme)
  const features = new Set(listOf(options.features))
  reportSettings(config)
  reportPlugins(config, plugins, extensions)
  reportFiles(root, leftFiles(docs), config.findings)
  const isExcluded = exclusionOf(values)
  const navFile = plugins.has('literate-nav')
    ? literateFile(valuesOf(plugins.get('literate-nav')?.options))
    : undefined
  const isNav = (path: string) =>
    navFile !== undefined && !isIndex.test(navFile) && basename(path) === navFile
  const contents = readDocs(
    [{ source: docs, target: 'content/docs', isOther: (path) => isExcluded(path) || isNav(path) }],
    () => 'markdown',
  )
  const language = textOf(options.language ?? options.locale) ?? 'en'
  const languages = languagesOf(valuesOf(plugins.get('i18n')?.options), language)
  const placed = (target: string) => languages.place(target.slice('content/docs/'.length))
  const copies = contents.copies.map(([target, source]) => [placed(target), source] as const)
  const title = textOf(values.site_name) ?? 'MkDocs'
  const theme = themeOf(config, docs, title, languages.locales.length > 0)
  const address = textOf(values.site_url)
  const path = address !== undefined && URL.canParse(address) ? new URL(address).pathname : '/'
  const { url, baseUrl } = splitAddress(address, path)
  const { markdown, packages } = markdownOf(
    extensions.has('pymdownx.arithmatex'),
    JSON.stringify(extensions.get('pymdownx.superfences')?.options ?? {}).includes('"mermaid"'),
  )
  const hasSubSuper = extensions.has('pymdownx.caret') || extensions.has('pymdownx.tilde')
  const snippets = valuesOf(extensions.get('pymdownx.snippets')?.options)
  const include = valuesOf(extensions.get('markdown_include.include')?.options)
  const macros = valuesOf(plugins.get('macros')?.options)
  const snippetFolders = [
    ...[macros.include_dir, snippets.base_path, include.base_path].flat().flatMap((path) => {
      const name = textOf(path)
      // Relative to where MkDocs runs, which may be above its configuration.
      return name === undefined ? [] : [resolve(root, name), resolve(docs, '..', name)]
    }),
    docs,
    root,
  ]
  const appended = readAppended(
    [snippets.auto_append].flat().flatMap((name) => textOf(name) ?? []),
    snippetFolders,
  )
  if (appended.hasText) {
    const path = extensions.get('pymdownx.snippets')?.path ?? []
    config.note(
      ['markdown_extensions', ...path, 'pymdownx.snippets', 'auto_append'],
      'Of `auto_append`, only abbreviations and definitions of links and footnotes are carried over.',
      'Write its text into `theme.footer`, or into the pages.',
    )
  }
  const abbreviations = filled(appended.abbreviations)
  const isAwesome = [...plugins.keys()].some((name) => name.startsWith('awesome-'))
  const literate = plugins.get('literate-nav')?.options
  const nav =
    literate === undefined
      ? (values.nav ?? (isAwesome ? folderNav(docs) : undefined))
      : literateNav(values.nav, docs, literate)
  const titles = navTitles(nav)
  const pages = contents.pages.map((page) => {
    const target = placed(page.target)
    const [, locale = '', path = ''] =
      /^content\/(?:i18n\/([^/]+)\/)?docs\/(.+)$/.exec(target) ?? []
    const title = titles.get(path) ?? titleOfFile(path)
    const fallbackTitle = textOf(languages.labels[locale]?.[title ?? '']) ?? title
    return withSlug({ ...page, target, ...defined({ fallbackTitle }) })
  })
  return {
    origin: 'mkdocs',
    root,
    title,
    base: baseUrl,
    pages,
    // Pages link the files beside them: the last target of a file counts.
    copies: new Map([...theme.copies, ...copies]),
    aliases: { '/': docs },
    packages,
    pythonMarkdown: {
      extensions: withBundles(extensions),
      slugs: valuesOf(extensions.get('toc')?.options).slugify === undefined ? 'python' : 'github',
      linksTabs: features.has('content.tabs.link'),
      hasCrossReferences: plugins.has('autorefs') || plugins.has('mkdocstrings'),
      repository: repositoryOf(extensions),
      isTemplate: plugins.has('macros'),
      snippetFolders,
      definitions: appended.definitions,
      hasAnnotations: features.has('content.code.annotate'),
      blocks: blocksOf(extensions),
    },
    config: {
      title,
      tagline: textOf(values.site_description)?.trim(),
      url,
      baseUrl,
      favicon: theme.favicon,
      trailingSlash: values.use_directory_urls === false ? false : undefined,
      docs: {
        routeBasePath: '/',
        sidebars: mkdocsSidebars(nav, {
          ids: idsOf(pages),
          languages,
          config,
          hasIndexes: features.has('navigation.indexes'),
          hasSections: features.has('navigation.sections'),
          isExpanded: features.has('navigation.expand'),
        }),
        editUrl: editUrlOf(values),
        showLastUpdate: plugins.has('git-revision-date-localized') ? true : undefined,
      },
      i18n: i18nOf(languages.defaultLocale, languages.locales, languages.configs),
      redirects: redirectsOf(valuesOf(plugins.get('redirects')?.options.redirect_maps)),
      markdown:
        markdown === undefined && !hasSubSuper && abbreviations === undefined
          ? undefined
          : { ...markdown, subSuper: hasSubSuper || undefined, abbreviations },
      links: { onBrokenMarkdownLinks: 'warn' },
      theme: theme.theme,
    },
    findings: config.findings,
  }
}

/** Admonitions and details that a site calls by names of its own: as they are written without blocks. */
function blocksOf(extensions: ReturnType<typeof namedOptions>): Map<string, string> {
  const made = (extension: string, sign: string) =>
    listOf(extensions.get(extension)?.options.types).flatMap((type): [string, string][] => {
      const name = textOf(type) ?? textOf(valuesOf(type).name)
      return name === undefined
        ? []
        : [[name.toLowerCase(), `${sign} ${textOf(valuesOf(type).class) ?? name}`]]
    })
  return new Map([
    ...made('pymdownx.blocks.admonition', '!!!'),
    ...made('pymdownx.blocks.details', '???'),
  ])
}

/** Settings of MagicLink's short forms; `mdx_gh_links` has the same for GitHub. */
function repositoryOf(extensions: ReturnType<typeof namedOptions>): Repository | undefined {
  const magic = valuesOf(extensions.get('pymdownx.magiclink')?.options)
  const github = extensions.get('mdx_gh_links')?.options
  const hasShortForms = magic.repo_url_shorthand === true
  const options = hasShortForms ? magic : github
  if (options === undefined) return undefined
  const { user, repo, provider } = options
  return {
    provider: provider === 'gitlab' || provider === 'bitbucket' ? provider : 'github',
    name: textOf(user) && textOf(repo) ? `${user}/${repo}` : undefined,
    hidesSigns: options.normalize_issue_symbols === true,
  }
}

/** `extra` and `pymdownx.extra` stand for others. */
function withBundles(extensions: ReadonlyMap<string, unknown>): PythonMarkdown['extensions'] {
  const isBundle = ['extra', 'pymdownx.extra'].some((name) => extensions.has(name))
  return new Set([...extensions.keys(), ...(isBundle ? ['attr_list'] : [])])
}

/** Patterns of `exclude_docs`, which are those of `.gitignore`. */
function exclusionOf({
  exclude_docs: excluded,
  extra_css: css,
  extra_javascript: scripts,
}: Values) {
  const lines = (textOf(excluded) ?? '').split('\n').map((line) => line.trim())
  const patterns = lines
    .filter((line) => line !== '' && !/^[#!]/.test(line))
    .flatMap((line) => {
      const own = line.startsWith('/') ? line.slice(1) : `**/${line}`
      return own.endsWith('/') ? [`${own}**`] : [own, `${own}/**`]
    })
    .map(globPattern)
  const code = new Set(
    [...listOf(css), ...listOf(scripts)].map((entry) => textOf(entry) ?? valuesOf(entry).path),
  )
  return (path: string): boolean =>
    code.has(path) || path === 'CNAME' || patterns.some((pattern) => pattern.test(path))
}

/** `third-party.md` → `Third party`; the index of a folder has none. */
function titleOfFile(file: string): string | undefined {
  const name = basename(file).replace(/\.\w+$/, '')
  if (/^(?:index|readme)$/i.test(name)) return undefined
  const words = name.replaceAll(/[-_]/g, ' ')
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

const isIndex = /^(?:index|README)\.md$/i
const numbered = /^\d{1,6}\s*[-_.]+\s*(?=[^\d\s])/

/** Landing takes numbers out of addresses, and a file named like its folder is the page of the folder. */
function withSlug(page: SourcePage): SourcePage {
  const parts = page.target.replace(/^content\/(?:i18n\/[^/]+\/)?docs\/|\.md$/g, '').split('/')
  const name = parts.at(-1) ?? ''
  const isIndex = /^(?:index|README)$/i.test(name)
  const isFolder = name.toLowerCase() === parts.at(-2)?.toLowerCase()
  if (!isFolder && !parts.some((part) => numbered.test(part))) return page
  return { ...page, slug: `/${(isIndex ? parts.slice(0, -1) : parts).join('/')}` }
}

/** Ids of the documents by their paths in `nav`. */
const idsOf = (pages: readonly SourcePage[]): Map<string, string> =>
  new Map(
    pages.flatMap(({ target }): [string, string][] => {
      const [, path] = /^content\/docs\/(.+)$/.exec(target) ?? []
      const id = path
        ?.replace(/\.md$/, '')
        .split('/')
        .map((part) => part.replace(numbered, ''))
      return path === undefined || id === undefined ? [] : [[path, id.join('/')]]
    }),
  )

/** MkDocs edits the branch `master` of GitHub and its like, if nothing else is said. */
function editUrlOf({ repo_url: repository, edit_uri: uri, docs_dir }: Values): string | undefined {
  const docs = (textOf(docs_dir) ?? 'docs').replace(/^(?:\.\.?\/)+|\/+$/g, '')
  const isHost = /github|gitlab|bitbucket/.test(String(repository))
  const path = uri === undefined && isHost ? `edit/master/${docs}` : textOf(uri)
  if (path === undefined || path === '') return undefined
  const base = `${textOf(repository)?.replace(/\/+$/, '')}/`
  const address = isFullAddress(path) ? path : base + path.replace(/^\.?\//, '')
  const folder = address.replace(/\/+$/, '')
  const root = folder.endsWith(`/${docs}`) ? folder.slice(0, -docs.length - 1) : folder
  return isFullAddress(root) ? contentAt(root) : undefined
}

function redirectsOf(maps: Values): Values[] | undefined {
  const route = (path: string) => {
    const [file = '', hash] = path.split('#')
    const address = `/${file.replace(/(?:(?:^|(?<=\/))(?:index|README))?\.md$/, '').replace(/\/+$/, '')}`
    return (address === '/' ? '/' : `${address}/`) + (hash === undefined ? '' : `#${hash}`)
  }
  const made = Object.entries(maps).map(([from, to]) => ({
    from: route(from),
    to: isFullAddress(String(to)) ? String(to) : route(String(to)),
  }))
  return filled(made)
}

const leftFiles = (docs: string) => [
  {
    folder: docs,
    pattern: /(?:^|\/)\.meta\.yml$/,
    what: 'Front matter of a whole folder is not carried over.',
    advice: 'Write it into the pages.',
  },
]
