import type { Root, RootContent } from 'mdast'
import { type PageDraft, reportAt } from '../page/page-draft'
import { findForeign } from '../syntax/foreign'
import { isMarked, mayHaveIssues, proseOf } from '../syntax/prose'
import { findSlips } from '../syntax/slips'
import { walk } from '../tree/walk'

/** Reports slips and syntax of other tools in the running text of a page, before its elements are lowered. */
export function checkProse(tree: Root, text: string, draft: PageDraft): void {
  if (!mayHaveIssues.test(text)) return
  const marked: RootContent[] = []
  walk(tree, (node) => {
    if (isMarked(node)) marked.push(node)
  })
  const prose = proseOf(marked, text, mayHaveIssues)
  for (const slip of findSlips(prose, text)) reportAt(draft, slip.code, slip)
  for (const issue of findForeign(prose, false, text)) reportAt(draft, 'syntax/foreign', issue)
}
