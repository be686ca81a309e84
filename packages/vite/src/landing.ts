import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '@landing/schema'
import { validateConfig } from '@landing/schema/validate'
import react from '@vitejs/plugin-react'
import { normalizePath, type Plugin, type PluginOption } from 'vite'
import { buildPlugin, workFolder } from './build/build-plugin'
import { createBundler } from './bundle/create-bundler'
import { checkSearch } from './check-search'
import { devPlugin } from './dev/dev-plugin'
import { plainError } from './plain-error'
import { previewPlugin } from './preview/preview-plugin'
import { createHolder, type SiteHolder } from './site-holder'
import { openSite } from './site-state'
import { loadVirtual, resolvedId, virtualIds } from './virtual-modules'

const clientEntry = fileURLToPath(new URL('./client/index.js', import.meta.url))
const serverEntry = fileURLToPath(new URL('./server/index.js', import.meta.url))
const reactModule = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
/** What a reader's interest in the search loads, besides the engine: one file. */
const searchModule =
  /[\\/](?:theme[\\/](?:dist|src)[\\/]search[\\/](?!search-results)|search[\\/](?:dist|src)[\\/]client[\\/]|open-search)/

/** What most parts need that load later: one file instead of three tiny ones. */
const textsModule =
  /[\\/]theme[\\/](?:dist|src)[\\/](?:messages[\\/](?:en|views|use-view-text)|page-icons)\./

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
  const plugins = [
    ...bundler.plugins,
    // The entry must not be refreshed: it would run a second time beside the first.
    react({ exclude: [/\/node_modules\//, `${normalizePath(import.meta.dirname)}/**`] }),
    corePlugin(holder),
    devPlugin(holder, clientEntry, serverEntry),
    buildPlugin(holder, bundler),
    previewPlugin(holder),
  ]
  for (const plugin of plugins.flat()) ownPlugins.add(plugin)
  return plugins
}

/** Plugins that `landing` has returned. */
const ownPlugins = new WeakSet<object>()

function readConfig(input: SiteConfig): SiteConfig {
  try {
    const { config } = validateConfig(input)
    checkSearch(config)
    return config
  } catch (error) {
    throw plainError(error, '')
  }
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
      return {
        appType: 'custom',
        base: config.baseUrl ?? '/',
        publicDir: join(holder.contentDir(), 'static'),
        optimizeDeps: {
          noDiscovery: false,
          entries: [],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@landing/search > minisearch/SearchableMap',
          ],
          exclude: [
            '@landing/content',
            '@landing/router',
            '@landing/schema',
            '@landing/search',
            '@landing/theme',
            '@landing/vite',
            // Hundreds of modules of which a page needs few or none: bundling them all takes seconds.
            '@ui5/webcomponents',
            '@ui5/webcomponents-base',
            '@ui5/webcomponents-icons',
            '@ui5/webcomponents-localization',
            '@ui5/webcomponents-theming',
          ],
        },
        // One site for all bundles: read once, and known to each.
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        // The theme's colours are `light-dark()`: a part of a page may be dark in a light one. Vite reads this only here.
        build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
        environments: {
          client: {
            build: {
              outDir: join(workFolder, 'client'),
              emptyOutDir: true,
              manifest: true,
              assetsInlineLimit: 0,
              modulePreload: { polyfill: false },
              // The pages' writer copies what has changed.
              copyPublicDir: false,
              rolldownOptions: {
                input: { main: clientEntry },
                // A first visit needs all of these: two files, of which React's outlives deployments.
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'react', test: reactModule, tags: ['$initial'], priority: 3 },
                      { name: 'shell', tags: ['$initial'], priority: 2 },
                      { name: 'texts', test: textsModule, priority: 1 },
                      { name: 'search', test: searchModule },
                    ],
                  },
                },
              },
            },
          },
          ssr: {
            resolve: { noExternal: command === 'build' ? true : ['@landing/vite'] },
            build: {
              outDir: join(workFolder, 'server'),
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: { server: serverEntry } },
            },
          },
        },
      }
    },
    async configResolved(resolved) {
      holder.root = resolved.root
      holder.cacheDir = join(resolved.cacheDir, 'landing')
      if (isPreview) return
      try {
        holder.replace(
          await openSite({
            root: resolved.root,
            config,
            cacheDir: holder.cacheDir,
            production: command === 'build',
          }),
        )
      } catch (error) {
        throw plainError(error, holder.contentDir())
      }
    },
    resolveId(id) {
      return virtualIds.includes(id) ? resolvedId(id) : undefined
    },
    load(id) {
      return loadVirtual(id, () => holder.state())
    },
  }
}
