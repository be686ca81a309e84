import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CompileHooks, Compiler, CompilerSettings, Hooks, StageClock } from '@landing/markdown'
import { isFolder } from '@landing/markdown/authoring'
import { loadLanguages, loadNativeParser, parserName } from '@landing/markdown/host'
import type { ResolvedConfig } from '@landing/schema'
import { openStores } from '../cache/stores'
import { isDocPath } from '../facts/doc-address'
import type { ResolvedOptions } from '../settings/content-options'
import { releaseFolders } from '../settings/docs-places'
import { pageSettingsOf } from '../settings/page-settings'
import { createCompilePool } from './compile-pool'
import { compilerKey, lintKey } from './page-keys'
import { createPageSource, type PageSource } from './page-source'
import { sitePlugins } from './site-plugins'

/** The compiler of a site with its stores, threads and plugins. */
export interface SiteCompiler {
  readonly pages: PageSource
  /** `compilerKey` and `lintKey`; absent without a cache, too. */
  readonly key: string | undefined
  dispose(): void
}

/**
 * Creates the compiler of a site. Threads start at once if there is much to compile.
 *
 * @throws LandingError `content/plugin` for a plugin that cannot be loaded
 */
export async function openSiteCompiler(
  options: ResolvedOptions,
  hooks: Hooks<CompileHooks>,
  clock: StageClock,
): Promise<SiteCompiler> {
  const { contentDir, config, cacheDir, production, threads } = options
  const plugins = sitePlugins(options)
  const parser = parserName(await loadNativeParser(options.parser))
  const langs = await loadLanguages(config.markdown.shiki.langs, contentDir)
  const pageSettings = pageSettingsOf(options)
  const key = compilerKey({ parser, plugins, settings: pageSettings, langs, hooks })
  const lint = lintKey({ settings: pageSettings, hooks })
  const stores = openStores(cacheDir, key !== undefined)
  const settings: CompilerSettings = {
    ...pageSettings,
    contentDir,
    parser: options.parser ?? 'auto',
    plugins: config.plugins,
    langs,
    pluginsKey: plugins.key,
  }
  const openInline = async () => {
    const { openCompiler } = await import('@landing/markdown')
    return openCompiler({ ...settings, ...plugins.all, cache: stores.parts, clock })
  }
  // Report plugins that cannot be loaded now: they are a problem of the configuration.
  const inline = plugins.hasAny ? await openInline() : lazyCompiler(openInline)
  const pool =
    plugins.named &&
    createCompilePool({
      inline,
      clock,
      parts: stores.parts,
      thread: { ...settings, ...plugins.named, partsFolder: stores.partsFolder },
      threads,
    })
  const compiler = pool ?? inline
  // Threads start while this one still reads front matter.
  if (production && stores.pages?.isEmpty() !== false && isLarge(contentDir, config)) pool?.warm()
  return {
    pages: createPageSource({ contentDir, compiler, clock, key, lint, store: stores.pages }),
    key: stores.pages && key && key + lint,
    dispose() {
      compiler.dispose()
      stores.close()
    },
  }
}

/** A compiler that is created with the first document: with a full cache none of its hundreds of modules is loaded. */
function lazyCompiler(open: () => Promise<Compiler>): Compiler {
  let opened: Promise<Compiler> | undefined
  return {
    async compile(input, views) {
      opened ??= open()
      const compiler = await opened
      return compiler.compile(input, views)
    },
    dispose() {
      opened?.then(
        (compiler) => compiler.dispose(),
        () => undefined,
      )
    },
  }
}

/** Fewer documents are compiled faster than a thread starts. */
const fewDocuments = 200

function isLarge(contentDir: string, config: ResolvedConfig): boolean {
  const sets = config.docs.flatMap(({ path }) => [path, ...releaseFolders(path)])
  const folders = [...sets, 'i18n'].map((name) => join(contentDir, name))
  const files = folders.flatMap((folder) =>
    isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
  )
  return files.filter(isDocPath).length > fewDocuments
}
