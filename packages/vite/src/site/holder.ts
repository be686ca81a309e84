import type { ResolvedConfig } from '@landing/schema'
import { contentFolder, type SiteState } from './state'

/** The state of one site, shared by the plugins of one call of `landing`. */
export interface SiteHolder {
  readonly config: ResolvedConfig
  /** The project's folder; known once Vite has resolved its configuration. */
  root: string
  /** Folder of caches; known with the root. */
  cacheDir: string
  /** Absolute path of the content folder. */
  contentDir(): string
  /** The current state. Throws before the site was read. */
  state(): SiteState
  /** Revision of the state: pages of older revisions may be outdated. */
  revision(): number
  replace(state: SiteState): void
}

export function createHolder(config: ResolvedConfig): SiteHolder {
  let current: SiteState | undefined
  let revision = 0
  return {
    config,
    root: process.cwd(),
    cacheDir: '',
    contentDir() {
      return contentFolder(this.root, config)
    },
    state() {
      if (current === undefined) throw new Error('The site is not loaded yet.')
      return current
    },
    revision: () => revision,
    replace(state) {
      current = state
      revision += 1
    },
  }
}
