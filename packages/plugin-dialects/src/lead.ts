import { paragraph } from './components'
import { attributeText, type Node, type Values, words } from './directives'

interface PageFile {
  readonly data: Readonly<Record<string, unknown>>
}

/** Shows the description of a page below its title. */
export function remarkLead() {
  return (tree: { children: Node[] }, { data: { frontMatter } }: PageFile): void => {
    if (typeof frontMatter !== 'function') return
    const { description, mode } = frontMatter() as Values
    const lead = attributeText(description).trim()
    // A page of Mintlify with a design of its own.
    if (lead === '' || mode === 'custom') return
    const [first] = tree.children
    const at = first?.type === 'heading' && first.depth === 1 ? 1 : 0
    tree.children.splice(at, 0, paragraph(words(lead)))
  }
}
