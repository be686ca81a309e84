import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'
import type { ChangelogOptions } from './options'

export type { ChangelogOptions }

const name = '@landing/plugin-changelog'

/**
 * Release notes: `plugins: [changelog()]`. A docs set with the dialect `changelog` has a page for each release of the files in it:
 * `CHANGELOG.md`, `releases.json` as GitHub's API lists them, or `changelogs.yml`, which names changelogs elsewhere. With `blog`
 * they are posts.
 */
export function changelog(options: ChangelogOptions = {}): PluginReference {
  return { module: name, options }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<ChangelogOptions> = {
  name,
  options: { repository: 'string' },
  async site() {
    const { site } = await import('./site')
    return site
  },
}

export default plugin
