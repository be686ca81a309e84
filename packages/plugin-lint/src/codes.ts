import type { Severity } from '@landing/schema'

/** What the rules report, besides codes of the compiler. */
export const severities = {
  'code/unclosed': 'warn',
  'directive/unclosed': 'warn',
  'headings/empty': 'warn',
  'headings/no-space': 'warn',
  'html/markdown': 'warn',
  'html/unknown-element': 'warn',
  'links/undefined': 'warn',
  'style/bare-link': 'warn',
  'style/code-line': 'warn',
  'style/heading-level': 'warn',
  'style/term': 'warn',
  'syntax/foreign': 'warn',
  'syntax/slip': 'warn',
  'tables/columns': 'warn',
} as const satisfies Record<string, Severity>
