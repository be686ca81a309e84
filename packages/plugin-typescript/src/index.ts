import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'

const name = '@landing/plugin-typescript'

/** References of TypeScript packages, for docs sets with the dialect `typescript`: `plugins: [typescript()]`. */
export function typescript(): PluginReference {
  return { module: name }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin = {
  name,
  options: {},
  async compile() {
    const { compile } = await import('./compile')
    return compile
  },
  async site() {
    const { site } = await import('./site')
    return site
  },
}

export default plugin
