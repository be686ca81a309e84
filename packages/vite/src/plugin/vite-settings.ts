import { join } from 'node:path'
import type { UserConfig } from 'vite'
import type { Entries } from '../site/holder'
import { workFolder } from './build/build-plugin'

interface SettingsOptions {
  /** Path the site is published under, with a slash at both ends. */
  readonly base: string
  /** Folder of files that are served and copied as they are. */
  readonly publicDir: string
  readonly command: 'build' | 'serve'
  readonly entries: Entries
}

/** What the framework asks of Vite: two bundles of one site, and what the dev server leaves alone. */
export function viteSettings(options: SettingsOptions): UserConfig {
  const { base, publicDir, command, entries } = options
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
        '@landing/vite > @landing/search > minisearch/SearchableMap',
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
            checks,
            input: { main: entries.client, 'search-results': entries.searchResults },
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: chunkGroups(entries),
              },
            },
          },
        },
      },
      ssr: {
        resolve: command === 'build' ? { noExternal: true } : devServerModules,
        build: {
          outDir: join(workFolder, 'server'),
          emptyOutDir: true,
          copyPublicDir: false,
          manifest: true,
          // Styles and pictures of what is rendered on the server alone.
          emitAssets: true,
          cssCodeSplit: true,
          assetsInlineLimit: 0,
          rolldownOptions: { checks, input: { server: entries.server } },
        },
      },
    },
  }
}

/** The dev server transforms the site's modules alone; Node.js imports packages as they are, linked ones too. */
const devServerModules = {
  noExternal: ['@landing/vite'],
  external: ['@landing/router', '@landing/schema', '@landing/search', '@landing/theme'],
}

/** Hints of the bundler that nobody but its plugins' authors can follow: a build says what a site's owner should know. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false }

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * What loads together shares a file: browsers ask for six files at once over HTTP/1.1, and the first focus of the search
 * needs React, the theme's context and the popup. React is apart: it outlives deployments.
 */
function chunkGroups({ client, reactContext, searchResults }: Entries) {
  let withoutReact: ReadonlySet<string> | undefined
  let shared: ReadonlySet<string> | undefined
  return [
    { name: 'react', test: react, priority: 2 },
    {
      name(id: string, graph: ModuleGraph) {
        withoutReact ??= shellModules(client, graph)
        shared ??= importedBy([reactContext, searchResults], graph)
        return shared.has(id) && !withoutReact.has(id) ? 'islands' : null
      },
      test: /^[^?]*(?<!\.css)$/,
      minShareCount: 2,
      priority: 1,
    },
  ]
}

/** What pages load without React: the entry's modules, and what these load later that does not need it. */
function shellModules(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const shell = importedBy([entry], graph)
  const later = [...shell].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const parts = later.map((id) => importedBy([id], graph))
  const light = parts.filter((ids) => ![...ids].some((id) => react.test(id)))
  return new Set([shell, ...light].flatMap((ids) => [...ids]))
}

/** Modules and all that they import statically. */
function importedBy(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
