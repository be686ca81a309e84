import type { DocPageData, SiteConfig } from '@landing/schema'
import type { CompiledDocument } from '../compile/compiled-document'
import { type LinkContext, type LinkingPage, resolveLink } from './resolve-link'

/** A document as Markdown that stands alone: title, description, absolute addresses. */
export function toMarkdown(
  data: DocPageData,
  compiled: CompiledDocument,
  page: LinkingPage,
  context: LinkContext,
  config: SiteConfig,
): string {
  const pattern = new RegExp(`${compiled.marker}(\\d+):`, 'g')
  const text = compiled.markdown.replace(pattern, (_, number: string) => {
    const url = compiled.markdownLinks[Number(number)] ?? ''
    return new URL(resolveLink(url, page, context).href, config.url).href
  })
  return data.showTitle ? `# ${data.title}\n\n${text}` : text
}
