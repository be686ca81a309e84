import type { SiteConfig } from '@landing/schema'

/** Returns the configuration as it is: for completion and checks in an editor. */
export function defineConfig<Config extends SiteConfig>(config: Config): Config {
  return config
}
