import type { PageData } from '@landing/schema'

/** Id of the element that React hydrates. */
export const rootId = 'landing'

/** Id of the data block in a document. */
export const dataId = 'landing-data'

/** The facts a document carries for its own hydration. Article and sidebar stand in it as HTML only. */
export interface FirstPage {
  readonly build: string
  readonly page: PageData
}

/** Reads the data block. Throws when the document has none: it was not made by this framework. */
export function readFirstPage(document: Document): FirstPage {
  const text = document.getElementById(dataId)?.textContent
  if (!text) throw new Error(`This document has no data in an element "${dataId}".`)
  return JSON.parse(text) as FirstPage
}

/**
 * The page as it goes into the data block. A document's article is left out, and so is what only
 * parts show that keep the server's nodes: `live` is set where a site has replaced parts.
 */
export function firstPageData(page: PageData, live: boolean): PageData {
  if (page.kind !== 'doc') return page
  if (live) return { ...page, html: '' }
  const { previous, next, editUrl, lastUpdate, markdown, ...rest } = page
  return { ...rest, html: '', toc: [], breadcrumbs: [], tags: [] }
}
