import type { Fix, Severity, SourceLocation } from '@landing/schema'

/**
 * Every kind of problem that the compiler reports, with its default severity. Ids are stable: authors and scripts refer to them.
 */
export const severities = {
  'build/file-system': 'throw',
  'build/name-clash': 'throw',
  'files/invalid-path': 'throw',
  'source/unreadable': 'throw',
  'source/encoding': 'warn',
  'source/link-loop': 'warn',
  'source/outside': 'warn',
  'page/failed': 'throw',
  'page/plugin': 'warn',
  'page/slow-plugin': 'warn',
  'page/no-default-export': 'throw',
  'page/second-title': 'warn',
  'page/merge-conflict': 'throw',
  'front-matter/syntax': 'throw',
  'front-matter/wrong-type': 'throw',
  'front-matter/unknown-key': 'warn',
  'category/invalid': 'throw',
  'tags/invalid': 'throw',
  'tags/same-address': 'warn',
  'tags/unknown': 'warn',
  'blog/author': 'throw',
  'blog/no-date': 'throw',
  'data/invalid': 'throw',
  'data/view-failed': 'throw',
  'data/unknown-view': 'throw',
  'docs/missing-folder': 'throw',
  'docs/no-page': 'warn',
  'sources/not-fetched': 'log',
  'docs/duplicate-id': 'throw',
  'docs/invalid-slug': 'throw',
  'docs/unknown-id': 'throw',
  'docs/unknown-version': 'throw',
  'sidebar/unknown-doc': 'throw',
  'sidebar/unknown-folder': 'warn',
  'sidebar/left-out': 'warn',
  'navbar/unknown-target': 'throw',
  'config/missing-image': 'warn',
  'review/overdue': 'log',
  'routes/duplicate': 'warn',
  'redirects/circle': 'throw',
  'redirects/unused': 'warn',
  'redirects/no-target': 'warn',
  'headings/duplicate-id': 'warn',
  'headings/empty': 'warn',
  'headings/no-space': 'warn',
  'tables/columns': 'warn',
  'directive/unknown': 'warn',
  'directive/misplaced': 'warn',
  'directive/unclosed': 'warn',
  'directive/attribute': 'warn',
  'directive/pages': 'throw',
  'client/event-handler': 'throw',
  'components/failed': 'throw',
  'components/label': 'warn',
  'components/name': 'warn',
  'translations/missing': 'log',
  'translations/outdated': 'log',
  'translations/unknown-locale': 'warn',
  'unused/file': 'log',
  'unused/page': 'log',
  'variables/unknown': 'warn',
  'include/missing': 'throw',
  'include/region': 'throw',
  'include/cycle': 'throw',
  'code/unknown-language': 'log',
  'code/meta': 'warn',
  'code/notes': 'warn',
  'code/unclosed': 'warn',
  'code/undrawn': 'log',
  'html/blocked-frame': 'warn',
  'html/inline-style': 'warn',
  'html/markdown': 'warn',
  'html/unclosed': 'warn',
  'html/unknown-element': 'warn',
  'images/missing': 'throw',
  'images/no-text': 'log',
  'links/broken': 'log',
  'links/broken-markdown': 'throw',
  'links/broken-anchor': 'warn',
  'links/external': 'warn',
  'links/undefined': 'warn',
  'links/address': 'warn',
  'style/heading-level': 'warn',
  'style/bare-link': 'warn',
  'style/code-line': 'warn',
  'style/term': 'warn',
  'styles/import': 'throw',
  'styles/syntax': 'throw',
  'syntax/foreign': 'warn',
  'mdx/component': 'throw',
  'mdx/import': 'throw',
  'mdx/not-installed': 'throw',
  'mdx/refused': 'throw',
  'mdx/syntax': 'throw',
} as const satisfies Record<string, Severity>

/** Codes of the other errors that end a build or a command: of checks, only one with `--render` reports them. Those of plugins are not here. */
export const errorCodes: readonly string[] = [
  'build/bundle',
  'build/foreign-file',
  'build/images',
  'build/no-output',
  'build/open-graph',
  'build/output-folder',
  'build/unfinished',
  'check/issue',
  'check/no-config',
  'check/no-vite',
  'check/unreadable-config',
  'check/usage',
  'client/hook',
  'client/invalid',
  'client/module',
  'client/style',
  'components/props',
  'config/function',
  'config/invalid',
  'config/vite-option',
  'content/dialect',
  'content/plugin',
  'content/problems',
  'feeds/invalid-date',
  'islands/props',
  'landing/usage',
  'page/load-failed',
  'page/render',
  'search/no-site',
  'search/usage',
  'sources/git',
  'sources/no-folder',
  'sources/no-release',
  'sources/unknown-ref',
  'sources/usage',
  'theme/unknown-part',
  'version/name',
  'version/unsaved',
  'version/usage',
]

/** Id of a code: `links/broken`. */
export type Code = keyof typeof severities

/** A problem before the policy sets its severity. Problems of plugins have their own. */
export type Finding = {
  readonly message: string
  readonly location: SourceLocation
  readonly help?: string
  readonly fix?: Fix
  /** Of what is the same on many pages: only the first finding with this key is reported. */
  readonly once?: string
} & (
  | { readonly code: Code; readonly severity?: never }
  | { readonly code: string; readonly severity: Severity }
)

/** A finding of the compiler's own, before its place is known. */
export interface Problem {
  readonly code: Code
  readonly message: string
  readonly help: string
  readonly fix?: Fix
}
