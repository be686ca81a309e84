import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { planLocales } from '@landing/content/authoring'
import { isFolder } from '@landing/markdown/authoring'
import { componentKey, joinPath, pageFiles, type ResolvedConfig } from '@landing/schema'
import type { OwnModules } from './own-exports'

export interface SiteTargets {
  /** Files of pages by route path. */
  readonly pages: Readonly<Record<string, string>>
  /** Addresses of files. */
  readonly files: readonly string[]
  readonly modules: OwnModules
}

/**
 * What `@landing/vite` adds to the content of a project: pages below `src/pages`, components in `src/components`, feeds, files for
 * machines.
 *
 * @throws LandingError `routes/duplicate` for two pages with one address
 */
export function siteTargets(root: string, config: ResolvedConfig): SiteTargets {
  const names = filesIn(join(root, 'src/pages'), true).map((name) => name.split(sep).join('/'))
  const pages = pageFiles(names, config.trailingSlash)
  const ofDocs = config.docs.flatMap((docs) => {
    const name = docs.blog?.feeds ? 'feed' : docs.changesFeed === undefined ? undefined : 'changes'
    if (name === undefined) return []
    return planLocales(config).map(({ prefix }) => ({
      path: joinPath(prefix, docs.routeBasePath, name),
    }))
  })
  const feeds = [...config.feeds, ...ofDocs].flatMap(({ path }) =>
    ['atom', 'rss', 'json'].map((extension) => `${path}.${extension}`),
  )
  return {
    pages: Object.fromEntries(pages.map(({ name, path }) => [path, `src/pages/${name}`])),
    files: [
      ...feeds,
      ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/opensearch.xml'],
      ...config.security.headerFiles.map((name) => `/${name}`),
      ...['/404.html', '/.nojekyll', '/service-worker.js'],
    ],
    modules: {
      pages: pages.map(({ name }) => name),
      components: new Map(
        filesIn(join(root, 'src/components'), false)
          .filter((name) => /\.[jt]sx$/.test(name))
          .flatMap((name): [string, string][] => {
            const key = componentKey(name)
            return key === undefined ? [] : [[key, name]]
          }),
      ),
    },
  }
}

function filesIn(folder: string, recursive: boolean): string[] {
  return isFolder(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : []
}
