import { SearchBoxExample } from '../../examples/search-box'
import searchBoxExample from '../../examples/search-box.tsx?highlighted'
import { SearchDialogExample } from '../../examples/search-dialog'
import searchDialogExample from '../../examples/search-dialog.tsx?highlighted'
import { SearchHookExample } from '../../examples/search-hook'
import searchHookExample from '../../examples/search-hook.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Search'
export const description =
  'A field that asks any engine. The theme knows an interface, not an index.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="The field with a provider of your own"
        code={searchBoxExample}
        about="Type “i”. The whole engine is in the code below."
      >
        <SearchBoxExample />
      </Example>
      <Example
        title="On narrow screens"
        code={searchDialogExample}
        about="Field and suggestions cover the page."
        frame={560}
        isNarrow
      >
        <SearchDialogExample />
      </Example>
      <Example
        title="A search of your own"
        code={searchHookExample}
        about="The hook uses the provider of this site, so it finds the pages of this manual."
      >
        <SearchHookExample />
      </Example>
    </PartPage>
  )
}
