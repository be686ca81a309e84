import type { CompilePlugin } from '@landing/markdown'
import type { PluginReference } from '@landing/schema'

const name = '@landing/plugin-math'

/** Formulas in TeX, as MathML: `plugins: [math()]`. */
export function math(): PluginReference {
  return { module: name }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: CompilePlugin = {
  name,
  options: {},
  async compile() {
    const { compile } = await import('./compile')
    return compile
  },
}

export default plugin
