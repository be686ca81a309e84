import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'

const name = '@landing/plugin-offline'

/**
 * Keeps visited pages and the search in a service worker, for reading without a network: `plugins: [offline()]`. After it is
 * removed, the next deployment removes the worker.
 */
export function offline(): PluginReference {
  return { module: name }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin = {
  name,
  options: {},
  async site() {
    const { site } = await import('./site')
    return site
  },
}

export default plugin
