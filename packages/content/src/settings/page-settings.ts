import type { PageSettings } from '@landing/markdown'
import type { ResolvedOptions } from './content-options'
import { releaseFolders } from './docs-places'

/** The part of a site's configuration that changes how texts become pages. */
export function pageSettingsOf({
  config,
  languages,
  components = [],
}: ResolvedOptions): PageSettings {
  const { docs, rawHtml, emoji, variables, placeholders, markdown, security } = config
  return {
    languages,
    rawHtml,
    untrusted: docs.flatMap(({ path, origin }) =>
      origin === undefined || origin.trusted ? [] : [path, ...releaseFolders(path)],
    ),
    emoji,
    variables,
    placeholders,
    subSuper: markdown.subSuper,
    abbreviations: markdown.abbreviations,
    policy: security.policy,
    components: [...components].sort(),
  }
}
