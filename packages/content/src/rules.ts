import type { Message, Place, Severity, SiteConfig } from '@landing/schema'

/**
 * Every kind of problem the compiler can find, with how loudly it is reported by default.
 * Ids are stable: authors and scripts refer to them.
 */
export const rules = {
  'source/unreadable': 'throw',
  'source/encoding': 'warn',
  'source/link-loop': 'warn',
  'source/outside': 'warn',
  'page/failed': 'throw',
  'page/plugin': 'warn',
  'page/second-title': 'warn',
  'front-matter/syntax': 'throw',
  'front-matter/wrong-type': 'throw',
  'front-matter/unknown-key': 'warn',
  'category/invalid': 'throw',
  'tags/invalid': 'throw',
  'tags/unknown': 'warn',
  'data/invalid': 'throw',
  'data/view-failed': 'throw',
  'data/unknown-view': 'throw',
  'docs/missing-folder': 'throw',
  'docs/duplicate-id': 'throw',
  'docs/invalid-slug': 'throw',
  'docs/unknown-id': 'throw',
  'sidebar/unknown-doc': 'throw',
  'sidebar/unknown-folder': 'warn',
  'routes/duplicate': 'warn',
  'redirects/circle': 'throw',
  'redirects/no-target': 'warn',
  'headings/duplicate-id': 'warn',
  'directive/unknown': 'warn',
  'directive/misplaced': 'warn',
  'include/missing': 'throw',
  'include/region': 'throw',
  'code/unknown-language': 'log',
  'code/meta': 'warn',
  'hcl/syntax': 'warn',
  'html/inline-style': 'warn',
  'images/missing': 'throw',
  'images/no-text': 'log',
  'links/broken': 'throw',
  'links/broken-markdown': 'throw',
  'links/broken-anchor': 'warn',
  'links/external': 'warn',
} as const satisfies Record<string, Severity>

export type Rule = keyof typeof rules

/** A problem before the policy says how loud it is. */
export interface Finding {
  readonly rule: Rule
  readonly reason: string
  readonly place: Place
  readonly advice?: string
}

/** Gives each finding the severity that the site's configuration asks for. */
export type Policy = (finding: Finding) => Message

/** The policy of a site. `docs` settings apply per docs set, so the loudest of all sets is taken. */
export function createPolicy(config: SiteConfig): Policy {
  const { links } = config
  const inlineTags = [config.docs ?? []].flat().map((docs) => docs.onInlineTags)
  const chosen: Partial<Record<Rule, Severity | undefined>> = {
    'links/broken': links?.onBrokenLinks,
    'links/broken-markdown': links?.onBrokenMarkdownLinks,
    'links/broken-anchor': links?.onBrokenAnchors,
    'images/missing': links?.onBrokenMarkdownLinks,
    'routes/duplicate': links?.onDuplicateRoutes,
    'tags/unknown': loudest(inlineTags),
  }
  return (finding) => ({ ...finding, severity: chosen[finding.rule] ?? rules[finding.rule] })
}

const loudness: readonly Severity[] = ['ignore', 'log', 'warn', 'throw']

function loudest(severities: readonly (Severity | undefined)[]): Severity | undefined {
  return severities.reduce((loud, next) => {
    if (next === undefined) return loud
    return loud === undefined || loudness.indexOf(next) > loudness.indexOf(loud) ? next : loud
  }, undefined)
}
