import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'
import { type HostedSearchOptions, optionRules } from './options'

export type { HostedSearchOptions }

const name = '@landing/plugin-hosted-search'

/**
 * A hosted service answers searches in place of the built-in engine: `plugins: [hostedSearch({ service: 'typesense', … })]`. The
 * build then writes records for it and no index.
 */
export function hostedSearch(options: HostedSearchOptions): PluginReference {
  return { module: name, options }
}

/** The plugin, with the half for the site. */
const plugin: Plugin<HostedSearchOptions> = {
  name,
  options: optionRules,
  async site() {
    const { site } = await import('./site')
    return site
  },
}

export default plugin
