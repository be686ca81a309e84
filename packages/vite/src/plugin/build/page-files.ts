import type { Output } from '../../output/output'
import { documentPath } from '../../output/path'
import type { Store } from '../../output/store'
import { notFoundPath } from '../../site/routes'
import { digest } from '../../text/digest'
import type { ServerBundle } from './load-server'
import type { PageSummary } from './page-summary'
import type { PrerenderPool } from './prerender/pool'
import type { DocumentFrame } from './prerender/render-document'

/** The files of each page: its document and its Markdown. */
export interface PageFiles {
  /** True if all of them exist with the same key; then they are kept. */
  areThere(page: PageSummary): boolean
  /** Writes the missing ones. */
  write(
    page: PageSummary,
    json: string,
    markdown: string | undefined,
    pool: PrerenderPool,
  ): Promise<void>
}

interface Named {
  readonly path: string
  readonly key: string
}

interface PageFilesOptions {
  readonly output: Output
  readonly server: ServerBundle
  readonly store: Pick<Store, 'version'>
}

export function createPageFiles(
  { output, server, store }: PageFilesOptions,
  frame: DocumentFrame,
): PageFiles {
  const frameKey = digest(store.version + server.digest + JSON.stringify(frame))

  function documentOf({ path, data }: PageSummary): Named {
    return {
      path: path === notFoundPath ? notFoundPath : documentPath(path),
      key: digest(frameKey + data),
    }
  }

  const isThere = ({ path, key }: Named) => output.keeps(path, key)

  return {
    areThere(page) {
      const { markdown } = page
      return (
        isThere(documentOf(page)) &&
        (markdown === undefined || output.keeps(markdown.path, markdown.digest))
      )
    },
    async write(page, json, markdown, pool) {
      const document = documentOf(page)
      if (!isThere(document)) {
        await pool.add(page.path, json, output.stage(document.path, document.key))
      }
      if (page.markdown !== undefined && markdown !== undefined) {
        await output.write(page.markdown.path, markdown)
      }
    },
  }
}
