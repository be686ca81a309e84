import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { untilDone } from '@landing/content'
import { withLint } from '@landing/plugin-lint'
import { LandingError, type ResolvedConfig, type SiteConfig } from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import react from '@vitejs/plugin-react'
import {
  normalizePath,
  type Plugin,
  type PluginOption,
  type UserConfig,
  type ViteDevServer,
} from 'vite'
import { allowsInlineStyles } from '../document/csp'
import { islandsPlugin } from '../islands/islands-plugin'
import { errorText, plainError, showText } from '../report/report'
import type { Entries } from '../site/entries'
import { createHolder, type SiteHolder } from '../site/holder'
import { openSite } from '../site/state'
import { loadVirtual, resolvedId } from '../site/virtual-modules'
import { buildPlugin } from './build/build-plugin'
import { createBundler } from './build/bundler'
import { checkPeers } from './check-peers'
import { checkSearch } from './check-search'
import { devPlugin } from './dev/dev-plugin'
import { highlightedFiles } from './highlighted-files'
import { onePolicy } from './one-policy'
import { devPageModules, pageModulesPlugin } from './page-modules-plugin'
import { preloadHelper } from './preload-helper'
import { previewPlugin } from './preview-plugin'
import { viteSettings } from './vite-settings'

const built = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/** Entries of the bundles. */
const entries: Entries = {
  client: built('./client/index.js'),
  reactContext: built('./client/react-context.js'),
  searchPopup: built('./client/search-popup.js'),
  searchProvider: built('./client/search-provider.js'),
  server: built('./server/index.js'),
  searchResults: built('./client/search-results.js'),
}

/**
 * The Vite plugins that make a documentation site: `plugins: [landing(config)]`.
 *
 * `vite` serves it with pages compiled when they are opened, `vite build` writes it as static
 * files, `vite preview` serves those as a static host does.
 *
 * @throws LandingError `config/invalid` with all faults of the configuration
 */
export function landing(input: SiteConfig): PluginOption[] {
  const holder = createHolder(readConfig(input))
  const bundler = createBundler(holder, (plugin) => ownPlugins.has(plugin))
  const islands = islandsPlugin({
    serverEntry: entries.server,
    runtime: built('./document/island.js'),
    allowsStyles: allowsInlineStyles(holder.config.security),
    // A tab that is still loading gets no update event; it refetches when its revision is stale.
    onRefresh: () => holder.replace(holder.state()),
  })
  const plugins = [
    ...bundler.plugins,
    // The entry must not be refreshed: it would run a second time beside the first.
    react({ exclude: [/\/node_modules\//, `${normalizePath(import.meta.dirname)}/**`] }),
    corePlugin(holder),
    pageModulesPlugin(holder),
    onePolicy(entries.client),
    highlightedFiles(),
    preloadHelper(holder.config.baseUrl),
    ...islands.plugins,
    devPlugin(holder, entries, islands),
    buildPlugin(holder, { bundler, entries, islands }),
    previewPlugin(holder),
  ]
  for (const plugin of plugins.flat()) ownPlugins.add(plugin)
  return plugins
}

/** Plugins that `landing` has returned. */
const ownPlugins = new WeakSet<object>()

function readConfig(input: SiteConfig): ResolvedConfig {
  try {
    const config = resolveConfig(withLint(input))
    checkSearch(config)
    return config
  } catch (error) {
    throw plainError(error, '')
  }
}

function checkInstalled(root: string): void {
  try {
    checkPeers(root)
  } catch (error) {
    throw plainError(error, '')
  }
}

/** The latest dev server of this process. It keeps running if it cannot be restarted with an edited configuration. */
let devServer: ViteDevServer | undefined

/** Shows an error of the configured site over the pages of a running dev server, too. */
function failure(error: unknown, contentDir: string): unknown {
  const message = errorText(error, contentDir)
  if (devServer !== undefined) showText(devServer.ws, message)
  return plainError(error, contentDir)
}

/** Configuration of Vite, the site's state, and the virtual modules. */
function corePlugin(holder: SiteHolder): Plugin {
  const { config } = holder
  let command: 'build' | 'serve' = 'serve'
  let isPreview = false
  return {
    name: 'landing',
    config(user, env) {
      holder.root = user.root ?? process.cwd()
      command = env.command
      isPreview = env.isPreview ?? false
      if (!isPreview) checkInstalled(holder.root)
      checkViteOptions(user, config.baseUrl)
      return viteSettings({
        root: holder.root,
        allowed: user.server?.fs?.allow,
        base: config.baseUrl,
        publicDir: join(holder.contentDir(), 'static'),
        command,
        entries,
      })
    },
    async configResolved(resolved) {
      holder.root = resolved.root
      holder.cacheDir = join(resolved.cacheDir, 'landing')
      if (isPreview) return
      try {
        const opening = openSite({
          root: resolved.root,
          config,
          cacheDir: holder.cacheDir,
          production: command === 'build',
        })
        holder.replace(await untilDone(opening))
      } catch (error) {
        throw failure(error, holder.contentDir())
      }
    },
    configureServer(server) {
      devServer = server
    },
    resolveId: {
      filter: { id: /^virtual:landing\// },
      handler: resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:landing\// },
      handler(id) {
        // The dev server's documents link the files themselves.
        if (command === 'serve' && id === resolvedId('virtual:landing/styles')) {
          return 'export const stylesByUse = []'
        }
        // The hash of the text is part of the id, so no list of pages must be kept up to date.
        if (command === 'serve' && id === resolvedId('virtual:landing/page-modules')) {
          return devPageModules(holder)
        }
        return loadVirtual(id, () => holder.state())
      },
    },
  }
}

/** @throws LandingError `config/vite-option` for an option of Vite that would be ignored, or that a build of a site cannot follow */
function checkViteOptions({ base, build }: UserConfig, baseUrl: string): void {
  const refuse = (text: string, help: string) => {
    throw plainError(new LandingError('config/vite-option', text, { help }), '')
  }
  if (base !== undefined && base !== baseUrl) {
    refuse(
      `Vite's option "base" is "${base}", but the site is published under "${baseUrl}".`,
      'Remove it, and set "baseUrl" in the configuration of the site.',
    )
  }
  if (build?.watch)
    refuse(`Vite's option "build.watch" is not supported.`, 'Run "vite dev" to see edits.')
  if (build?.ssr)
    refuse(`Vite's option "build.ssr" is not supported.`, 'Remove it: a build renders all pages.')
}

/** Returns the configuration as it is: for completion and checks in an editor. */
export function defineConfig<Config extends SiteConfig>(config: Config): Config {
  return config
}
