import type { PresetReference, StyleRules } from '@landing/schema'
import type { LanguageRegistration } from '@shikijs/core'
import type { ResultCache } from '../cache/pack-store'
import type { StageClock } from '../diagnostics/stage-clock'
import { loadTransformers } from '../highlight/shiki-extensions'
import type { Compiler } from '../page/compiler'
import { chooseParser } from '../parser/choose'
import { loadPresets } from '../presets/load-presets'
import type { PluginEntry } from '../settings/content-options'
import type { DocumentLanguage } from '../settings/languages'
import type { Variable } from '../text/variables'
import { createCompiler } from './create-compiler'
import { loadPlugins } from './load-plugins'

/** Settings for compiling the documents of a site, in this thread or in another. */
export interface CompilerSettings {
  /** Absolute. */
  readonly contentDir: string
  /** By code of the locale. */
  readonly languages: Readonly<Record<string, DocumentLanguage>>
  readonly parser: 'auto' | 'reference'
  readonly rawHtml: 'keep' | 'sanitize'
  readonly emoji: boolean
  readonly subSuper: boolean
  /** With their meanings. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Values by the names that texts have for them. */
  readonly variables: Readonly<Record<string, Variable>>
  /** What readers replace in code, with labels. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Frame sources that the site's policy allows. */
  readonly frameSources: readonly string[]
  /** What is asked of texts. */
  readonly style?: StyleRules | undefined
  /** Names of the site's components. */
  readonly components: readonly string[]
  /** Modules of the site's presets. */
  readonly presets: readonly PresetReference[]
  /** Grammars of the site. */
  readonly langs: readonly LanguageRegistration[]
  /** Names the plugins and their versions. */
  readonly pluginsKey?: string
}

export interface OpenCompilerOptions extends CompilerSettings {
  readonly remarkPlugins: readonly PluginEntry[]
  readonly rehypePlugins: readonly PluginEntry[]
  readonly transformers: readonly unknown[]
  readonly cache: ResultCache | undefined
  readonly clock: StageClock
}

/** A compiler with its parser and its plugins. @throws LandingError `content/plugin` */
export async function openCompiler({
  cache,
  langs,
  parser,
  presets,
  remarkPlugins,
  rehypePlugins,
  transformers,
  ...settings
}: OpenCompilerOptions): Promise<Compiler> {
  return createCompiler({
    ...settings,
    ...(cache && { cache }),
    parser: await chooseParser(parser, cache),
    presets: await loadPresets(presets, settings.contentDir),
    remarkPlugins: await loadPlugins(remarkPlugins, settings.contentDir),
    rehypePlugins: await loadPlugins(rehypePlugins, settings.contentDir),
    shiki: { langs, transformers: await loadTransformers(transformers, settings.contentDir) },
  })
}
