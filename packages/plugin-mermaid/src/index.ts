import type { CompilePlugin } from '@landing/markdown'
import type { PluginReference } from '@landing/schema'
import type { MermaidOptions } from './options'

export type { MermaidOptions }

const name = '@landing/plugin-mermaid'

/** Diagrams in code blocks of the language `mermaid`: `plugins: [mermaid()]`. */
export function mermaid(options: MermaidOptions = {}): PluginReference {
  return { module: name, options }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: CompilePlugin = {
  name,
  options: { drawnIn: ['build', 'browser'] },
  async compile() {
    const { compile } = await import('./compile')
    return compile
  },
}

export default plugin
