import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { ModuleReader } from '../config/read-module'
import { isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { trimSlashes } from '../site/words'
import { editUrlOf, leftOutBy, syntaxIn } from './docusaurus-docs'
import type { Languages } from './docusaurus-translations'
import { folderName } from './docusaurus-versions'
import { type Contents, pluginOptions, presetOptions, readDocs } from './files'
import { contentAt } from './site-config'

interface Blogs extends Contents {
  /** Their docs sets in the new configuration. */
  readonly configs: readonly Values[]
}

/** The blogs of a Docusaurus site, with their translations. */
export function readBlogs(
  config: Values,
  root: string,
  { locales }: Languages,
  reader: ModuleReader,
  taken: Set<string>,
): Blogs {
  const preset = presetOptions(config)
  const blogs = [
    ...(preset?.blog === false ? [] : [valuesOf(preset?.blog)]),
    ...pluginOptions(config.plugins, /(?:^|[-/])content-blog$/),
  ].flatMap((options) => {
    const path = relative(root, resolve(root, textOf(options.path) ?? 'blog'))
    if (!existsSync(join(root, path))) return []
    const id = textOf(options.id)
    return [{ path, options, id, target: folderName(path, id ?? 'blog', taken) }]
  })
  const folders = blogs.flatMap(({ path, id, options, target }) => {
    const plugin = `docusaurus-plugin-content-blog${id === undefined ? '' : `-${id}`}`
    const isOther = leftOutBy(options)
    return [
      { source: join(root, path), target: `content/${target}`, isOther },
      ...locales.map((locale) => ({
        source: join(root, 'i18n', locale, plugin),
        target: `content/i18n/${locale}/${target}`,
        isOther,
      })),
    ]
  })
  return {
    configs: blogs.map(({ path, options, target, id = 'blog' }) => ({
      ...blogConfig(id, target, options),
      editUrl: contentAt(editUrlOf(options, path, reader)),
    })),
    ...readDocs(folders, syntaxIn(config)),
  }
}

/** The feeds stay at the addresses that feed readers ask for. */
export function feedRedirects({ configs }: Blogs, { locales }: Languages): Values[] {
  return configs
    .filter(({ blog }) => valuesOf(blog).feeds !== false)
    .flatMap(({ routeBasePath }) =>
      ['', ...locales].flatMap((locale) => {
        const pathOf = (file: string) =>
          `/${[locale, routeBasePath, file].filter((part) => part !== '').join('/')}`
        return ['rss', 'atom'].map((type) => ({
          from: pathOf(`${type}.xml`),
          to: pathOf(`feed.${type}`),
        }))
      }),
    )
}

/** A number of posts, or of all. */
const numberOf = (count: unknown): number | undefined =>
  count === 'ALL' ? 1000 : typeof count === 'number' ? count : undefined

function blogConfig(id: string, path: string, options: Values): Values {
  const { postsPerPage, blogSidebarCount: count, showReadingTime } = options
  const authors = textOf(options.authorsMapPath)
  const types = isValues(options.feedOptions) ? options.feedOptions.type : undefined
  return {
    id,
    path,
    routeBasePath: trimSlashes(textOf(options.routeBasePath) ?? 'blog'),
    showReadingTime: showReadingTime === false ? false : undefined,
    blog: {
      title: textOf(options.blogTitle),
      description: textOf(options.blogDescription),
      pageSize: numberOf(postsPerPage),
      recentPosts: numberOf(count),
      authorsFile: authors === 'authors.yml' ? undefined : authors,
      feeds:
        types === null || (Array.isArray(types) && listOf(types).length === 0) ? false : undefined,
    },
  }
}
