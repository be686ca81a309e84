import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type BuildEnvironmentOptions,
  type DepOptimizationOptions,
  searchForWorkspaceRoot,
  type UserConfig,
} from 'vite'
import { workFolder } from '../output/work-folder'
import type { Entries } from '../site/entries'

interface SettingsOptions {
  /** Folder of the project. */
  readonly root: string
  /** Folders that the project lets the dev server read; without them, Vite lets it read the workspace. */
  readonly allowed: readonly string[] | undefined
  /** Path the site is published under, with a slash at both ends. */
  readonly base: string
  /** Folder of files that are served and copied as they are. */
  readonly publicDir: string
  readonly command: 'build' | 'serve'
  readonly entries: Entries
}

/** Vite configuration of the framework: two bundles of one site, and what the dev server does not pre-bundle. */
export function viteSettings(options: SettingsOptions): UserConfig {
  const { root, allowed, base, publicDir, command, entries } = options
  return {
    appType: 'custom',
    base,
    publicDir,
    optimizeDeps,
    server: {
      fs: {
        allow: [...(allowed ? [] : [searchForWorkspaceRoot(resolve(root))]), ...linkedFolders()],
      },
    },
    // One site for all bundles: read once, and known to each.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    // The theme's colors are `light-dark()`: a part of a page may be dark in a light one. Vite reads this only here.
    build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    environments: {
      client: { build: clientBundle(entries) },
      ssr: {
        resolve: command === 'build' ? { noExternal: true } : devServerModules,
        build: serverBundle(entries),
      },
    },
  }
}

const optimizeDeps: DepOptimizationOptions = {
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
    '@landing/markdown',
    '@landing/router',
    '@landing/schema',
    '@landing/search',
    '@landing/theme',
    '@landing/vite',
    // Hundreds of modules, of which a page needs few: bundling them all takes seconds.
    '@ui5/webcomponents',
    '@ui5/webcomponents-base',
    '@ui5/webcomponents-icons',
    '@ui5/webcomponents-localization',
    '@ui5/webcomponents-theming',
  ],
}

function clientBundle(entries: Entries): BuildEnvironmentOptions {
  return {
    outDir: join(workFolder, 'client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Changed static files are copied when pages are written.
    copyPublicDir: false,
    rolldownOptions: {
      checks,
      input: { main: entries.client },
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Chunks of packages have a hash already, which is weight in every page's script.
        chunkFileNames: ({ name }) => `assets/${name.replace(/-[A-Z\d]{8}$/, '')}-[hash].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(entries) },
      },
    },
  }
}

function serverBundle(entries: Entries): BuildEnvironmentOptions {
  return {
    outDir: join(workFolder, 'server'),
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    // Styles and images of what only the server renders.
    emitAssets: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // An error of a page then names the author's line.
    sourcemap: true,
    rolldownOptions: {
      // A plugin without source maps only makes places less exact.
      checks: { ...checks, sourcemapBroken: false },
      input: { server: entries.server },
      output: {
        // Node.js takes `.js` for CommonJS where a project's package.json does not say otherwise.
        entryFileNames: '[name].mjs',
        chunkFileNames: 'assets/[name]-[hash].mjs',
        sourcemapExcludeSources: true,
      },
    },
  }
}

/** Folders of packages that browsers load: linked ones lie outside of the project. */
function linkedFolders(): string[] {
  const packages = ['router', 'schema', 'search', 'theme/document.css', 'vite']
  return packages.map((name) => {
    const file = fileURLToPath(import.meta.resolve(`@landing/${name}`))
    return searchForWorkspaceRoot(dirname(file))
  })
}

/** The dev server transforms the site's modules alone; Node.js imports packages as they are, linked ones too. */
const devServerModules = {
  noExternal: ['@landing/vite'],
  external: ['@landing/router', '@landing/schema', '@landing/search', '@landing/theme'],
}

/** Hints for authors of plugins are off: a site's owner cannot follow them. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false }

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * What loads together shares a file: every document needs the shell, which runs when it is loaded. Browsers ask for six
 * files at once over HTTP/1.1, and the first focus of the search needs five: the suggestions with their style sheet, the
 * site's data with the search client, the engine, and the entry file of the index. React is apart, because it outlives
 * deployments.
 */
function chunkGroups(entries: Entries) {
  let groups: ReadonlyMap<string, string> | undefined
  return [
    { name: 'react', test: react, priority: 2 },
    {
      name(id: string, graph: ModuleGraph) {
        groups ??= groupsOf(entries, graph)
        return groups.get(id) ?? null
      },
      test: /^(?!.*\.css)/,
      priority: 1,
    },
  ]
}

/** The file of each module of the shell, and of those that suggestions or every island need. */
function groupsOf(
  { client, reactContext, searchPopup, searchProvider }: Entries,
  graph: ModuleGraph,
): ReadonlyMap<string, string> {
  const suggestions = importedBy([searchPopup], graph)
  const islands = importedBy([reactContext], graph)
  const both = [...suggestions].filter((id) => islands.has(id))
  const groups = new Map<string, string>()
  // The first file that has a module keeps it.
  const add = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!groups.has(id) && !react.test(id)) groups.set(id, name)
  }
  add('main', importedBy([client], graph))
  add('site', [...importedBy([searchProvider], graph), ...both])
  add('suggestions', suggestions)
  add('islands', islands)
  return groups
}

/** Modules and all that they import statically. */
function importedBy(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const importedIds = new Set(entries)
  for (const id of importedIds) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedIds.add(imported)
  }
  return importedIds
}
