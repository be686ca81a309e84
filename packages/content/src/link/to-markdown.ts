import type { CompiledDocument } from '@landing/markdown'
import { within } from '@landing/markdown/authoring'
import { type DocPageData, isFilePath, splitHref, toHref } from '@landing/schema'
import { pageListMarkdown } from './page-list'
import { resolveImage } from './resolve-image'
import { type LinkContext, type LinkingPage, resolveLink } from './resolve-link'

/** A document as self-contained Markdown: title, description, absolute addresses. */
export function toMarkdown(
  data: DocPageData,
  { markdown }: CompiledDocument,
  page: LinkingPage,
  context: LinkContext,
): string {
  const { url: siteUrl, baseUrl } = context.config
  let text = data.showTitle ? `# ${data.title}\n\n` : ''
  for (const segment of markdown) {
    if (typeof segment === 'string') text += segment
    else if ('url' in segment) text += absolute(addressOf(segment.url))
    else text += within(text, text.length, pageListMarkdown(segment.query, page, context, absolute))
  }
  return text

  /** Images may also be named from the static folder on. */
  function addressOf(url: string): string {
    const { href, target } = resolveLink(url, page, context)
    if (target === undefined || !isFilePath(splitHref(target).pathname)) return href
    const image = resolveImage(url, page, context)
    return image.problem === undefined ? image.href : href
  }

  function absolute(href: string): string {
    return href.startsWith('/')
      ? siteUrl + href
      : new URL(href, siteUrl + toHref(baseUrl, page.path)).href
  }
}
