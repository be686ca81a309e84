import type { InstalledPackage } from '../fs/module-address'
import type { CompileHooks } from './compile-hooks'
import type { OptionRule } from './option-rules'

/** Default export of a module that extends the compiler. Each half of a plugin is loaded where it is used. */
export interface CompilePlugin<Options = Readonly<Record<string, unknown>>> {
  /** For messages: the name of its package. */
  readonly name: string
  /** Its options by their names, which are checked before they are used; default: they are not checked. */
  readonly options?: { readonly [Name in keyof Options]-?: OptionRule }
  /** For the compiler, in each of its threads. */
  compile?(): Promise<Make<CompileHooks>>
}

/** Makes hooks from the options of the configuration, `{}` without any. */
export type Make<Hooks, Options = never> = (
  options: Options,
  context: PluginContext,
) => Hooks | Promise<Hooks>

/** What a plugin can read while its hooks are made. Pages are made again when any of it has changed. */
export interface PluginContext {
  /** Reads a text file, by its path from the content folder. @throws LandingError `content/plugin` */
  readonly readFile: (path: string) => string
  /**
   * Reads the text files below a folder that `isMeant` takes, by their paths from there, also those that come later. The folder is
   * given from the content folder. @throws LandingError `content/plugin`
   */
  readonly readFiles: (
    folder: string,
    isMeant: (path: string) => boolean,
  ) => ReadonlyMap<string, string>
  /** Finds an installed package, from the content folder, the current one, or the plugin. */
  readonly peer: (name: string) => InstalledPackage | undefined
  /** Returns the executable of a Chromium of this machine. `CHROME_PATH` names one; empty means none. */
  readonly browser: () => string | undefined
}

/** Dialect of docs sets that name none. */
export const ownDialect = 'landing'
