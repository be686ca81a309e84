import type { CompilePlugin } from '@landing/markdown'
import type { PluginReference, SiteConfig } from '@landing/schema'
import type { LintOptions, StyleOptions } from './options'

export type { LintOptions, StyleOptions }

const name = '@landing/plugin-lint'

/** Names mistakes of authors: slips, syntax of other tools, and with `style` the style of the house. */
export function lint(options: LintOptions = {}): PluginReference {
  // Others bring this package along, so the site need not find it by its name.
  return { module: import.meta.url, options }
}

/** A configuration with these rules, unless it has them already or says `lint: false`. */
export function withLint<Config>(config: Config): Config {
  const { lint: isOn = true, plugins = [] } = Object(config) as Partial<SiteConfig>
  if (isOn !== true || !Array.isArray(plugins) || plugins.some(isLint)) return config
  return { ...config, plugins: [...plugins, lint()] }
}

const isLint = (plugin: unknown): boolean =>
  [name, import.meta.url].includes(Object(plugin).module ?? plugin)

const isLength = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

/** The plugin: what `plugins` of the configuration names. */
const plugin: CompilePlugin<LintOptions> = {
  name,
  options: {
    style: {
      options: {
        longestCodeLine: (value = 0) => (isLength(value) ? undefined : 'a whole number from 0 on'),
        terms: { mapOf: 'string' },
      },
    },
  },
  async compile() {
    const { compile } = await import('./compile')
    return compile
  },
}

export default plugin
