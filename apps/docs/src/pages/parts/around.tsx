import { BreadcrumbsExample } from '../../examples/breadcrumbs'
import breadcrumbsExample from '../../examples/breadcrumbs.tsx?raw'
import { MetaLineExample } from '../../examples/meta-line'
import metaLineExample from '../../examples/meta-line.tsx?raw'
import { NoticesExample } from '../../examples/notices'
import noticesExample from '../../examples/notices.tsx?raw'
import { PagerExample } from '../../examples/pager'
import pagerExample from '../../examples/pager.tsx?raw'
import { TagListExample } from '../../examples/tag-list'
import tagListExample from '../../examples/tag-list.tsx?raw'
import { TocExample } from '../../examples/toc'
import tocExample from '../../examples/toc.tsx?raw'
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
        about="Beside the article on wide screens, a box above it on narrow ones. The heading that is read is marked."
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
