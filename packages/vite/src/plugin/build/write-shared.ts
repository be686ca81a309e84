import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type AssetFile, invalidPathError, type NameClash, nameClashError } from '@landing/content'
import { documentPath, isFilePath, LandingError } from '@landing/schema'
import { contentSecurityPolicy } from '../../document/csp'
import { isSmall } from '../../document/sidebar'
import { feedFiles } from '../../emit/feeds'
import { hashedFolders, headerFile } from '../../emit/header-files'
import { toLlmsFullTxt, toLlmsTxt } from '../../emit/llms'
import { toRedirect } from '../../emit/redirects'
import { toOpenSearch } from '../../emit/search-description'
import { noWorker, serviceWorker, workerPath } from '../../emit/service-worker'
import { toRobots, toSitemaps } from '../../emit/sitemap'
import type { Output } from '../../output/output'
import { fullAddress } from '../../site/data'
import type { SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import type { Collected } from './collected'
import { documentScripts } from './document-frame'
import type { WriteImages } from './images'
import type { ServerBundle } from './load-server'
import { writeSearch } from './write-search'

interface SharedWriting {
  readonly state: SiteState
  readonly output: Output
  readonly collected: Collected
  readonly server: ServerBundle
  readonly images: WriteImages
}

/** Writes the files that are about all pages: sidebars, assets, search indexes, sitemap, feeds, redirects. */
export async function writeShared(writing: SharedWriting): Promise<void> {
  const { state, output, collected, server, images } = writing
  const { site, config } = state
  await writeSidebars(state, output, server)
  const assets = state.content.assets()
  for (const { href, source, width } of assets) {
    if (width === undefined) await output.write(href, await readFile(source))
  }
  await images(assets.filter(isResized))
  await writeSearch(state, output, collected)
  for (const [path, text] of toSitemaps(collected.sitemap, site)) await output.offer(path, text)
  await output.offer('robots.txt', toRobots(fullAddress(site, '/sitemap.xml')))
  const { machines } = collected
  await output.offer('llms.txt', toLlmsTxt(site, machines))
  const full = await toLlmsFullTxt(site, machines, (path) => output.read(path))
  if (full !== undefined) await output.offer('llms-full.txt', full)
  await output.offer('opensearch.xml', toOpenSearch(site))
  for await (const [path, text] of feedFiles(state)) await output.write(path, text)
  const policy = contentSecurityPolicy(documentScripts(state, server).all, config.security)
  const folders = hashedFolders([
    ...output.mirrored(),
    ...Object.keys(state.content.ownFiles()),
    ...state.routes.map(({ path }) => path),
    ...state.redirects.map(({ from }) => from),
  ])
  for (const name of config.security.headerFiles) {
    await output.offer(name, headerFile(name, policy, site.base, folders))
  }
  // A static host that builds with Jekyll would leave out files that start with an underscore.
  await output.offer('.nojekyll', '')
  await writeOwnFiles(state, output)
  await writeRedirects(state, output)
  const worker = config.offline
    ? serviceWorker({
        base: site.base,
        paths: output.paths(),
        folders,
        contents: output.digest(),
        code: readFileSync(workerFile, 'utf8'),
      })
    : noWorker
  await output.offer(workerPath, worker)
}

async function writeRedirects({ redirects, site }: SiteState, output: Output): Promise<void> {
  for (const { from, to } of redirects) {
    // Feed readers and other programs do not follow the redirect of a document.
    if (isFilePath(from) && isFilePath(to) && (await output.copy(to, from))) continue
    const document = documentPath(from, site.trailingSlash)
    await output.write(document, toRedirect(to, site)).catch((error: unknown) => {
      throw namingRedirect(error, from)
    })
  }
}

/** The error of a file that clashes with others, which names the redirect that it is for. */
function namingRedirect(error: unknown, from: string): unknown {
  const isClash = error instanceof LandingError && error.code === 'build/name-clash'
  return isClash ? nameClashError(error.cause as NameClash, from) : error
}

const isResized = (asset: AssetFile): asset is Required<AssetFile> => asset.width !== undefined

const workerFile = fileURLToPath(new URL('./service-worker.js', import.meta.url))

/**
 * The files that the configuration makes from the site's data.
 *
 * @throws LandingError `files/invalid-path` for a path that the site has already
 */
async function writeOwnFiles(
  { content, redirects, site }: SiteState,
  output: Output,
): Promise<void> {
  const ofRedirects = redirects.map(({ from }) => documentPath(from, site.trailingSlash))
  const taken = new Set([...output.paths(), ...ofRedirects])
  for (const [path, text] of Object.entries(content.ownFiles())) {
    if (taken.has(path)) throw invalidPathError(path, 'the site has this file already')
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
