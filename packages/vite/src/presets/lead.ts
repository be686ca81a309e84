import { type Node, paragraph } from './components'
import { textOf, type Values, words } from './directives'

/**
 * Shows the description of a page below its title.
 *
 * @param dialect of the pages that it is for
 */
export function remarkLead(dialect: string) {
  return (
    tree: { children: Node[] },
    { data }: { readonly data: Readonly<Record<string, unknown>> },
  ) => {
    if (data.dialect !== dialect || typeof data.frontMatter !== 'function') return
    const { description, mode } = data.frontMatter() as Values
    const lead = textOf(description).trim()
    // A page of Mintlify with a design of its own.
    if (lead === '' || mode === 'custom') return
    const [first] = tree.children
    const at = first?.type === 'heading' && first.depth === 1 ? 1 : 0
    tree.children.splice(at, 0, paragraph(words(lead)))
  }
}
