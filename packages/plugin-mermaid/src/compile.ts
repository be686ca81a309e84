import type { CompileHooks, PluginContext, Step } from '@landing/markdown'
import { findTools } from './draw-diagrams'
import type { MermaidOptions } from './options'
import { rehypeMermaid } from './rehype-mermaid'
import { remarkMermaid } from './remark-mermaid'

export function compile({ drawnIn }: MermaidOptions, context: PluginContext): CompileHooks {
  const needs = { text: (text: string) => /mermaid/i.test(text) }
  const figures: Step = { at: 'markdown', needs, plugin: remarkMermaid }
  if (drawnIn === 'browser') return { steps: [figures] }
  // After the outline: the search reads the source of a diagram.
  const plugin: Step['plugin'] = [rehypeMermaid, findTools(context)]
  const drawings: Step = { at: 'outlined', needs, waits: true, plugin }
  return { steps: [figures, drawings] }
}
