import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'

const name = '@landing/plugin-math'

/** Formulas in TeX, as MathML: `plugins: [math()]`. */
export function math(): PluginReference {
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
    const styles = new URL('./math.css', import.meta.url).href
    return () => ({ client: [{ styles, when: 'has:math, .landing-formula' }] })
  },
}

export default plugin
