import type { AuditedPage } from '@landing/content'
import { sidebarIndex } from '@landing/content/authoring'
import type { Finding } from '@landing/markdown'
import { type DocsVersionModel, routeKey } from '@landing/schema'
import { severities } from './codes'

/** What a site has, and what its pages use. */
export interface Usage {
  readonly versions: readonly DocsVersionModel[]
  readonly pages: readonly AuditedPage[]
  /** Route paths that the configuration links to. */
  readonly linked: readonly string[]
  /** Files of the docs folders, relative to the content folder. */
  readonly files: readonly string[]
  /** Those that pages show or offer. */
  readonly used: ReadonlySet<string>
}

const media = /\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|webm|webp|zip)$/i

/** Documents that nothing leads to, and files beside documents that no page uses. */
export function findUnused({ versions, pages, linked, files, used }: Usage): Finding[] {
  const reached = new Set(linked.map(routeKey))
  for (const { path, links } of pages) {
    const pageKey = routeKey(path)
    for (const { href } of links) {
      const key = routeKey(href.replace(/[?#].*$/, ''))
      if (key !== pageKey) reached.add(key)
    }
  }
  for (const version of versions) {
    for (const sidebar of Object.values(version.sidebars)) {
      for (const { path } of sidebarIndex(sidebar).pages) reached.add(routeKey(path))
    }
  }
  const alone = versions
    .filter(({ blog }) => blog === undefined)
    .flatMap(({ docs }) => Object.values(docs))
    .filter(({ path, facts }) => {
      const isMeant = facts.unlisted || facts.draft || facts.frontMatter.layout === 'home'
      return !isMeant && !reached.has(routeKey(path))
    })
    .map(
      ({ path, facts }): Finding => ({
        code: 'unused/page',
        severity: severities['unused/page'],
        message: `No sidebar and no page leads to ${path}.`,
        location: { file: facts.source },
        help: 'Put it into a sidebar, link to it, delete it, or set "unlisted: true" if this is intended.',
      }),
    )
  const left = files
    .filter((file) => media.test(file) && !used.has(file))
    .map(
      (file): Finding => ({
        code: 'unused/file',
        severity: severities['unused/file'],
        message: 'No page uses the file.',
        location: { file },
        help: 'Show it, link to it, or delete it.',
      }),
    )
  return [...alone, ...left]
}
