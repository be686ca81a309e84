import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'
import type { OpenapiOptions } from './options'

export type { OpenapiOptions }

const name = '@landing/plugin-openapi'

/** References of HTTP APIs, for docs sets with the dialect `openapi`: `plugins: [openapi()]`. */
export function openapi(options: OpenapiOptions = {}): PluginReference {
  return { module: name, options }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<OpenapiOptions> = {
  name,
  options: { files: { listOf: 'string' } },
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
