import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isFullAddress } from '@landing/schema'
import { withoutMarks } from '../pages/headings'
import { nodesOf, parsePage, plainText } from '../pages/parse'
import { idsByPath, withSlug } from '../site/documents'
import { isFile } from '../site/files'
import type { SourceSite } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { capitalized, withoutEnd } from '../site/words'
import { firstFile, globPattern, readDocs, reportFiles } from './files'
import { MkDocsConfig, namedOptions } from './mkdocs-config'
import { folderNav } from './mkdocs-folder-nav'
import { literateFile, literateNav } from './mkdocs-literate-nav'
import { languagesOf } from './mkdocs-locales'
import { readMarkdown } from './mkdocs-markdown'
import { mkdocsSidebars, navTitles } from './mkdocs-nav'
import { reportPlugins, reportSettings } from './mkdocs-report'
import { themeOf } from './mkdocs-theme'
import { contentAt, i18nOf, splitAddress } from './site-config'

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
  const isDraftPath = matcherOf(values.draft_docs)
  const isShadowed = (path: string) =>
    basename(path) === 'README.md' && isFile(join(docs, dirname(path), 'index.md'))
  const literate = plugins.get('literate-nav')?.options
  const navFile = literate && literateFile(literate)
  const isNav = (path: string) =>
    navFile !== undefined && !isIndex.test(navFile) && basename(path) === navFile
  const contents = readDocs(
    [
      {
        source: docs,
        target: 'content/docs',
        isOther: (path) => isExcluded(path) || isShadowed(path) || isNav(path),
      },
    ],
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
  const markdown = readMarkdown(config, { root, docs, extensions, plugins })
  const isAwesome = [...plugins.keys()].some((name) => name.startsWith('awesome-'))
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
    const isDraft = isDraftPath(relative(docs, page.source)) || undefined
    const moved = { ...page, target, ...defined({ fallbackTitle, isDraft }) }
    return withSlug(moved, /^(?:index|README)$/i)
  })
  return {
    origin: 'mkdocs',
    root,
    pages,
    // Pages link the files beside them: the last target of a file counts.
    copies: new Map([...theme.copies, ...copies]),
    aliases: { '/': docs },
    packages: markdown.drawings.packages,
    pythonMarkdown: markdown.syntax,
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
          ids: new Map([...idsByPath(pages)].map(([path, id]) => [`${path}.md`, id])),
          headingOf: (path) => headingOf(join(docs, path)),
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
      plugins: markdown.drawings.plugins,
      markdown: markdown.config,
      links: { onBrokenMarkdownLinks: 'warn' },
      theme: theme.theme,
    },
    findings: config.findings,
  }
}

/** Patterns of `exclude_docs` and `draft_docs`, which are those of `.gitignore`. */
function matcherOf(value: unknown): (path: string) => boolean {
  const lines = (textOf(value) ?? '').split('\n').map((line) => line.trim())
  const patterns = lines
    .filter((line) => line !== '' && !/^[#!]/.test(line))
    .flatMap((line) => {
      const glob = line.startsWith('/') ? line.slice(1) : `**/${line}`
      return glob.endsWith('/') ? [`${glob}**`] : [glob, `${glob}/**`]
    })
    .map(globPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** What is neither a document nor a file that documents need. */
function exclusionOf({ exclude_docs, extra_css: css, extra_javascript: scripts }: Values) {
  const isListed = matcherOf(exclude_docs)
  const code = new Set(
    [...listOf(css), ...listOf(scripts)].map((entry) => textOf(entry) ?? valuesOf(entry).path),
  )
  return (path: string): boolean => code.has(path) || path === 'CNAME' || isListed(path)
}

/** The heading of a page as text, without attributes. */
function headingOf(file: string): string | undefined {
  if (!isFile(file)) return undefined
  const { tree } = parsePage(readFileSync(file, 'utf8'), 'markdown', false)
  const heading = nodesOf(tree, 'heading').find(({ depth }) => depth === 1)
  return heading && withoutMarks(plainText(heading)).trim()
}

/** `third-party.md` → `Third party`; the index of a folder has none. */
function titleOfFile(file: string): string | undefined {
  const name = basename(file).replace(/\.\w+$/, '')
  if (/^(?:index|readme)$/i.test(name)) return undefined
  const words = name.replaceAll(/[-_]/g, ' ')
  return words === words.toLowerCase() ? capitalized(words) : words
}

const isIndex = /^(?:index|README)\.md$/i

/** MkDocs edits the branch `master` of GitHub and its like, if nothing else is said. */
function editUrlOf({ repo_url: repository, edit_uri: uri, docs_dir }: Values): string | undefined {
  const docs = (textOf(docs_dir) ?? 'docs').replace(/^(?:\.\.?\/)+|\/+$/g, '')
  const isHost = /github|gitlab|bitbucket/.test(String(repository))
  const path = uri === undefined && isHost ? `edit/master/${docs}` : textOf(uri)
  if (path === undefined || path === '') return undefined
  const base = `${textOf(repository)?.replace(/\/+$/, '')}/`
  const address = isFullAddress(path) ? path : base + path.replace(/^\.?\//, '')
  const root = withoutEnd(address.replace(/\/+$/, ''), `/${docs}`)
  return isFullAddress(root) ? contentAt(root) : undefined
}

function redirectsOf(maps: Values): Values[] | undefined {
  const route = (path: string) => {
    const [file = '', hash] = path.split('#')
    const address = `/${file.replace(/(?:(?:^|(?<=\/))(?:index|README))?\.md$/, '').replace(/\/+$/, '')}`
    return (address === '/' ? '/' : `${address}/`) + (hash === undefined ? '' : `#${hash}`)
  }
  const redirects = Object.entries(maps).map(([from, to]) => ({
    from: route(from),
    to: isFullAddress(String(to)) ? String(to) : route(String(to)),
  }))
  return filled(redirects)
}

const leftFiles = (docs: string) => [
  {
    folder: docs,
    pattern: /(?:^|\/)\.meta\.yml$/,
    what: 'Front matter of a whole folder is not carried over.',
    advice: 'Write it into the pages.',
  },
]
