import type { CompilePlugin } from '@landing/markdown'
import type { PluginReference, SiteConfig } from '@landing/schema'

/** Names mistakes of authors: slips, syntax of other tools, the style of the house. */
export function lint(): PluginReference {
  // Others bring this package along, so the site need not find it by its name.
  return { module: import.meta.url }
}

/** A configuration with these rules, unless it says `lint: false`. What is wrong with it is said where it is checked. */
export function withLint<Config>(config: Config): Config {
  const { lint: isOn = true, plugins = [] } = Object(config) as Partial<SiteConfig>
  if (isOn !== true || !Array.isArray(plugins)) return config
  return { ...config, plugins: [...plugins, lint()] }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: CompilePlugin = {
  name: '@landing/plugin-lint',
  options: {},
  async compile() {
    const { compile } = await import('./compile')
    return compile
  },
}

export default plugin
