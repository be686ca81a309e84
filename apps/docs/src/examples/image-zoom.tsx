import { ArticleBody } from '@landing/theme'

const html = `<p><img src="/landing/img/social.png" alt="The social picture" width="240" height="126"></p>`

/** A picture that is larger than it is shown opens on a click. */
export function ImageZoomExample() {
  return <ArticleBody html={html} />
}
