import type { PageData } from '@landing/schema'

/** Id of the element that React hydrates. */
export const rootId = 'landing'

/** Id of the data block in a document. */
export const dataId = 'landing-data'

/** Selects the data block; a heading of an author may have its id. */
export const dataSelector = `script#${dataId}[type="application/json"]`

/** The facts a document carries for its own hydration. Article and sidebar stand in it as HTML only. */
export interface FirstPage {
  readonly build: string
  readonly page: PageData
}

/** Reads the data block. Throws when the document has none: it was not made by this framework. */
export function readFirstPage(document: Document): FirstPage {
  const text = document.querySelector(dataSelector)?.textContent
  if (!text) throw new Error(`This document has no data in an element "${dataSelector}".`)
  const first = JSON.parse(text) as FirstPage
  const { page } = first
  if (page.kind !== 'doc') return first
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  return description ? { ...first, page: { ...page, head: { ...page.head, description } } } : first
}

/**
 * The page as it goes into the data block. A document's article and description are left out, as
 * they stand in it anyway, and so is what only parts show that keep the server's nodes: `live` is
 * set where a site has replaced parts.
 */
export function firstPageData(page: PageData, live: boolean): PageData {
  if (page.kind !== 'doc') return page
  const { description, ...head } = page.head
  if (live) return { ...page, head, html: '' }
  const { previous, next, editUrl, lastUpdate, markdown, ...rest } = page
  return { ...rest, head, html: '', toc: [], breadcrumbs: [], tags: [] }
}
