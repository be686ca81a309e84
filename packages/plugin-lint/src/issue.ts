import type { LintIssue } from '@landing/markdown/lint'

/** A mistake at an offset of the text. */
export interface SyntaxIssue extends Pick<LintIssue, 'message' | 'help' | 'fix'> {
  readonly at: number
}

/** The start of a text, on one line. */
export function excerpt(source: string): string {
  const line = source.trim().split('\n')[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
