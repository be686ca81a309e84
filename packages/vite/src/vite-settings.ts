import { join } from 'node:path'
import type { UserConfig } from 'vite'
import { workFolder } from './build/build-plugin'

interface SettingsOptions {
  /** Path the site is published under, with a slash at both ends. */
  readonly base: string
  /** Folder of files that are served and copied as they are. */
  readonly publicDir: string
  readonly command: 'build' | 'serve'
  /** Absolute paths of the entries for the browser and for prerendering. */
  readonly clientEntry: string
  readonly serverEntry: string
}

/** What the framework asks of Vite: two bundles of one site, and what the dev server leaves alone. */
export function viteSettings(options: SettingsOptions): UserConfig {
  const { base, publicDir, command, clientEntry, serverEntry } = options
  return {
    appType: 'custom',
    base,
    publicDir,
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
            output: { codeSplitting: { groups: chunkGroups } },
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
}

/**
 * Which modules share a file of the browser's bundle. A first visit needs all that is loaded at the
 * start: two files, of which React's outlives deployments.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  // What most parts need that load later: one file instead of three tiny ones.
  {
    name: 'texts',
    test: /[\\/]theme[\\/](?:dist|src)[\\/]messages[\\/](?:en|views|use-view-text)\./,
    priority: 1,
  },
  // What an interest in the search loads, besides the engine: one file. The search page has its own.
  {
    name: 'search',
    test: /[\\/](?:theme[\\/](?:dist|src)[\\/]search[\\/](?!search-results|found-page|query-problem)|search[\\/](?:dist|src)[\\/]client[\\/]|open-search)/,
  },
]
