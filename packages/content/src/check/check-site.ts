import { join, resolve } from 'node:path'
import type { Diagnostic, SourceLocation } from '@landing/schema'
import type { Content } from '../content/content'
import { openAll } from '../content/open-content'
import { shownDiagnostics } from '../diagnostics/policy'
import { isFolder } from '../fs/reach'
import { readTree } from '../fs/read-tree'
import type { AuditedPage } from '../link/audit'
import type { ContentOptions } from '../settings/content-options'

/** Options of `checkSite` besides those of `openContent`. */
export interface CheckOptions extends ContentOptions {
  /** Route paths that exist besides those of the content, such as a home page; default `/` and `/search/`. */
  readonly pages?: readonly string[]
  /** Addresses of files that exist besides those of the static folder, such as feeds. */
  readonly files?: readonly string[]
}

/** Result of `checkSite`: the number of rendered pages, messages in order, and external links for a separate check. */
export interface CheckedSite {
  /** Number of checked pages. */
  readonly pages: number
  /** In the order of files. */
  readonly messages: readonly Diagnostic[]
  /** Links to other sites, with all their positions. */
  readonly externalLinks: ReadonlyMap<string, readonly SourceLocation[]>
}

/** Runs every check of a build and writes nothing. Problems are returned, never thrown. */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const content = await openAll(options)
  try {
    return await checkContent(content, options)
  } finally {
    await content.dispose()
  }
}

async function checkContent(content: Content, options: CheckOptions): Promise<CheckedSite> {
  const messages = [...content.messages]
  const audited: AuditedPage[] = []
  const externalLinks = new Map<string, SourceLocation[]>()
  for await (const { route, page } of content.renderAll()) {
    messages.push(...page.messages)
    audited.push({ path: route.path, ids: page.ids, links: page.links })
    for (const { href, location: place } of page.externalLinks) {
      const places = externalLinks.get(href) ?? []
      externalLinks.set(href, places)
      places.push(place)
    }
  }
  const { pages = ['/', '/search/'], files = [] } = options
  const own = Object.keys(content.ownFiles())
  messages.push(
    ...content.audit(audited, {
      paths: [...pages, ...content.model.redirects.map(({ from }) => from)],
      files: [...staticFiles(resolve(options.contentDir)), ...own, ...files],
    }),
  )
  return { pages: audited.length, messages: shownDiagnostics(messages), externalLinks }
}

/** Addresses of the files that are copied into the site. */
function staticFiles(contentDir: string): string[] {
  const folder = join(contentDir, 'static')
  if (!isFolder(folder)) return []
  return readTree(folder, (path) => `static/${path}`).files.map(({ path }) => `/${path}`)
}
