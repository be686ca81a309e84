import { ArticleBodyExample } from '../../examples/article-body'
import articleBodyExample from '../../examples/article-body.tsx?highlighted'
import { ImageZoomExample } from '../../examples/image-zoom'
import imageZoomExample from '../../examples/image-zoom.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'In an article'
export const description =
  'Articles are HTML. Behaviours add tabs, buttons and enlarged images in the browser; without scripts the whole text is there.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="Admonition, tabs, details, code"
        code={articleBodyExample}
        about="The HTML of the compiler, with the behaviours of every page."
      >
        <ArticleBodyExample />
      </Example>
      <Example title="Enlarged image" code={imageZoomExample}>
        <ImageZoomExample />
      </Example>
    </PartPage>
  )
}
