import { ArticleBodyExample } from '../../examples/article-body'
import articleBodyExample from '../../examples/article-body.tsx?highlighted'
import { ImageZoomExample } from '../../examples/image-zoom'
import imageZoomExample from '../../examples/image-zoom.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'In an article'
export const description =
  'Articles are HTML. Their tabs, buttons and enlarged pictures are added to it in the browser; without script all of the text is there.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="Admonition, tabs, details, code"
        code={articleBodyExample}
        about="The same HTML as the compiler writes, the same behaviours as on every page."
      >
        <ArticleBodyExample />
      </Example>
      <Example title="Enlarged picture" code={imageZoomExample}>
        <ImageZoomExample />
      </Example>
    </PartPage>
  )
}
