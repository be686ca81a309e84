import { writeFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { pageDataPath } from '@landing/schema'
import { digest } from '../digest'
import type { ServerModule } from '../server/server-module'
import { siteAt } from '../site-data'
import { notFoundPath } from '../site-routes'
import type { SiteState } from '../site-state'
import { baseUrlBanner } from './base-url-banner'
import { buildIn } from './build-id'
import { type Collected, createCollector } from './collect'
import type { DocumentAssets } from './document'
import { entryAssets, type Manifest } from './entry-assets'
import { siteLinks } from './head-links'
import type { Output } from './output'
import { documentPath } from './output-path'
import { createPrerenderPool } from './prerender/pool'
import type { DocumentFrame } from './prerender/render-document'
import { createProgress } from './progress'
import { speculationRules } from './speculation-rules'

export interface PageWriting {
  readonly state: SiteState
  readonly output: Output
  readonly manifest: Manifest
  /** Id of this build's code. */
  readonly build: string
  /** File of the server's bundle, and what it holds. */
  readonly server: { readonly file: string; readonly digest: string; readonly module: ServerModule }
  readonly log: (line: string) => void
}

/** Writes the documents, page data and Markdown of all routes, and gathers what is known of them. */
export async function writePages(writing: PageWriting): Promise<Collected> {
  const { state, output, build, server, log } = writing
  const { site, routes } = state
  const frame = documentFrame(writing)
  const frameKey = digest(server.digest + JSON.stringify(frame))
  const collector = createCollector(state.config, site)
  const progress = createProgress('pages', routes.length, log)
  const pool = createPrerenderPool(
    { server: server.file, frame, sidebars: Object.fromEntries(state.sidebarFiles) },
    routes.length,
  )
  try {
    let done = 0
    for await (const page of state.allPages(server.module.loadPage)) {
      const { data } = page
      const json = JSON.stringify(data)
      const isNotFound = data.path === notFoundPath
      const document = isNotFound ? notFoundPath : documentPath(data.path)
      const key = digest(frameKey + json)
      if (!output.keeps(document, key)) await pool.add(data.path, json, output.stage(document, key))
      if (!isNotFound) {
        const path = pageDataPath(data.path)
        const id = buildIn(build, siteAt(state.sites, data.path).locale.htmlLang)
        const dataKey = digest(id + json)
        if (!output.keeps(path, dataKey)) {
          await writeFile(output.stage(path, dataKey), `{"build":"${id}","page":${json}}`)
        }
      }
      if (page.markdown !== undefined && data.kind === 'doc' && data.markdown !== undefined) {
        await output.write(data.markdown, page.markdown)
      }
      collector.add(page)
      done += 1
      progress.advance(done)
    }
    await pool.finish()
  } finally {
    progress.end()
    await pool.dispose()
  }
  return collector
}

function documentFrame({ state, manifest, build, server }: PageWriting): DocumentFrame {
  const { site } = state
  const assets: Record<string, DocumentAssets> = { '': entryAssets(manifest, site.base) }
  for (const { key, file } of state.pages) {
    const source = relative(state.root, file).split(sep).join('/')
    assets[key] = entryAssets(manifest, site.base, source)
  }
  return {
    build,
    base: site.base,
    inlineScripts: [server.module.boot],
    homeScripts: [baseUrlBanner(site.base)],
    speculation: speculationRules(site.base),
    siteLinks: siteLinks(state.config, site),
    assets,
  }
}
