import { BreadcrumbsExample } from '../../examples/breadcrumbs'
import breadcrumbsExample from '../../examples/breadcrumbs.tsx?highlighted'
import { MetaLineExample } from '../../examples/meta-line'
import metaLineExample from '../../examples/meta-line.tsx?highlighted'
import { NoticesExample } from '../../examples/notices'
import noticesExample from '../../examples/notices.tsx?highlighted'
import { PagerExample } from '../../examples/pager'
import pagerExample from '../../examples/pager.tsx?highlighted'
import { TagListExample } from '../../examples/tag-list'
import tagListExample from '../../examples/tag-list.tsx?highlighted'
import { TocExample } from '../../examples/toc'
import tocExample from '../../examples/toc.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Around an article'
export const description =
  'What stands above, beside and below the text of a page. Each part takes the data of a page and nothing else.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example title="Breadcrumbs" code={breadcrumbsExample}>
        <BreadcrumbsExample />
      </Example>
      <Example
        title="Table of contents"
        code={tocExample}
        about="Beside the article on wide screens, above it on narrow ones. The current heading is marked."
      >
        <TocExample />
      </Example>
      <Example title="Tags" code={tagListExample}>
        <TagListExample />
      </Example>
      <Example
        title="Edit link, Markdown and last change"
        code={metaLineExample}
        about="The second button copies the page as Markdown."
      >
        <MetaLineExample />
      </Example>
      <Example title="Previous and next" code={pagerExample}>
        <PagerExample />
      </Example>
      <Example
        title="Notices"
        code={noticesExample}
        about="Of an old version, a draft, an unlisted page."
      >
        <NoticesExample />
      </Example>
    </PartPage>
  )
}
