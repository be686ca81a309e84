import { clientModules } from 'virtual:landing/plugins'
import { settings } from 'virtual:landing/settings'
import { attachModules } from './attach-modules'

/** Runs the modules of the site's plugins that the page needs. */
export function attachPlugins(isFirst: boolean): () => void {
  return attachModules(clientModules, { base: settings.base, isFirst })
}
