import { type DocumentTexts, documentTexts } from '@landing/schema'

/** The language of a document. Structured-cloneable. */
export interface DocumentLanguage {
  /** BCP 47 tag, for dates and numbers. */
  readonly tag: string
  readonly texts: DocumentTexts
}

/** The language of documents whose locale has none. */
export const english: DocumentLanguage = { tag: 'en', texts: documentTexts }

/** Fills the place `{name}` of a text. */
export function fillText(text: string, name: string, value: string): string {
  return text.replace(`{${name}}`, () => value)
}
