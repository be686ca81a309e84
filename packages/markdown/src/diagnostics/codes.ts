import type { Fix, Severity, SourceLocation } from '@landing/schema'

/**
 * Every kind of problem that the compiler reports, with its default severity. Ids are stable: authors and scripts refer to them.
 * Plugins and commands have tables of their own.
 */
export const severities = {
  'build/file-system': 'throw',
  'build/name-clash': 'throw',
  'files/invalid-path': 'throw',
  'source/unreadable': 'throw',
  'source/encoding': 'warn',
  'source/link-loop': 'warn',
  'source/outside': 'warn',
  'source/unread': 'warn',
  'page/failed': 'throw',
  'page/plugin': 'warn',
  'page/slow-plugin': 'warn',
  'page/no-default-export': 'throw',
  'page/no-parser': 'throw',
  'page/refused': 'throw',
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
  'docs/unusual-name': 'log',
  'docs/unknown-id': 'throw',
  'docs/unknown-version': 'throw',
  'sidebar/unknown-doc': 'throw',
  'sidebar/unknown-folder': 'warn',
  'sidebar/left-out': 'warn',
  'navbar/unknown-target': 'throw',
  'config/missing-image': 'warn',
  'routes/duplicate': 'warn',
  'routes/gone': 'log',
  'search/no-page': 'warn',
  'redirects/circle': 'throw',
  'redirects/unused': 'warn',
  'redirects/no-target': 'warn',
  'headings/duplicate-id': 'warn',
  'directive/unknown': 'warn',
  'directive/misplaced': 'warn',
  'directive/attribute': 'warn',
  'directive/pages': 'throw',
  'client/event-handler': 'throw',
  'components/failed': 'throw',
  'components/label': 'warn',
  'components/name': 'warn',
  'translations/unknown-locale': 'warn',
  'variables/unknown': 'warn',
  'include/missing': 'throw',
  'include/region': 'throw',
  'include/cycle': 'throw',
  'code/unknown-language': 'log',
  'code/meta': 'warn',
  'code/notes': 'warn',
  'code/not-rendered': 'log',
  'html/blocked': 'warn',
  'html/inline-style': 'warn',
  'html/unclosed': 'warn',
  'images/missing': 'throw',
  'images/no-text': 'log',
  'links/broken': 'log',
  'links/broken-markdown': 'throw',
  'links/broken-anchor': 'warn',
  'links/address': 'warn',
  'styles/import': 'throw',
  'styles/syntax': 'throw',
  'styles/token': 'throw',
} as const satisfies Record<string, Severity>

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
