import type { Content, SearchHook } from '@landing/content'
import type { PolicySources, ResolvedConfig } from '@landing/schema'

/** The hook that searches the site, if a plugin has one. */
export function searchHook(plugins: Content['plugins']): SearchHook | undefined {
  return [...plugins.values()].find(({ search }) => search !== undefined)?.search
}

/** Documents may use the sources of the search hook. */
export function withSearchPolicy(
  config: ResolvedConfig,
  plugins: Content['plugins'],
): ResolvedConfig {
  const { policy: added = {} } = searchHook(plugins) ?? {}
  const { security } = config
  const names = Object.keys(added) as (keyof PolicySources)[]
  const merged = names.map((name) => [
    name,
    [...new Set([...security.policy[name], ...(added[name] ?? [])])],
  ])
  const policy = { ...security.policy, ...Object.fromEntries(merged) }
  return { ...config, security: { ...security, policy } }
}
