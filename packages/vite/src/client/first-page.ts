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
  if (text === null || text === undefined || text === '') {
    throw new Error(`This document has no data block with the id "${dataId}".`)
  }
  return JSON.parse(text) as FirstPage
}

/** The page as it goes into the data block: the article is left out. */
export function withoutArticle(page: PageData): PageData {
  return page.kind === 'doc' ? { ...page, html: '' } : page
}
