import type { Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, positionInOpening } from '../page/page-draft'
import { type LazyParser, withReference } from '../parser/lazy-parser'
import { classes } from '../tree/classes'
import { block, line } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Puts the `banner` of the front matter, a line of Markdown, at the start of the page, after its title. */
export function remarkBanner({ parser }: { readonly parser: LazyParser }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const draft = draftOf(file)
    const { banner } = draft.opening
    if (banner === undefined) return
    const position = positionInOpening(draft, 'banner')
    const text = await withReference(parser, () => parser.parse(banner))
    // Positions in the banner do not exist in the file.
    walk(text, (node) => {
      node.position = 'url' in node ? positionInOpening(draft, node.url) : position
    })
    const lines = text.children.filter((node): node is Paragraph => node.type === 'paragraph')
    const paragraphs = lines.map(({ children }) => line('p', {}, children, position))
    const [first] = tree.children
    const index = first?.type === 'heading' && first.depth === 1 ? 1 : 0
    const properties = {
      ...classes('landing-admonition', 'landing-admonition-important'),
      role: 'note',
    }
    tree.children.splice(
      index,
      0,
      block(
        'div',
        properties,
        [block('div', classes('landing-admonition-body'), paragraphs, position)],
        position,
      ),
    )
  }
}
