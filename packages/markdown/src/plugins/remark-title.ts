import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { headingsOf } from '../facts/title'
import { draftOf } from '../page/page-draft'

/** Notes whether the text shows the title of its page: its first heading is of level 1. */
export function remarkTitle() {
  return (tree: Root, file: VFile): void => {
    draftOf(file).document.hasTitleHeading = headingsOf(tree)[0]?.level === 1
  }
}
