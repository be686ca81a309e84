import type { ResultCache } from '../cache/pack-store'
import type { StageClock } from '../diagnostics/stage-clock'
import { compileHalf } from '../hooks/compile-half'
import { type HooksReference, loadHooks } from '../hooks/load-hooks'
import { pluginError } from '../hooks/named-hooks'
import type { Compiler } from '../page/compiler'
import { openLazyParser } from '../parser/lazy-parser'
import type { PageSettings } from '../settings/page-settings'

/** Settings for compiling the documents of a site, in this thread or in another. */
export interface CompilerSettings extends PageSettings {
  /** Absolute. */
  readonly contentDir: string
  readonly parser: 'auto' | 'reference'
  /** The site's plugins. */
  readonly plugins: readonly HooksReference[]
}

/** Options of `openCompiler`. */
export interface OpenCompilerOptions extends CompilerSettings {
  /** Run the steps that a page does not need, too; default false. The result is the same. */
  readonly allSteps?: boolean
  readonly cache: ResultCache | undefined
  readonly clock: StageClock
}

/** A compiler with its parser and its plugins. @throws LandingError `content/plugin` */
export async function openCompiler({
  cache,
  parser,
  plugins,
  ...settings
}: OpenCompilerOptions): Promise<Compiler> {
  const hooks = await loadHooks(plugins, compileHalf, settings.contentDir)
  const lazyParser = await openLazyParser(parser, cache)
  const { createCompiler } = await import('./create-compiler')
  try {
    return createCompiler({ ...settings, cache, parser: lazyParser, hooks })
  } catch (error) {
    throw pluginError(error)
  }
}
