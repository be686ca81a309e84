import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'
import type { TerraformOptions } from './options'

export type { TerraformOptions }

const name = '@landing/plugin-terraform'

/** Documentation of Terraform: `plugins: [terraform()]`. */
export function terraform(options: TerraformOptions = {}): PluginReference {
  return { module: name, options }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<TerraformOptions> = {
  name,
  options: { providers: { mapOf: 'string' }, schemas: { listOf: 'string' } },
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
