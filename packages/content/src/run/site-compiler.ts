import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '@landing/schema'
import { openStores } from '../cache/stores'
import { fingerprint } from '../compile/fingerprint'
import { lazyCompiler } from '../compile/lazy-compiler'
import type { CompilerSettings } from '../compile/open-compiler'
import { sitePlugins } from '../compile/site-plugins'
import type { StageClock } from '../diagnostics/stage-clock'
import { isDocPath } from '../facts/doc-address'
import { isFolder } from '../fs/reach'
import { loadLanguages } from '../highlight/shiki-extensions'
import { loadNativeParser } from '../parser/native'
import { parserName } from '../parser/parser'
import type { Presets } from '../presets/load-presets'
import type { ResolvedOptions } from '../settings/content-options'
import { planLanguages } from '../settings/languages'
import { createCompilePool } from './compile-pool'
import { createPageSource, type PageSource } from './page-source'

/** The compiler of a site with its stores, threads and plugins. */
export interface SiteCompiler {
  readonly pages: PageSource
  /** Fingerprint of the compiler and its settings; absent if changes cannot be detected. */
  readonly fingerprint: string | undefined
  dispose(): void
}

/**
 * Creates the compiler of a site. Threads start at once if there is much to compile.
 *
 * @throws LandingError `content/plugin` for a plugin that cannot be loaded
 */
export async function openSiteCompiler(
  options: ResolvedOptions,
  presets: Presets,
  clock: StageClock,
): Promise<SiteCompiler> {
  const { contentDir, config, cacheDir, production, threads } = options
  const plugins = sitePlugins(options)
  const stores = openStores(cacheDir, !plugins.hasAny || plugins.key !== undefined)
  const parser = parserName(await loadNativeParser(options.parser))
  const langs = await loadLanguages(config.markdown.shiki.langs, contentDir)
  const settings = settingsOf(options, langs, plugins.key)
  const openInline = async () => {
    const { openCompiler } = await import('../compile/open-compiler')
    const { remarkPlugins, rehypePlugins, transformers } = plugins
    return openCompiler({
      ...settings,
      remarkPlugins,
      rehypePlugins,
      transformers,
      cache: stores.parts,
      clock,
    })
  }
  // Report plugins that cannot be loaded now: they are a problem of the configuration.
  const inline = plugins.hasAny ? await openInline() : lazyCompiler(openInline)
  const pool =
    plugins.named &&
    createCompilePool({
      inline,
      clock,
      parts: stores.parts,
      thread: {
        ...settings,
        ...plugins.named,
        ...(stores.partsFolder !== undefined && { partsFolder: stores.partsFolder }),
      },
      ...(threads !== undefined && { threads }),
    })
  const compiler = pool ?? inline
  // Threads start while this one still reads front matter.
  if (production && stores.pages?.isEmpty() !== false && isLarge(contentDir, config)) pool?.warm()
  const key = fingerprint({
    parser,
    plugins: plugins.key ?? '',
    settings: JSON.stringify([
      settings.rawHtml,
      settings.emoji,
      settings.subSuper,
      settings.abbreviations,
      settings.variables,
      settings.placeholders,
      settings.frameSources,
      settings.style,
      settings.components,
      settings.languages,
      settings.langs,
      presets.key,
    ]),
  })
  return {
    pages: createPageSource({ contentDir, compiler, clock, fingerprint: key, store: stores.pages }),
    fingerprint: stores.pages && key,
    dispose() {
      compiler.dispose()
      stores.close()
    },
  }
}

function settingsOf(
  { contentDir, config, parser = 'auto', components = [], texts = {} }: ResolvedOptions,
  langs: CompilerSettings['langs'],
  pluginsKey: string | undefined,
): CompilerSettings {
  return {
    contentDir,
    languages: planLanguages(config, texts),
    parser,
    rawHtml: config.rawHtml,
    emoji: config.emoji,
    subSuper: config.markdown.subSuper,
    abbreviations: config.markdown.abbreviations,
    variables: config.variables,
    placeholders: config.placeholders,
    frameSources: config.security.policy['frame-src'],
    style: config.markdown.style,
    components: [...components].sort(),
    presets: config.presets,
    langs,
    ...(pluginsKey !== undefined && { pluginsKey }),
  }
}

/** Fewer documents are compiled faster than a thread starts. */
const fewDocuments = 200

function isLarge(contentDir: string, config: ResolvedConfig): boolean {
  const sets = config.docs.map(({ path }) => path)
  const folders = [...sets, 'versions', 'i18n'].map((name) => join(contentDir, name))
  const files = folders.flatMap((folder) =>
    isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
  )
  return files.filter(isDocPath).length > fewDocuments
}
