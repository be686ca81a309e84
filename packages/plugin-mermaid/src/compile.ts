import type { CompileHooks, PluginContext } from '@landing/markdown'
import { findTools } from './draw-diagrams'
import type { MermaidOptions } from './options'
import { rehypeMermaid } from './rehype-mermaid'
import { remarkMermaid } from './remark-mermaid'

export function compile({ drawnIn }: MermaidOptions, context: PluginContext): CompileHooks {
  const needs = { text: (text: string) => /mermaid/i.test(text) }
  const figures = { at: 'markdown', needs, plugin: remarkMermaid } as const
  if (drawnIn === 'browser') return { steps: [figures] }
  // After the outline: the search reads the source of a diagram.
  const drawings = { at: 'outlined', needs, plugin: [rehypeMermaid, findTools(context)] } as const
  return { steps: [figures, drawings] }
}
