import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { showsTitle } from '../facts/title'
import { draftOf } from '../page/page-draft'

/** Notes whether the text shows the title of its page. */
export function remarkTitle() {
  return (tree: Root, file: VFile): void => {
    draftOf(file).document.hasTitleHeading = showsTitle(tree)
  }
}
