import type { ParsedPage } from '@landing/markdown'
import type { LintIssue } from '@landing/markdown/lint'

/** Reports a problem at a node's position. */
export function report(
  page: ParsedPage,
  code: LintIssue['code'],
  node: LintIssue['node'],
  message: string,
  help: string,
): void {
  page.report({ code, message, help, ...(node && { node }) })
}
