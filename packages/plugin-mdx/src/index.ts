import type { CompilePlugin } from '@landing/markdown'
import type { PluginReference } from '@landing/schema'
import { mdxHooks } from './hooks'

export type { MdxComponents, MdxConstruct, MdxElement, MdxFunction } from './components'
export { mdxHooks }

const name = '@landing/plugin-mdx'

/** Pages in MDX: `plugins: [mdx()]`. */
export function mdx(): PluginReference {
  return { module: name }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: CompilePlugin = {
  name,
  options: {},
  compile: async () => () => mdxHooks,
}

export default plugin
