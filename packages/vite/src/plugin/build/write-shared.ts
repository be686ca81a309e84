import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LandingError, type SearchIndexRef } from '@landing/schema'
import type { PlannedFile } from '@landing/search/build'
import { contentSecurityPolicy } from '../../document/csp'
import { isSmall } from '../../document/sidebar'
import { toFeeds } from '../../emit/feeds'
import { headerFile } from '../../emit/header-files'
import { catalogPath, listIndexes, MOST_INLINE, toCatalog } from '../../emit/index-lists'
import { toLlmsFullTxt, toLlmsTxt, toOpenSearch } from '../../emit/llms'
import { toRedirect } from '../../emit/redirects'
import { indexPath, planSearchIndexes } from '../../emit/search-indexes'
import { noWorker, serviceWorker, workerPath } from '../../emit/service-worker'
import { toRobots, toSitemap } from '../../emit/sitemap'
import type { Output } from '../../output/output'
import { documentPath } from '../../output/path'
import { fullAddress } from '../../site/data'
import type { SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import { codeVersion } from './code-version'
import type { Collected } from './collect'
import type { ServerBundle } from './load-server'
import { documentScripts } from './write-pages'

/** Writes the files that are about all pages: sidebars, assets, search indexes, sitemap, feeds, redirects. */
export async function writeShared(
  state: SiteState,
  output: Output,
  collected: Collected,
  server: ServerBundle,
): Promise<void> {
  const { site, config } = state
  await writeSidebars(state, output, server)
  for (const asset of state.content.assets()) {
    await output.write(asset.href, await readFile(asset.source))
  }
  await writeSearch(state, output, collected)
  await output.offer('sitemap.xml', toSitemap(collected.sitemap))
  await output.offer('robots.txt', toRobots(fullAddress(site, '/sitemap.xml')))
  const { machines } = collected
  await output.offer('llms.txt', toLlmsTxt(site, machines))
  await output.offer('llms-full.txt', await toLlmsFullTxt(site, machines, output.read))
  await output.offer('opensearch.xml', toOpenSearch(site))
  for (const feed of config.feeds) {
    const feeds = toFeeds(feed, feed.items(state.content.files), site)
    for (const [extension, text] of Object.entries(feeds)) {
      await output.write(`${feed.path}.${extension}`, text)
    }
  }
  for (const { from, to } of state.redirects) {
    await output.write(documentPath(from), toRedirect(to, site))
  }
  const policy = contentSecurityPolicy(documentScripts(state, server).all, config.security)
  for (const name of config.security.headerFiles) {
    await output.offer(name, headerFile(name, policy, site.base))
  }
  // A static host that builds with Jekyll would leave out files that start with an underscore.
  await output.offer('.nojekyll', '')
  await writeOwnFiles(state, output)
  const { paths, contents } = { paths: output.paths(), contents: output.digest() }
  const worker = config.offline
    ? serviceWorker({ base: site.base, paths, contents, code: readFileSync(workerFile, 'utf8') })
    : noWorker
  await output.offer(workerPath, worker)
}

const workerFile = fileURLToPath(new URL('./service-worker.js', import.meta.url))

/**
 * The files that the configuration makes from the site's data.
 *
 * @throws LandingError `files/invalid-path` for a path that is no file's, or that the site has already
 */
async function writeOwnFiles({ config, content }: SiteState, output: Output): Promise<void> {
  const taken = new Set(output.paths())
  for (const [path, text] of Object.entries(config.files(content.files))) {
    if (!/^\/.*[^/]$/.test(path) || taken.has(path)) {
      const reason = taken.has(path)
        ? 'the site has this file already'
        : 'it is not the path of a file'
      throw new LandingError(
        'files/invalid-path',
        `Invalid path "${path}" in "files": ${reason}.`,
        {
          help: 'Use a path of its own that starts with a slash, such as "/badges/tool.svg".',
        },
      )
    }
    await output.write(path, text)
  }
}

/** The files of sidebars of which documents hold only a part. */
async function writeSidebars(
  { sidebarFiles, site: first, sites }: SiteState,
  output: Output,
  { digest: code, module }: ServerBundle,
): Promise<void> {
  for (const { href, sidebar, locale, json } of sidebarFiles.values()) {
    const key = digest(code + json)
    if (isSmall(sidebar) || output.keeps(href, key)) continue
    const site = sites.find((each) => each.locale.code === locale) ?? first
    const html = await (await module()).renderSidebar(sidebar, site)
    await writeFile(output.stage(href, key), html)
  }
}

/**
 * Indexes are made again only when something that is searched has changed, and of their files only those whose names are
 * new: a name says what is in a file.
 */
async function writeSearch(
  { site, config }: SiteState,
  output: Output,
  { search }: Collected,
): Promise<void> {
  const { languages, weights } = config.search
  const { base, docs, locale, locales, searchContexts, separateContexts } = site
  const pages = search.map(({ path, version, locale: own, key }) => [path, version, own, key])
  const settings = [
    codeVersion(),
    base,
    locale,
    locales,
    searchContexts,
    separateContexts,
    [site.url, site.title, site.tagline],
    docs.map(({ versions }) => versions.map(({ name, isLast }) => [name, isLast])),
    languages,
    weights,
  ]
  const group = { name: 'search', key: digest(JSON.stringify([settings, pages])) }
  if (output.keepsGroup(group)) return
  const byPath = new Map(search.map((page) => [page.path, page]))
  const textsOf = (file: PlannedFile) =>
    Promise.all(file.texts.map(async ({ path }) => (await byPath.get(path)?.text()) ?? []))
  const refs: SearchIndexRef[] = []
  const entries = new Map<string, Uint8Array>()
  for (const { ref, files } of await planSearchIndexes(search, site, { languages, weights })) {
    let bytes = 0
    for (const file of files) {
      const make = async () => file.bytes(await textsOf(file))
      bytes += await output.make(indexPath(file.name), `index ${file.name}`, group, make)
    }
    const [entry] = files
    if (entry && files.length === 1 && bytes <= MOST_INLINE) {
      entries.set(indexPath(entry.name), entry.bytes(await textsOf(entry)))
    }
    refs.push({ ...ref, bytes })
  }
  for (const [path, list] of listIndexes({ refs, files: entries }, site)) {
    await output.write(path, list, group)
  }
  await output.write(catalogPath, toCatalog(refs, site), group)
}
