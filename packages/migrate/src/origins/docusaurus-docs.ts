import { join, relative, resolve } from 'node:path'
import type { ModuleReader } from '../config/read-module'
import { givenBy } from '../config/run-config'
import { withNumbers } from '../site/documents'
import { findModule } from '../site/files'
import type { SourcePage } from '../site/site'
import { defined, listOf, textOf, type Values, valuesOf } from '../site/values'
import { lastSegment, withoutEnd } from '../site/words'
import { sidebarsOf } from './docusaurus-sidebars'
import { type Languages, translatedSidebars } from './docusaurus-translations'
import { type DocsSet, versionConfigs } from './docusaurus-versions'
import { firstFile, foldersIn, globPattern, readDocs } from './files'
import { contentAt } from './site-config'

/** How the configuration reads a file. */
export function syntaxIn(config: Values): (path: string) => SourcePage['syntax'] {
  const format = textOf(valuesOf(config.markdown).format)
  return (path) =>
    format === 'md' || (format === 'detect' && /\.md$/.test(path)) ? 'markdown' : 'mdx'
}

/** Folder of a docs set's translations. */
const pluginFolder = ({ id }: DocsSet): string =>
  `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`

/** The documents that `include` and `exclude` of a plugin leave out. */
export function leftOutBy(options: Values): (path: string) => boolean {
  const patterns = (key: string) =>
    Array.isArray(options[key])
      ? listOf(options[key]).map((glob) => globPattern(String(glob)))
      : undefined
  const included = patterns('include')
  const excluded = patterns('exclude') ?? []
  return (path) =>
    excluded.some((pattern) => pattern.test(path)) ||
    (/\.mdx?$/.test(path) && included?.some((pattern) => pattern.test(path)) === false)
}

/** The documents of a set: current, of each version, and their translations. */
export function contentOf(set: DocsSet, root: string, locales: readonly string[], config: Values) {
  const target = set.folder
  const plugin = pluginFolder(set)
  const translated = locales.map((locale) => ({
    locale,
    folder: join(root, 'i18n', locale, plugin),
  }))
  const { hasCurrent, versions } = set
  const isPublished = (folder: string) =>
    folder === 'current' ? hasCurrent : versions.some(({ name }) => folder === `version-${name}`)
  const folders = [
    ...(hasCurrent ? [{ source: join(root, set.path), target: `content/${target}` }] : []),
    ...versions.map(({ name, folder }) => ({
      source: folder,
      target: `content/${target}_versions/${name}`,
    })),
    ...translated.flatMap(({ locale, folder }) =>
      foldersIn(folder)
        .filter(isPublished)
        .map((name) => ({
          source: join(folder, name),
          target:
            name === 'current'
              ? `content/i18n/${locale}/${target}`
              : `content/i18n/${locale}/${target}_versions/${name.replace(/^version-/, '')}`,
        })),
    ),
  ]
  const isOther = leftOutBy(set.options)
  const { pages, copies } = readDocs(
    folders.map((folder) => ({ ...folder, isOther })),
    syntaxIn(config),
  )
  const hasNumbers = set.options.numberPrefixParser === false
  return { pages: hasNumbers ? pages.map(withNumbers) : pages, copies }
}

/** `editUrl` of a plugin; of a function, the folder of the address that it gives a page. */
export function editUrlOf(options: Values, path: string, reader: ModuleReader): string | undefined {
  const { editUrl } = options
  if (typeof editUrl !== 'function') return textOf(editUrl)
  const address = textOf(givenBy.get(editUrl))?.replace(':folder', path) ?? ''
  const url = URL.canParse(address) ? new URL(address).href : ''
  if (!url.endsWith('/:path')) {
    const advice =
      'Write the address of the folder as `editUrl` of the docs set, if `--run-config` does not give it.'
    reader.note(options, 'editUrl', 'The function `editUrl` is not carried over.', advice)
    return undefined
  }
  const around = withoutEnd(withoutEnd(url, '/:path'), `/${lastSegment(path)}`)
  reader.note(
    options,
    'editUrl',
    `Of the function \`editUrl\`, only the address of a page is carried over: "${contentAt(around)}".`,
    'Correct `editUrl` of the docs set, if the new site is in another folder.',
  )
  return around
}

/** The docs sets of the new configuration; none if all options have their defaults. */
export function docsConfigs(
  sets: readonly DocsSet[],
  root: string,
  reader: ModuleReader,
  pages: readonly SourcePage[],
  blogs: readonly Values[],
  languages: Languages,
): readonly Values[] | undefined {
  const configs = [...sets.map((set) => docsConfig(set, root, reader, pages, languages)), ...blogs]
  return configs.every((config) => Object.keys(config).length === 0) ? undefined : configs
}

function docsConfig(
  set: DocsSet,
  root: string,
  reader: ModuleReader,
  pages: readonly SourcePage[],
  languages: Languages,
): Values {
  const { id, options, routeBasePath, folder: path } = set
  const sidebarPath = textOf(options.sidebarPath)
  const taken = set.versions.find(({ folder }) => folder === join(root, set.path))
  const file =
    !set.hasCurrent && taken === undefined
      ? undefined
      : sidebarPath !== undefined
        ? findModule(resolve(root, sidebarPath))
        : id === 'default' && options.sidebarPath !== false
          ? firstFile(root, ['sidebars.ts', 'sidebars.js', 'sidebars.json'])
          : undefined
  const folder = `content/${path}${taken === undefined ? '' : `_versions/${taken.name}`}/`
  const docs = pages.filter(({ target }) => target.startsWith(folder))
  const sidebars =
    file === undefined
      ? options.sidebarPath === false
        ? {}
        : undefined
      : sidebarsOf(reader.readConfig(file), docs, reader, relative(root, file))
  const inLanguages = (bars: Values | undefined, version: string) =>
    translatedSidebars(bars, pluginFolder(set), `${version}.json`, languages, root, reader.findings)
  return defined({
    id: id === 'default' ? undefined : id,
    path: path === 'docs' ? undefined : path,
    routeBasePath: routeBasePath === 'docs' ? undefined : routeBasePath,
    sidebars: inLanguages(sidebars, 'current'),
    ...versionConfigs(set, root, reader, pages, sidebars, inLanguages),
    editUrl: contentAt(editUrlOf(options, set.path, reader)),
    tagsFile: options.tags === 'tags.yml' ? undefined : textOf(options.tags),
    onInlineTags: textOf(options.onInlineTags),
    showLastUpdate:
      options.showLastUpdateTime === true || options.showLastUpdateAuthor === true
        ? true
        : undefined,
  })
}
