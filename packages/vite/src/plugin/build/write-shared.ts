import { readFile, writeFile } from 'node:fs/promises'
import { type AssetFile, type BuiltSite, invalidPathError, type OutputView } from '@landing/content'
import { pluginError } from '@landing/markdown/host'
import { documentPath, isFilePath } from '@landing/schema'
import { contentSecurityPolicy } from '../../document/csp'
import { isSmall } from '../../document/sidebar'
import { builtSite, type Collected } from '../../emit/collected'
import { type SiteEmitter, siteEmitters } from '../../emit/emitters'
import { hashedFolders } from '../../emit/header-files'
import { toRedirect } from '../../emit/redirects'
import type { Output } from '../../output/output'
import type { Store } from '../../output/store'
import type { SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import { codeVersion } from './code-version'
import { documentScripts } from './document-frame'
import type { WriteImages } from './images'
import type { ServerBundle } from './load-server'

interface SharedWriting {
  readonly state: SiteState
  readonly output: Output
  readonly collected: Collected
  readonly server: ServerBundle
  readonly images: WriteImages
  readonly store: Store
}

/** Writes the files that are about all pages: sidebars, assets, search indexes, sitemap, feeds, redirects. */
export async function writeShared(writing: SharedWriting): Promise<void> {
  const { state, output, collected, server, images } = writing
  const { config } = state
  await writeSidebars(state, output, server)
  const assets = state.content.assets()
  for (const { href, source, width } of assets) {
    if (width === undefined) await output.write(href, await readFile(source))
  }
  await images(assets.filter(isResized))
  const built = builtSite(state, async () => collected, {
    policy: contentSecurityPolicy(documentScripts(state, server).all, config.security),
    hashedFolders: hashedFolders([
      ...output.mirrored(),
      ...Object.keys(state.content.ownFiles()),
      ...state.routes.map(({ path }) => path),
      ...state.redirects.map(({ from }) => from),
    ]),
  })
  const all = siteEmitters(state, codeVersion())
  await emit(all, 'site', built, writing)
  await writeOwnFiles(state, output)
  await writeRedirects(state, output)
  await emit(all, 'last', built, writing)
}

/** Writes the files of some emitters. @throws LandingError `content/plugin` for one that fails */
async function emit(
  all: readonly SiteEmitter[],
  at: 'site' | 'last',
  built: BuiltSite,
  { state, output, store, collected }: SharedWriting,
): Promise<void> {
  for (const { plugin, emitter } of all) {
    if ((emitter.at ?? 'site') !== at) continue
    output.writer = plugin === undefined ? 'the site' : `plugin "${plugin}"`
    const named = (key: string) =>
      plugin === undefined ? key : `${state.content.pluginKey(plugin)} ${key}`
    const view: OutputView = {
      paths: () => output.paths(),
      digest: () => output.digest(),
      read: (path) => output.read(path),
      keeps: (path, key) => output.keeps(path, named(key)),
      cache: {
        get: (key) => store.get(named(key)),
        put: (key, value) => store.put(named(key), value),
      },
      report: (problem) => collected.messages.push(problem),
    }
    const group = emitter.group && {
      name: `${plugin ?? ''} ${emitter.group.name}`,
      key: named(await emitter.group.key(built)),
    }
    if (group !== undefined && output.keepsGroup(group)) continue
    try {
      for await (const { path, content, key, yields } of emitter.files(built, view)) {
        const make = typeof content === 'function' ? content : () => content
        if (yields) await output.offer(path, make)
        else if (key === undefined) await output.write(path, await make(), group)
        else await output.make(path, named(key), group, make)
      }
    } catch (cause) {
      if (plugin === undefined) throw cause
      throw pluginError(cause, 'while it wrote files', plugin)
    }
  }
}

async function writeRedirects({ redirects, site }: SiteState, output: Output): Promise<void> {
  for (const { from, to } of redirects) {
    output.writer = `the redirect from "${from}"`
    // Feed readers and other programs do not follow the redirect of a document.
    if (isFilePath(from) && isFilePath(to) && (await output.copy(to, from))) continue
    await output.write(documentPath(from, site.trailingSlash), toRedirect(to, site))
  }
}

const isResized = (asset: AssetFile): asset is Required<AssetFile> => asset.width !== undefined

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
  output.writer = 'the option "files"'
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
