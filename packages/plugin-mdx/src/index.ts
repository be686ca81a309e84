import type { CompilePlugin } from '@landing/markdown'
import type { PluginReference } from '@landing/schema'
import { mdxParser } from './parser'

export type { MdxComponents, MdxConstruct, MdxElement, MdxFunction } from './components'
export { mdxParser }

const name = '@landing/plugin-mdx'

/** Pages in MDX: `plugins: [mdx()]`. */
export function mdx(): PluginReference {
  return { module: name }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: CompilePlugin = {
  name,
  compile: async () => () => ({ parser: mdxParser }),
}

export default plugin
