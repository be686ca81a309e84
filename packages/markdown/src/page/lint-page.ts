import type { Root } from 'mdast'
import type { Finding } from '../diagnostics/codes'
import type { LintedPage, LintIssue } from '../hooks/lint-hooks'
import type { PageTag } from '../syntax/page-tags'
import { placeAt } from '../text/place-at'
import type { PageDraft } from './page-draft'

/** Lets the rules of plugins check a page as it was parsed. */
export function lintPage(tree: Root, draft: PageDraft, tags: readonly PageTag[] = []): void {
  const { text, dialect, isMdx, hasFrontMatter, environment } = draft
  const { hooks, components, style } = environment
  const runsMdx = draft.format !== undefined
  const page: LintedPage = {
    tree,
    text,
    dialect,
    hasFrontMatter,
    isMdx,
    runsMdx,
    tags,
    components,
    style,
    report: (issue) => draft.mistakes.push(placed(issue, draft)),
  }
  for (const { lint = [] } of hooks.all) for (const rule of lint) rule(page)
}

/** A mistake at its place. */
export function placed(
  { at, node, place, ...issue }: LintIssue,
  { source, text }: PageDraft,
  file = source,
): Finding {
  const start = place ?? node?.position?.start ?? (at === undefined ? undefined : placeAt(text, at))
  const { line, column } = start ?? {}
  const location = { file, ...(line && column && { line, column }) }
  return { ...issue, location } as Finding
}
