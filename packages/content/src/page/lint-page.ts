import type { Root } from 'mdast'
import type { Finding } from '../diagnostics/codes'
import type { LintIssue } from '../hooks/lint-hooks'
import type { PageTag } from '../syntax/page-tags'
import { placeAt } from '../text/place-at'
import type { PageDraft } from './page-draft'

/** Lets the rules of plugins check a page as it was parsed. */
export function lintPage(tree: Root, draft: PageDraft, tags: readonly PageTag[] = []): void {
  const { text, dialect, isMdx, hasFrontMatter, environment, document } = draft
  const { hooks, components, style } = environment
  const report = ({ at, node, place, ...issue }: LintIssue): void => {
    const start =
      place ?? node?.position?.start ?? (at === undefined ? undefined : placeAt(text, at))
    const { line, column } = start ?? {}
    const location = { file: draft.source, ...(line && column && { line, column }) }
    document.findings.push({ ...issue, location } as Finding)
  }
  const runsMdx = draft.mdx !== undefined
  const page = {
    tree,
    text,
    dialect,
    hasFrontMatter,
    isMdx,
    runsMdx,
    tags,
    components,
    style,
    report,
  }
  for (const { lint = [] } of hooks.all) for (const rule of lint) rule(page)
}
