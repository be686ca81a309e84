import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type {
  CompileHooks,
  Compiler,
  CompilerSettings,
  Hooks,
  HooksReference,
  StageClock,
} from '@landing/markdown'
import { isFolder } from '@landing/markdown/authoring'
import { loadNativeParser, openCompiler, pageFileTest, parserName } from '@landing/markdown/host'
import type { ResolvedConfig } from '@landing/schema'
import { openStores } from '../cache/stores'
import { isPartial } from '../facts/doc-address'
import type { ResolvedOptions } from '../settings/content-options'
import { releaseFolders } from '../settings/docs-places'
import { pageSettingsOf } from '../settings/page-settings'
import { createCompilePool } from './compile-pool'
import { compilerKey } from './page-keys'
import { createPageSource, type PageSource } from './page-source'

/** The compiler of a site with its stores, threads and plugins. */
export interface SiteCompiler {
  readonly pages: PageSource
  /** `compilerKey` and the keys of all plugins: steps may change titles that pages show of others, rules what is reported of a page. Absent without a cache. */
  readonly key: string | undefined
  dispose(): void
}

/** Creates the compiler of a site. Threads start at once if there is much to compile. */
export async function openSiteCompiler(
  options: ResolvedOptions,
  plugins: readonly HooksReference[],
  hooks: Hooks<CompileHooks>,
  clock: StageClock,
): Promise<SiteCompiler> {
  const { contentDir, config, cacheDir, production, threads } = options
  const parser = parserName(await loadNativeParser(options.parser))
  const pageSettings = pageSettingsOf(options)
  const key = compilerKey(parser, pageSettings)
  const stores = cacheDir === undefined ? undefined : openStores(resolve(cacheDir))
  const settings: CompilerSettings = {
    ...pageSettings,
    contentDir,
    parser: options.parser ?? 'auto',
    plugins,
  }
  const inline = lazyCompiler(() => openCompiler({ ...settings, cache: stores?.parts, clock }))
  const compiler = createCompilePool({
    inline,
    clock,
    parts: stores?.parts,
    thread: { ...settings, partsFolder: stores?.partsFolder },
    threads,
  })
  // Threads start while this one still reads front matter.
  if (production && stores?.pages.isEmpty() !== false && isLarge(contentDir, config, hooks))
    compiler.warm()
  return {
    pages: createPageSource({
      contentDir,
      compiler,
      clock,
      key,
      hooks,
      store: stores?.pages,
    }),
    key: stores && key + hooks.key + hooks.lintKey,
    dispose() {
      compiler.dispose()
      stores?.pages.close()
      stores?.parts.close()
    },
  }
}

/** A compiler that is created with the first document: with a full cache none of its hundreds of modules is loaded. */
function lazyCompiler(open: () => Promise<Compiler>): Compiler {
  let opened: Promise<Compiler> | undefined
  return {
    async compile(input, views) {
      opened ??= open()
      return (await opened).compile(input, views)
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

function isLarge(contentDir: string, config: ResolvedConfig, hooks: Hooks<CompileHooks>): boolean {
  const sets = config.docs.flatMap(({ path }) => [path, ...releaseFolders(path)])
  const folders = [...sets, 'i18n'].map((name) => join(contentDir, name))
  const files = folders.flatMap((folder) =>
    isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
  )
  const isPage = pageFileTest(hooks)
  return files.filter((path) => isPage(path) && !isPartial(path)).length > fewDocuments
}
