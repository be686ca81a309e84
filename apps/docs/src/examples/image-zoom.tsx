import { ArticleBody } from '@landing/theme'

const html = `<p><img src="/landing/img/social.png" alt="The social image" width="240" height="126"></p>`

/** An image that is shown smaller than it is opens on a click. */
export function ImageZoomExample() {
  return <ArticleBody html={html} />
}
