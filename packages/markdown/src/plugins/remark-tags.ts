import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { htmlIn, judgeTags, rewriteTags } from '../syntax/page-tags'

/** Turns tags that are not HTML back into text. */
export function remarkTags() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.format?.opened) return
    rewriteTags(judgeTags(htmlIn(tree)))
    if (draft.format?.misread) draft.document.findings.push(draft.format.misread)
  }
}
