import { BranchExample } from '../../examples/branch'
import branchExample from '../../examples/branch.tsx?highlighted'
import { DocsLayoutExample } from '../../examples/docs-layout'
import docsLayoutExample from '../../examples/docs-layout.tsx?highlighted'
import { SidebarTreeExample } from '../../examples/sidebar-tree'
import sidebarTreeExample from '../../examples/sidebar-tree.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Sidebar'
export const description =
  'The pages of a docs set as a tree. It opens the categories of the current page; with an option it closes the others.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="The tree alone"
        code={sidebarTreeExample}
        about="Categories with a page of their own have a link and a switch."
      >
        <SidebarTreeExample />
      </Example>
      <Example
        title="Three columns"
        code={docsLayoutExample}
        frame={420}
        about={
          <>
            The button at the end of the sidebar hides it (<code>hideable</code>).
          </>
        }
      >
        <DocsLayoutExample />
      </Example>
      <Example
        title="One branch"
        code={branchExample}
        about="A list that opens to the height of its content, without scripts."
      >
        <BranchExample />
      </Example>
    </PartPage>
  )
}
