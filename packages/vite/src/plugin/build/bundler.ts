import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { relativePath } from '@landing/markdown/authoring'
import { type Logger, normalizePath, type Plugin, type UserConfig, type ViteBuilder } from 'vite'
import type { Store } from '../../output/store'
import type { SiteHolder } from '../../site/holder'
import { loadVirtual, resolvedId, virtualIds } from '../../site/virtual-modules'
import {
  areUnchanged,
  bundleKey,
  digestsOf,
  type FileDigests,
  postcssConfig,
} from './bundle-inputs'

/** Contents of files by path below the base, with `/`. */
export type BundleFiles = ReadonlyMap<string, Uint8Array>

/** The two bundles of a site. */
export interface Bundle {
  readonly client: BundleFiles
  /** Code for the build itself, and the styles and assets of what is rendered on the server. */
  readonly server: BundleFiles
}

/** Bundles a site, unless an earlier build has the same bundles. */
export interface Bundler {
  /** Must run before all plugins that change Vite's configuration. */
  readonly plugins: readonly Plugin[]
  bundle(options: BundleOptions): Promise<Bundle>
}

interface BundleOptions {
  readonly builder: ViteBuilder
  readonly store: Store
  readonly logger: Logger
  /** Throws if the bundles must not be used. */
  check(): void
}

/** A bundle with its input files that the key does not cover. */
interface CachedBundle {
  readonly sources: FileDigests
  /** In base64, by path. */
  readonly client: Readonly<Record<string, string>>
  readonly server: Readonly<Record<string, string>>
}

/** Code whose files the bundler does not report: those found by a pattern, and those that styles import. */
const unreported =
  /\bimport\.meta\.glob\b|\b(?:new URL|import)\(\s*`|@(?:import|use|forward)\b|\bcomposes:/

/** @param isOwnPlugin is this a plugin of `landing`? Any other one may read files that the bundler does not report. */
export function createBundler(
  holder: SiteHolder,
  isOwnPlugin: (plugin: object) => boolean,
): Bundler {
  /** Why bundles cannot be cached. */
  let obstacle: string | undefined
  let options: UserConfig = {}
  const inputFiles = new Set<string>()
  const recorder: Plugin = {
    name: 'landing:bundle-sources',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: unreported },
      handler(code, id) {
        const isCovered =
          id.startsWith(`${normalizePath(holder.root)}/src/`) && !code.includes('../')
        if (!isCovered) obstacle = `${id} may read any file`
      },
    },
    generateBundle(_, bundle) {
      for (const id of this.getModuleIds()) inputFiles.add(id)
      for (const output of Object.values(bundle)) {
        const names = output.type === 'asset' ? output.originalFileNames : []
        for (const name of names) inputFiles.add(resolve(holder.root, name))
      }
    },
  }
  const settings: Plugin = {
    name: 'landing:bundler',
    apply: 'build',
    enforce: 'pre',
    async config(user) {
      const { plugins, css, worker } = user
      options = user
      const other = (await flattened(plugins)).find((each) => !isOwnPlugin(each))
      if (other) obstacle = `the plugin "${'name' in other ? other.name : ''}" may read any file`
      if (css?.postcss) obstacle = 'PostCSS plugins may read any file'
      return { worker: { plugins: () => [worker?.plugins?.(), recorder] } }
    },
  }
  return {
    plugins: [settings, recorder],
    async bundle({ builder, store, logger, check }) {
      const { config, environments } = builder
      const { client, ssr } = environments
      if (client === undefined || ssr === undefined) {
        throw new Error('The build needs the environments "client" and "ssr".')
      }
      const postcss = postcssConfig(config.root)
      if (postcss) obstacle = `the PostCSS plugins of ${postcss} may read any file`
      const keyOf = () => `bundle ${bundleKey(config, options, virtualTexts(holder))}`
      const key = keyOf()
      const cached = obstacle === undefined ? store.get<CachedBundle>(key) : undefined
      if (cached && areUnchanged(cached.sources)) {
        // Or Vite would build them.
        for (const environment of [client, ssr]) environment.isBuilt = true
        return { client: decode(cached.client), server: decode(cached.server) }
      }
      const started = Date.now()
      // The server's bundle first: it says which client modules the browser's has to have.
      await builder.build(ssr)
      await builder.build(client)
      check()
      const bundles = {
        client: readFiles(resolve(config.root, client.config.build.outDir)),
        server: readFiles(resolve(config.root, ssr.config.build.outDir)),
      }
      const sources = sourcesOf(inputFiles)
      if (sources.some((file) => isWrittenSince(file, started)) || keyOf() !== key) {
        obstacle ??= 'a source was edited meanwhile'
      }
      if (obstacle !== undefined) logger.info(`The bundles are not cached: ${obstacle}.`)
      else {
        const encoded = { client: encode(bundles.client), server: encode(bundles.server) }
        store.put(key, { sources: digestsOf(sources), ...encoded } satisfies CachedBundle)
      }
      return bundles
    },
  }
}

async function flattened(option: unknown): Promise<object[]> {
  const value = await option
  if (Array.isArray(value)) return (await Promise.all(value.map(flattened))).flat()
  return typeof value === 'object' && value !== null ? [value] : []
}

function virtualTexts(holder: SiteHolder): unknown {
  return virtualIds.map((id) => loadVirtual(resolvedId(id), () => holder.state()))
}

/** Files of modules, without virtual ones. What is installed changes with the lockfile. */
function sourcesOf(ids: Iterable<string>): string[] {
  const files = [...ids].map((id) => id.replace(/[?#].*$/, ''))
  const isSource = (file: string) => isAbsolute(file) && !/[\\/]node_modules[\\/]/.test(file)
  return [...new Set(files)].filter(isSource).sort()
}

/** File system clocks may lag by a few milliseconds. */
function isWrittenSince(file: string, time: number): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time - 20
}

function readFiles(folder: string): BundleFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relativePath(folder, file), readFileSync(file)] as const)
  return new Map(entries)
}

const encode = (files: BundleFiles) =>
  Object.fromEntries(
    [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
  )

const decode = (files: CachedBundle['client']): BundleFiles =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]))
