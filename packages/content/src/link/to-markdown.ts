import type { CompiledDocument, PageQuery } from '@landing/markdown'
import { within } from '@landing/markdown/authoring'
import { type DocPageData, isFilePath, splitHref, toHref } from '@landing/schema'
import { pageListMarkdown } from './page-list'
import { resolveImage } from './resolve-image'
import { type LinkContext, type LinkingPage, resolveLink } from './resolve-link'

/** A document as self-contained Markdown: title, description, absolute addresses. */
export function toMarkdown(
  data: DocPageData,
  compiled: CompiledDocument,
  page: LinkingPage,
  context: LinkContext,
): string {
  const { markdown: source, marker, markdownLinks } = compiled
  const { url: siteUrl, baseUrl } = context.config
  let text = ''
  let from = 0
  for (let at = source.indexOf(marker); at !== -1; at = source.indexOf(marker, from)) {
    const end = source.indexOf(':', at)
    const url = markdownLinks[Number(source.slice(at + marker.length, end))] ?? ''
    text += source.slice(from, at)
    text += url.startsWith(marker) ? within(source, at, list(url)) : absolute(addressOf(url))
    from = end + 1
  }
  text += source.slice(from)
  return data.showTitle ? `# ${data.title}\n\n${text}` : text

  /** The list of a directive, whose query stands behind the marker. */
  function list(url: string): string {
    const query: PageQuery = JSON.parse(url.slice(marker.length))
    return pageListMarkdown(query, page, context, absolute)
  }

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
