import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Logger,
  type Plugin,
  type ResolvedConfig,
  rolldownVersion,
  type ViteBuilder,
  version,
} from 'vite'
import type { SiteHolder } from '../../site/holder'
import { loadVirtual, resolvedId, virtualIds } from '../../site/virtual-modules'
import { bundleSettings } from './bundle-settings'
import { collectSources, upFrom } from './bundle-sources'
import { type Bundle, bundleOf, findBundle, keepBundle } from './kept-bundle'
import { createModuleRecorder } from './module-recorder'

/** Makes the bundles of a build, or finds them as an earlier build has left them. */
export interface Bundler {
  /** Must come before all plugins that change Vite's configuration. */
  readonly plugins: readonly Plugin[]
  bundle(builder: ViteBuilder, logger: Logger): Promise<Bundle>
}

/** What package managers write when they install something. */
const installationFiles = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
]

/** @param isOwnPlugin is this a plugin of `landing`? Any other one may do what nobody can foresee. */
export function createBundler(
  holder: SiteHolder,
  isOwnPlugin: (plugin: object) => boolean,
): Bundler {
  let user: Readonly<Record<string, unknown>> = {}
  const recorder = createModuleRecorder(() => holder.root)
  const reader: Plugin = {
    name: 'landing:bundler',
    apply: 'build',
    enforce: 'pre',
    config(config) {
      user = { ...config }
      const workers = config.worker?.plugins
      return { worker: { plugins: () => [workers?.(), recorder.plugin] } }
    },
  }
  return {
    plugins: [reader, recorder.plugin],
    async bundle(builder, logger) {
      const { config, environments } = builder
      const { client, ssr } = environments
      if (client === undefined || ssr === undefined) {
        throw new Error('The build needs the environments "client" and "ssr".')
      }
      const more = [versions(), surroundings(config), virtualTexts(holder)]
      const settings = await bundleSettings({ root: config.root, user, isOwnPlugin, more })
      const cache = join(holder.cacheDir, 'bundle')
      const found = 'key' in settings ? findBundle(cache, settings.key) : undefined
      if (found) {
        // Else Vite would build them after all.
        for (const environment of [client, ssr]) environment.isBuilt = true
        return found
      }
      const started = Date.now()
      // The server's bundle first: it says which client modules the browser's has to have.
      await builder.build(ssr)
      await builder.build(client)
      const folders = [client, ssr].map(({ config: { build } }) =>
        resolve(config.root, build.outDir),
      )
      const bundle = bundleOf(folders[0] ?? '', folders[1] ?? '')
      const sources =
        'doubt' in settings
          ? settings
          : collectSources({
              modules: recorder.modules,
              assets: recorder.assets,
              settings: [...ownFiles(), ...installation(config.root)],
              folders: [join(config.root, 'src'), ...(config.publicDir ? [config.publicDir] : [])],
              started,
            })
      if ('doubt' in sources) logger.info(`Bundles are not kept: ${sources.doubt}.`)
      else if ('key' in settings) keepBundle(cache, settings.key, sources, bundle)
      return bundle
    },
  }
}

function versions(): readonly string[] {
  return [version, rolldownVersion, process.version, process.platform, process.arch]
}

function surroundings({ mode, env }: ResolvedConfig): unknown {
  return [mode, env, process.env.NODE_ENV]
}

function virtualTexts(holder: SiteHolder): unknown {
  return virtualIds.map((id) => loadVirtual(resolvedId(id), () => holder.state()))
}

/** The code of this package and of the plugin for React, which decide how bundles are made. */
function ownFiles(): string[] {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
  return [...own, createRequire(import.meta.url).resolve('@vitejs/plugin-react')]
}

function installation(root: string): string[] {
  return upFrom(root)
    .flatMap((folder) => installationFiles.map((name) => join(folder, name)))
    .filter((file) => existsSync(file))
}
