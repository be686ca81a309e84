import type { Severity } from '@landing/schema'

/** What the parser reports, besides codes of the compiler. */
export const severities = {
  'mdx/component': 'throw',
  'mdx/import': 'throw',
  'mdx/syntax': 'throw',
  'syntax/foreign': 'warn',
} as const satisfies Record<string, Severity>
