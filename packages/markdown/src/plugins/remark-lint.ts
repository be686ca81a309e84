import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { lintPage } from '../page/lint-page'
import { draftOf } from '../page/page-draft'
import { htmlIn, judgeTags } from '../syntax/page-tags'

/** Lets lint rules check the page. One in another format has been checked while it was lowered. */
export function remarkLint() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.format?.opened) return
    const tags = judgeTags(htmlIn(tree)).flatMap((html) => html.tags)
    lintPage(tree, draft, tags)
  }
}
