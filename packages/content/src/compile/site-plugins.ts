import type { ContentOptions, PluginEntry, PluginReference } from '../settings/content-options'
import { areReferences } from './load-plugins'

export interface SitePlugins {
  readonly remarkPlugins: readonly PluginEntry[]
  readonly rehypePlugins: readonly PluginEntry[]
  readonly transformers: readonly unknown[]
  readonly hasAny: boolean
  /** All plugins, if each is named by its module: functions cannot be sent to a thread. */
  readonly named:
    | {
        readonly remarkPlugins: readonly PluginReference[]
        readonly rehypePlugins: readonly PluginReference[]
        readonly transformers: readonly PluginReference[]
      }
    | undefined
  /** Key of plugins and versions; absent if some are unnamed. */
  readonly key: string | undefined
}

/** Plugins of the configuration, then those of the call. */
export function sitePlugins(options: ContentOptions): SitePlugins {
  const { markdown = {} } = options.config
  const groups = [markdown as Pick<ContentOptions, PluginOptions>, options].map(
    ({ remarkPlugins = [], rehypePlugins = [], pluginsKey }) => ({
      remarkPlugins,
      rehypePlugins,
      pluginsKey,
    }),
  )
  const transformers = markdown.shiki?.transformers ?? []
  const remarkPlugins = groups.flatMap((group) => group.remarkPlugins)
  const rehypePlugins = groups.flatMap((group) => group.rehypePlugins)
  const keys = groups
    .filter(
      (group, index) =>
        group.remarkPlugins.length + group.rehypePlugins.length > 0 ||
        (index === 0 && transformers.length > 0),
    )
    .map(({ pluginsKey }) => pluginsKey)
  return {
    remarkPlugins,
    rehypePlugins,
    transformers,
    hasAny: remarkPlugins.length + rehypePlugins.length + transformers.length > 0,
    named:
      areReferences(remarkPlugins) && areReferences(rehypePlugins) && areReferences(transformers)
        ? { remarkPlugins, rehypePlugins, transformers }
        : undefined,
    key: keys.includes(undefined) ? undefined : keys.join(' '),
  }
}

type PluginOptions = 'remarkPlugins' | 'rehypePlugins' | 'pluginsKey'
