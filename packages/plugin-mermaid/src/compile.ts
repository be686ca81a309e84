import type { CompileHooks, PluginContext } from '@landing/markdown'
import { findTools } from './draw-diagrams'
import type { MermaidOptions } from './options'
import { rehypeMermaid } from './rehype-mermaid'
import { remarkMermaid } from './remark-mermaid'

export function compile({ drawnIn }: MermaidOptions, context: PluginContext): CompileHooks {
  const figures = { at: 'markdown', plugin: remarkMermaid } as const
  if (drawnIn === 'browser') return { steps: [figures] }
  // After the outline: the search reads the source of a diagram.
  return { steps: [figures, { at: 'outlined', plugin: [rehypeMermaid, findTools(context)] }] }
}
