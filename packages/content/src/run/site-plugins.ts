import type { NamedPlugins, PluginEntry, PluginLists } from '@landing/markdown'
import { areReferences } from '@landing/markdown/host'
import type { ResolvedOptions } from '../settings/content-options'

export interface SitePlugins {
  readonly all: PluginLists
  readonly hasAny: boolean
  /** The same, if each is named by its module. */
  readonly named: NamedPlugins | undefined
  /** Key of plugins and versions; absent if some are unnamed. */
  readonly key: string | undefined
}

/** Plugins of the configuration, then those of the call. */
export function sitePlugins(options: ResolvedOptions): SitePlugins {
  const { remarkPlugins = [], rehypePlugins = [] } = options
  const { markdown } = options.config
  const { transformers } = markdown.shiki
  const all = {
    remarkPlugins: [...(markdown.remarkPlugins as PluginEntry[]), ...remarkPlugins],
    rehypePlugins: [...(markdown.rehypePlugins as PluginEntry[]), ...rehypePlugins],
    transformers,
  }
  const inConfig = [markdown.remarkPlugins, markdown.rehypePlugins, transformers].flat()
  const inCall = [remarkPlugins, rehypePlugins].flat()
  const keys = [
    ...(inConfig.length > 0 ? [markdown.pluginsKey] : []),
    ...(inCall.length > 0 ? [options.pluginsKey] : []),
  ]
  return {
    all,
    hasAny: inConfig.length + inCall.length > 0,
    named: areNamed(all) ? all : undefined,
    key: keys.includes(undefined) ? undefined : keys.join(' '),
  }
}

function areNamed(lists: PluginLists): lists is NamedPlugins {
  return Object.values(lists).every(areReferences)
}
