import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { fillText } from '../settings/languages'

/** Turns Markdown into HTML, with footnotes labelled in the language of the page. */
export function remarkToHtml() {
  return (tree: Root, file: VFile): HtmlRoot => {
    const { footnotes, footnoteBack } = draftOf(file).environment.language.texts
    const toHtml = remarkRehype({
      allowDangerousHtml: true,
      footnoteLabel: footnotes,
      footnoteLabelProperties: { className: ['sr-only'] },
      footnoteBackLabel: (index, again) =>
        fillText(footnoteBack, 'number', `${index + 1}${again > 1 ? `-${again}` : ''}`),
    })
    return toHtml(tree, file) as HtmlRoot
  }
}
