import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { lintPage } from '../page/lint-page'
import { draftOf } from '../page/page-draft'
import { htmlIn, judgeTags, rewriteTags } from '../syntax/page-tags'

/** Lets lint rules check the page, and turns tags that are not HTML back into text. */
export function remarkTags() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.format?.opened) return
    const html = judgeTags(htmlIn(tree))
    lintPage(
      tree,
      draft,
      html.flatMap(({ tags }) => tags),
    )
    rewriteTags(html)
    if (draft.format?.misread) draft.document.findings.push(draft.format.misread)
  }
}
