import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { applyPolicy, formatMessages } from '@landing/content'
import { type Message, pageDataPath, type SearchPage, toHref } from '@landing/schema'
import { indexesPath } from '../client/lazy-search'
import { buildSearchIndexes } from '../search-indexes'
import type { ServerModule } from '../server/server-module'
import { notFoundPath } from '../site-routes'
import { contentFolder, type SitePage, type SiteState } from '../site-state'
import { baseUrlBanner } from './base-url-banner'
import { type DocumentAssets, toDocument } from './document'
import { toFeeds } from './emit-feeds'
import { type MachinePage, toLlmsTxt, toOpenSearch } from './emit-machines'
import { toRedirect } from './emit-redirects'
import { type SitemapEntry, toRobots, toSitemap } from './emit-sitemap'
import { entryAssets, type Manifest } from './entry-assets'
import { headLinks } from './head-links'
import { type Output, openOutput } from './output'
import { documentPath } from './output-path'

interface WriteOptions {
  readonly state: SiteState
  /** Folder that already holds the browser's bundle. */
  readonly stage: string
  /** File of the server's bundle. */
  readonly server: string
  readonly target: string
  readonly log: (line: string) => void
  readonly warn: (line: string) => void
}

/** What a build made. */
export interface BuildReport {
  readonly documents: number
  readonly files: number
}

/** Writes every document and data file of a site, then puts them in the place of the old ones. */
export async function writeSite(options: WriteOptions): Promise<BuildReport> {
  const { state, stage, target, log } = options
  const output = openOutput(stage, target)
  try {
    const manifestText = await output.read('.vite/manifest.json')
    await rm(join(stage, '.vite'), { recursive: true })
    const manifest = JSON.parse(manifestText) as Manifest
    const build = createHash('sha256').update(manifestText).digest('hex').slice(0, 8)
    const server = (await import(pathToFileURL(options.server).href)) as ServerModule

    const collected = await writePages({ state, output, manifest, build, server, log })
    await report(options, collected)
    await writeShared(state, output, collected)
    await output.commit()
    return { documents: state.routes.length, files: output.written.files }
  } catch (error) {
    await output.discard()
    throw error
  }
}

interface Collected {
  readonly search: SearchPage[]
  readonly sitemap: SitemapEntry[]
  readonly machines: MachinePage[]
  readonly messages: Message[]
  readonly audited: { path: string; ids: readonly string[]; links: SitePage['links'] }[]
}

interface PageWriting {
  readonly state: SiteState
  readonly output: Output
  readonly manifest: Manifest
  readonly build: string
  readonly server: ServerModule
  readonly log: (line: string) => void
}

async function writePages(writing: PageWriting): Promise<Collected> {
  const { state, output, build, server, log } = writing
  const { site } = state
  const collected: Collected = { search: [], sitemap: [], machines: [], messages: [], audited: [] }
  const assetsOf = cachedAssets(writing)
  const { search: searchConfig } = state.config
  const inlineScripts = [server.boot, baseUrlBanner(site.base)]
  let done = 0
  for (const route of state.routes) {
    const page = await state.page(route, server.loadPage)
    const { data } = page
    const app = await server.render(data, page.sidebar).catch((error: unknown) => {
      throw new Error(`The page ${route.path} could not be rendered.`, { cause: error })
    })
    const document = toDocument({
      htmlLang: site.locale.htmlLang,
      direction: site.locale.direction,
      ...app,
      inlineScripts,
      assets: assetsOf(data),
      first: { build, page: data },
      headExtra: headLinks(state.config, site, data),
      policy: true,
    })
    const isNotFound = route.path === notFoundPath
    await output.write(isNotFound ? notFoundPath : documentPath(route.path), document)
    if (!isNotFound) {
      await output.write(pageDataPath(route.path), JSON.stringify({ build, page: data }))
    }
    if (page.markdown !== undefined && data.kind === 'doc' && data.markdown !== undefined) {
      await output.write(data.markdown, page.markdown)
      collected.machines.push({
        title: data.title,
        description: data.head.description ?? '',
        url: fullAddress(site, data.markdown),
      })
    }
    const wanted =
      data.kind === 'component'
        ? (searchConfig?.indexPages ?? true)
        : (searchConfig?.indexDocs ?? true)
    if (page.search !== undefined && data.head.noIndex !== true && wanted) {
      collected.search.push(page.search)
    }
    if (data.head.noIndex !== true && !isNotFound) {
      collected.sitemap.push({
        url: fullAddress(site, route.path),
        ...(data.kind === 'doc' &&
          data.lastUpdate?.date !== undefined && {
            lastModified: data.lastUpdate.date,
          }),
      })
    }
    collected.messages.push(...page.messages)
    collected.audited.push({ path: route.path, ids: page.ids, links: page.links })
    done += 1
    if (done % 500 === 0) log(`  ${done} of ${state.routes.length} pages`)
  }
  return collected
}

/** Prints what authors should know, together, and ends the build where the policy says so. */
async function report(
  { state, stage, log, warn }: WriteOptions,
  collected: Collected,
): Promise<void> {
  const files = await listFiles(stage)
  const audit = state.content.audit(collected.audited, {
    paths: state.routes.map((route) => route.path),
    files,
  })
  const rest = applyPolicy([...state.content.messages, ...collected.messages, ...audit])
  const contentDir = contentFolder(state.root, state.config)
  const logged = rest.filter((message) => message.severity === 'log')
  const warned = rest.filter((message) => message.severity === 'warn')
  if (logged.length > 0) log(formatMessages(logged, contentDir))
  if (warned.length > 0) warn(formatMessages(warned, contentDir))
}

async function writeShared(state: SiteState, output: Output, collected: Collected): Promise<void> {
  const { site, config } = state
  for (const [href, json] of state.sidebarFiles) await output.write(href, json)
  for (const asset of state.content.assets()) {
    await output.write(asset.href, await readFile(asset.source))
  }
  const indexes = buildSearchIndexes(collected.search, site.searchContexts, site.base)
  for (const [path, bytes] of indexes.files) await output.write(path, bytes)
  await output.write(indexesPath, JSON.stringify(indexes.refs))
  await output.write('sitemap.xml', toSitemap(collected.sitemap))
  await output.write('robots.txt', toRobots(fullAddress(site, '/sitemap.xml')))
  await output.write('llms.txt', toLlmsTxt(site, collected.machines))
  await output.write('opensearch.xml', toOpenSearch(site))
  for (const feed of config.feeds ?? []) {
    const feeds = toFeeds(feed, feed.items(state.content.files), site)
    for (const [extension, text] of Object.entries(feeds)) {
      await output.write(`${feed.path}.${extension}`, text)
    }
  }
  for (const { from, to } of [...state.content.model.redirects, ...(config.redirects ?? [])]) {
    await output.write(documentPath(from), toRedirect(toHref(site.base, to), fullAddress(site, to)))
  }
  // A static host that builds with Jekyll would leave out files that start with an underscore.
  await output.write('.nojekyll', '')
}

function cachedAssets({
  state,
  manifest,
}: PageWriting): (data: SitePage['data']) => DocumentAssets {
  const cache = new Map<string | undefined, DocumentAssets>()
  return (data) => {
    const key = data.kind === 'component' ? data.component : undefined
    const known = cache.get(key)
    if (known !== undefined) return known
    const file = state.pages.find((page) => page.key === key)?.file
    const source = file === undefined ? undefined : relative(state.root, file).split(sep).join('/')
    const assets = entryAssets(manifest, state.site.base, source)
    cache.set(key, assets)
    return assets
  }
}

function fullAddress(site: { readonly url: string; readonly base: string }, path: string): string {
  return new URL(toHref(site.base, path), site.url).href
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
