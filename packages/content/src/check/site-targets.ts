import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { componentKey, componentPath, joinPath, type ResolvedConfig } from '@landing/schema'
import { isFolder } from '../fs/reach'
import { docsRoot } from '../model/versions'
import { planLocales } from '../settings/locales'

export interface SiteTargets {
  /** Files of pages by route path. */
  readonly pages: Readonly<Record<string, string>>
  /** Addresses of files. */
  readonly files: readonly string[]
  /** Names of components for Markdown. */
  readonly components: readonly string[]
}

/**
 * What `@landing/vite` adds to the content of a project: pages below `src/pages`, components in `src/components`, feeds, files for
 * machines.
 */
export function siteTargets(root: string, config: ResolvedConfig): SiteTargets {
  const pages = filesIn(join(root, 'src/pages'), true)
    .map((name) => name.split(sep).join('/'))
    .flatMap((name): [string, string][] => {
      const key = componentKey(name)
      return key === undefined
        ? []
        : [[componentPath(key, config.trailingSlash), `src/pages/${name}`]]
    })
  const blogs = config.docs.flatMap((docs) =>
    docs.blog?.feeds
      ? planLocales(config).map(({ prefix }) => ({
          path: joinPath(prefix, docsRoot(docs), 'feed'),
        }))
      : [],
  )
  const feeds = [...config.feeds, ...blogs].flatMap(({ path }) =>
    ['atom', 'rss', 'json'].map((extension) => `${path}.${extension}`),
  )
  return {
    pages: Object.fromEntries(pages),
    files: [...feeds, '/sitemap.xml', '/robots.txt', '/llms.txt', '/404.html'],
    components: filesIn(join(root, 'src/components'), false)
      .filter((name) => /\.[jt]sx$/.test(name))
      .flatMap((name) => componentKey(name) ?? []),
  }
}

function filesIn(folder: string, recursive: boolean): string[] {
  return isFolder(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : []
}
