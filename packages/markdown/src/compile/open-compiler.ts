import type { PluginReference } from '@landing/schema'
import type { LanguageRegistration } from '@shikijs/core'
import type { ResultCache } from '../cache/pack-store'
import type { StageClock } from '../diagnostics/stage-clock'
import { loadTransformers } from '../highlight/shiki-extensions'
import { compileHalf, loadHooks } from '../hooks/load-hooks'
import type { Compiler } from '../page/compiler'
import { openLazyParser } from '../parser/lazy-parser'
import type { PageSettings } from '../settings/page-settings'
import { createCompiler } from './create-compiler'
import { loadPlugins, type PluginLists } from './load-plugins'

/** Settings for compiling the documents of a site, in this thread or in another. */
export interface CompilerSettings extends PageSettings {
  /** Absolute. */
  readonly contentDir: string
  readonly parser: 'auto' | 'reference'
  /** The site's plugins. */
  readonly plugins: readonly PluginReference[]
  /** Grammars of the site. */
  readonly langs: readonly LanguageRegistration[]
  /** Names the plugins and their versions. */
  readonly pluginsKey?: string | undefined
}

/** Options of `openCompiler`. */
export interface OpenCompilerOptions extends CompilerSettings, PluginLists {
  readonly cache: ResultCache | undefined
  readonly clock: StageClock
}

/** A compiler with its parser and its plugins. @throws LandingError `content/plugin` */
export async function openCompiler({
  cache,
  langs,
  parser,
  plugins,
  remarkPlugins,
  rehypePlugins,
  transformers,
  ...settings
}: OpenCompilerOptions): Promise<Compiler> {
  return createCompiler({
    ...settings,
    cache,
    parser: await openLazyParser(parser, cache),
    hooks: await loadHooks(plugins, compileHalf, settings.contentDir),
    remarkPlugins: await loadPlugins(remarkPlugins, settings.contentDir),
    rehypePlugins: await loadPlugins(rehypePlugins, settings.contentDir),
    shiki: { langs, transformers: await loadTransformers(transformers, settings.contentDir) },
  })
}
