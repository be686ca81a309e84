import type { Root } from 'mdast'
import type { LintedPage } from '../hooks/lint-hooks'
import type { PageTag } from '../syntax/page-tags'
import { codeMarksOf } from './code-marks'
import { type PageDraft, placed } from './page-draft'

/** Lets the rules of plugins check a page before its directives are read. */
export function lintPage(tree: Root, draft: PageDraft, tags: readonly PageTag[] = []): void {
  const { text, dialect, hasFrontMatter, containers, leaves, callouts, environment } = draft
  const { hooks, components } = environment
  const page: LintedPage = {
    tree,
    text,
    dialect,
    hasFrontMatter,
    isMisread: draft.format?.misread !== undefined,
    tags,
    components,
    containers,
    leaves,
    callouts,
    codeMarks: codeMarksOf(hooks),
    hasTransformers: hooks.all.some(({ shiki }) => shiki?.transformers?.length),
    report: (issue) => draft.mistakes.push(placed(issue, draft)),
  }
  for (const { lint = [] } of hooks.all) for (const rule of lint) rule(page)
}
