import type { Content, SearchHook } from '@landing/content'
import type { PolicySources, ResolvedConfig } from '@landing/schema'

/** The hook that searches the site, if a plugin has one. */
export function searchHook(plugins: Content['plugins']): SearchHook | undefined {
  return [...plugins.values()].find(({ search }) => search !== undefined)?.search
}

/** Documents may use the sources of the search hook and of modules for browsers. */
export function withPluginPolicy(
  config: ResolvedConfig,
  plugins: Content['plugins'],
): ResolvedConfig {
  const { security } = config
  const hooks = [...plugins.values()].flatMap(({ search, client = [] }) =>
    search === undefined ? client : [search, ...client],
  )
  const names = Object.keys(security.policy) as (keyof PolicySources)[]
  const merged = names.map((name) => {
    const added = hooks.flatMap(({ policy }) => policy?.[name] ?? [])
    return [name, [...new Set([...security.policy[name], ...added])]]
  })
  return { ...config, security: { ...security, policy: Object.fromEntries(merged) } }
}
