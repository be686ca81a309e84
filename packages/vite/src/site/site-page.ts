import type { RenderedPage } from '@landing/content'
import type { PageData } from '@landing/schema'

/** A rendered page without text, links and messages. */
export function plainPage(data: PageData): RenderedPage {
  return { data, messages: [], links: [], externalLinks: [], ids: [], isKeyed: false }
}

/** Renders a document without sidebar and neighbours; it is not searched. */
export function asFixed(
  { data, messages, links, ids }: RenderedPage,
  page: PageData,
): RenderedPage {
  if (data.kind !== 'doc') return plainPage(page)
  const { docsSet, version, id, title, showTitle, html, parts } = data
  return {
    ...plainPage({
      kind: 'doc',
      path: page.path,
      head: { ...data.head, ...page.head },
      ...{ docsSet, version, id, title, showTitle, html, ...(parts && { parts }) },
      layout: 'home',
      breadcrumbs: [],
      toc: [],
      tags: [],
    }),
    ...{ messages, links, ids },
  }
}
