import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'
import type { MermaidOptions } from './options'

export type { MermaidOptions }

const name = '@landing/plugin-mermaid'

/** Diagrams in code blocks of the language `mermaid`: `plugins: [mermaid()]`. */
export function mermaid(options: MermaidOptions = {}): PluginReference {
  return { module: name, options }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<MermaidOptions> = {
  name,
  options: { drawnIn: ['build', 'browser'] },
  async compile() {
    const { compile } = await import('./compile')
    return compile
  },
  async site() {
    const styles = new URL('./mermaid.css', import.meta.url).href
    return () => ({ client: [{ styles, when: 'has:.landing-diagram' }] })
  },
}

export default plugin
