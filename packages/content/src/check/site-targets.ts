import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { applyTrailingSlash, joinPath, type SiteConfig } from '@landing/schema'
import { isFolder } from '../scan/reach'

const pageFile = /\.(?:tsx|jsx|ts|js)$/
const notAPage = /\.(?:test|spec|d)\.[jt]sx?$|(?:^|\/)_/

export interface SiteTargets {
  /** Route paths. */
  readonly pages: readonly string[]
  /** Addresses of files. */
  readonly files: readonly string[]
}

/** What `@landing/vite` makes of a project besides its content: pages below `src/pages`, feeds, files for machines. */
export function siteTargets(root: string, config: SiteConfig): SiteTargets {
  const folder = join(root, 'src/pages')
  const names = isFolder(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        name.split(sep).join('/'),
      )
    : []
  const pages = names
    .filter((name) => pageFile.test(name) && !notAPage.test(name))
    .map((name) => name.replace(pageFile, '').replace(/(^|\/)index$/, ''))
  const feeds = (config.feeds ?? []).flatMap(({ path }) =>
    ['atom', 'rss', 'json'].map((extension) => `${path}.${extension}`),
  )
  return {
    pages: pages.map((path) => applyTrailingSlash(joinPath(path), config.trailingSlash ?? true)),
    files: [...feeds, '/sitemap.xml', '/robots.txt', '/llms.txt', '/404.html'],
  }
}
