import type { RenderedPage } from '@landing/content'
import { documentPath } from '@landing/schema'
import type { PageSummary } from '../../emit/page-summary'
import type { Output } from '../../output/output'
import type { Store } from '../../output/store'
import { headsKey } from '../../site/page-heads'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import type { ServerBundle } from './load-server'
import type { PrerenderPool } from './prerender/pool'
import type { DocumentFrame } from './prerender/render-document'

/** The files of each page: its document and its Markdown. Those of an earlier build are kept if they would be the same. */
export interface PageFiles {
  /** Summary of a page that need not be rendered: its inputs are those of an earlier build, and its files are there. */
  find(route: SiteRoute): PageSummary | undefined
  /** Writes the missing ones. */
  write(page: MadePage, pool: PrerenderPool): Promise<void>
}

export interface MadePage {
  readonly route: SiteRoute
  readonly page: RenderedPage
  readonly summary: PageSummary
  /** The page's data as JSON. */
  readonly json: string
}

interface Named {
  readonly path: string
  readonly key: string
}

export interface PageFilesOptions {
  readonly state: SiteState
  readonly output: Output
  readonly server: ServerBundle
  readonly store: Store
}

export function createPageFiles(
  { state: { content, site }, output, server, store }: PageFilesOptions,
  frame: DocumentFrame,
): PageFiles {
  const heads = headsKey(content)
  const frameKey = digest(store.version + server.digest + JSON.stringify(frame))

  function documentOf({ path, data }: PageSummary): Named {
    return {
      path: documentPath(path, site.trailingSlash),
      key: digest(frameKey + data),
    }
  }

  const isThere = ({ path, key }: Named) => output.keeps(path, key)

  const areThere = (summary: PageSummary) =>
    isThere(documentOf(summary)) &&
    (summary.markdown === undefined || output.keeps(summary.markdown.path, summary.markdown.digest))

  /** Pages of components have none. The code that makes pages is part of every key of the store. */
  function keyOf(route: SiteRoute): string | undefined {
    const key = route.kind === 'content' ? content.pageKey(route.route) : undefined
    return key === undefined ? undefined : `page ${key}${heads}`
  }

  return {
    find(route) {
      const key = keyOf(route)
      const summary = key === undefined ? undefined : store.get<PageSummary>(key)
      return summary && areThere(summary) ? summary : undefined
    },
    async write({ route, page, summary, json }, pool) {
      const document = documentOf(summary)
      if (!isThere(document)) {
        await pool.add(summary.path, json, output.stage(document.path, document.key))
      }
      if (summary.markdown !== undefined && page.markdown !== undefined) {
        await output.write(summary.markdown.path, page.markdown)
      }
      const key = page.isKeyed ? keyOf(route) : undefined
      if (key !== undefined) store.put(key, summary)
    },
  }
}
