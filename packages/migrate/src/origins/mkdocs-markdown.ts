import { resolve } from 'node:path'
import type { PythonMarkdown, Repository } from '../site/python-markdown'
import { defined, filled, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { readAppended } from './mkdocs-appended'
import type { MkDocsConfig, Named } from './mkdocs-config'
import { drawingsOf } from './site-config'

interface Folders {
  readonly root: string
  /** Absolute. */
  readonly docs: string
}

interface Markdown {
  /** How pages are read. */
  readonly syntax: PythonMarkdown
  /** `markdown` of the new configuration. */
  readonly config: Values | undefined
  readonly drawings: ReturnType<typeof drawingsOf>
}

/** What plugins and extensions of Markdown mean for pages, and for the new configuration. */
export function readMarkdown(
  config: MkDocsConfig,
  { root, docs, extensions, plugins }: Folders & { extensions: Named; plugins: Named },
): Markdown {
  const features = new Set(listOf(valuesOf(config.values.theme).features))
  const snippetFolders = snippetFoldersOf({ root, docs }, extensions, plugins)
  const { auto_append: appendedFiles } = optionsOf(extensions, 'pymdownx.snippets')
  const appended = readAppended(
    [appendedFiles].flat().flatMap((name) => textOf(name) ?? []),
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
  const drawings = drawingsOf(
    extensions.has('pymdownx.arithmatex'),
    plugins.has('mermaid2') ||
      JSON.stringify(optionsOf(extensions, 'pymdownx.superfences')).includes('"mermaid"'),
  )
  const hasSubSuper = extensions.has('pymdownx.caret') || extensions.has('pymdownx.tilde')
  return {
    drawings,
    config: filled(
      defined({
        subSuper: hasSubSuper || undefined,
        abbreviations: filled(appended.abbreviations),
      }),
    ),
    syntax: {
      extensions: withBundles(extensions),
      slugs: optionsOf(extensions, 'toc').slugify === undefined ? 'python' : 'github',
      linksTabs: features.has('content.tabs.link'),
      hasCrossReferences: plugins.has('autorefs') || plugins.has('mkdocstrings'),
      repository: repositoryOf(extensions),
      isTemplate: plugins.has('macros')
        ? optionsOf(plugins, 'macros').render_by_default !== false
        : undefined,
      variables: variablesOf(config.values),
      includesMarkdown: plugins.has('include-markdown'),
      snippetFolders,
      definitions: appended.definitions,
      hasAnnotations: features.has('content.code.annotate'),
      blocks: blocksOf(extensions),
    },
  }
}

/** Texts and numbers of `extra`, by their paths, and the name of the site. */
function variablesOf({ extra, site_name, site_url, repo_url }: Values): Map<string, string> {
  const entries = (value: unknown, path: string): [string, string][] =>
    isValues(value)
      ? Object.entries(value).flatMap(([key, part]) => entries(part, `${path}${key}.`))
      : /^(?:string|number)$/.test(typeof value)
        ? [[path.slice(0, -1), String(value)]]
        : []
  return new Map([
    ...entries(extra, ''),
    ...entries({ extra, site_name, site_url, repo_url }, 'config.'),
  ])
}

const optionsOf = (named: Named, name: string): Values => named.get(name)?.options ?? {}

/** Folders relative to where MkDocs runs, which may be above its configuration. */
function snippetFoldersOf({ root, docs }: Folders, extensions: Named, plugins: Named): string[] {
  const given = [
    optionsOf(plugins, 'macros').include_dir,
    optionsOf(extensions, 'pymdownx.snippets').base_path,
    optionsOf(extensions, 'markdown_include.include').base_path,
  ]
  const names = given.flat().flatMap((path) => textOf(path) ?? [])
  const folders = names.flatMap((name) => [resolve(root, name), resolve(docs, '..', name)])
  return [...folders, docs, root]
}

/** Admonitions and details that a site calls by names of its own: as they are written without blocks. */
function blocksOf(extensions: Named): Map<string, string> {
  const blocksBy = (extension: string, sign: string) =>
    listOf(optionsOf(extensions, extension).types).flatMap((type): [string, string][] => {
      const name = textOf(type) ?? textOf(valuesOf(type).name)
      return name === undefined
        ? []
        : [[name.toLowerCase(), `${sign} ${textOf(valuesOf(type).class) ?? name}`]]
    })
  return new Map([
    ...blocksBy('pymdownx.blocks.admonition', '!!!'),
    ...blocksBy('pymdownx.blocks.details', '???'),
  ])
}

/** Settings of MagicLink's short forms; `mdx_gh_links` has the same for GitHub. */
function repositoryOf(extensions: Named): Repository | undefined {
  const magic = optionsOf(extensions, 'pymdownx.magiclink')
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
