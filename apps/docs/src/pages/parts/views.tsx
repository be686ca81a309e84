import { CrashExample } from '../../examples/crash'
import crashExample from '../../examples/crash.tsx?highlighted'
import { IndexViewExample } from '../../examples/index-view'
import indexViewExample from '../../examples/index-view.tsx?highlighted'
import { LoadingExample } from '../../examples/loading'
import loadingExample from '../../examples/loading.tsx?highlighted'
import { NotFoundExample } from '../../examples/not-found'
import notFoundExample from '../../examples/not-found.tsx?highlighted'
import { TagViewExample } from '../../examples/tag-view'
import tagViewExample from '../../examples/tag-view.tsx?highlighted'
import { TagsViewExample } from '../../examples/tags-view'
import tagsViewExample from '../../examples/tags-view.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Views'
export const description =
  'Whole contents of a page: what is shown where there is nothing, something broken or something still to come.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example title="Not found" code={notFoundExample} frame={620}>
        <NotFoundExample />
      </Example>
      <Example
        title="Crashed"
        code={crashExample}
        about="An error boundary catches what crashes below it; navbar and footer stay."
      >
        <CrashExample />
      </Example>
      <Example
        title="Loading"
        code={loadingExample}
        about="Nothing for 200 ms, then a spinner, or the error with a retry button."
      >
        <LoadingExample />
      </Example>
      <Example title="Index" code={indexViewExample} frame={520}>
        <IndexViewExample />
      </Example>
      <Example title="All tags" code={tagsViewExample} frame={520}>
        <TagsViewExample />
      </Example>
      <Example title="One tag" code={tagViewExample} frame={520}>
        <TagViewExample />
      </Example>
    </PartPage>
  )
}
