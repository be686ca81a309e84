import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { componentKey, componentPath, type SiteConfig } from '@landing/schema'
import { isFolder } from '../scan/reach'

export interface SiteTargets {
  /** Route paths. */
  readonly pages: readonly string[]
  /** Addresses of files. */
  readonly files: readonly string[]
}

/** What `@landing/vite` makes of a project besides its content: pages below `src/pages`, feeds, files for machines. */
export function siteTargets(root: string, config: SiteConfig): SiteTargets {
  const folder = join(root, 'src/pages')
  const names = isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const keys = names.flatMap((name) => componentKey(name.split(sep).join('/')) ?? [])
  const feeds = (config.feeds ?? []).flatMap(({ path }) =>
    ['atom', 'rss', 'json'].map((extension) => `${path}.${extension}`),
  )
  return {
    pages: keys.map((key) => componentPath(key, config.trailingSlash ?? true)),
    files: [...feeds, '/sitemap.xml', '/robots.txt', '/llms.txt', '/404.html'],
  }
}
