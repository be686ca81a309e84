import type { CompilePlugin, Make } from '@landing/markdown'
import type { SiteHooks } from './site-hooks'

/** Default export of a module that `plugins` of the configuration names. */
export interface Plugin<Options = Readonly<Record<string, unknown>>>
  extends CompilePlugin<Options> {
  /** For the model of the site, once. */
  site?(): Promise<Make<SiteHooks>>
}
