import { ReplacedPartExample } from '../../examples/replaced-part'
import replacedPartExample from '../../examples/replaced-part.tsx?highlighted'
import { WholePageExample } from '../../examples/whole-page'
import wholePageExample from '../../examples/whole-page.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'A whole page'
export const description = 'All parts together, and how to replace them.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="A document"
        code={wholePageExample}
        frame={640}
        about="Navbar, sidebar, text, table of contents, footer."
      >
        <WholePageExample />
      </Example>
      <Example
        title="Parts replaced"
        code={replacedPartExample}
        frame={640}
        about="A map of components replaces parts everywhere."
      >
        <ReplacedPartExample />
      </Example>
    </PartPage>
  )
}
