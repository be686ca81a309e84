import { severities as pageSeverities } from '@landing/markdown/host'
import type { Severity } from '@landing/schema'

/** What checks report, besides codes of the compiler. */
export const severities = {
  'links/external': 'warn',
  'review/overdue': 'log',
  'translations/missing': 'log',
  'translations/outdated': 'log',
  'unused/file': 'log',
  'unused/page': 'log',
} as const satisfies Record<string, Severity>

/** Codes of the other errors that end a build or a command: of checks, only one with `--render` reports them. */
export const errorCodes: readonly string[] = [
  'build/bundle',
  'build/foreign-file',
  'build/images',
  'build/no-output',
  'build/open-graph',
  'build/output-folder',
  'build/peer',
  'build/unfinished',
  'check/issue',
  'check/no-config',
  'check/no-vite',
  'check/unreadable-config',
  'check/usage',
  'client/hook',
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

/** Codes that `--only` takes, without those of plugins. */
export const checkCodes: readonly string[] = [
  ...Object.keys({ ...pageSeverities, ...severities }),
  ...errorCodes,
]
