import { type DocumentTexts, documentTexts, type ResolvedConfig } from '@landing/schema'
import { planLocales } from './locales'

/** The language of a document. Structured-cloneable. */
export interface DocumentLanguage {
  /** BCP 47 tag, for dates and numbers. */
  readonly tag: string
  readonly texts: DocumentTexts
}

export const english: DocumentLanguage = { tag: 'en', texts: documentTexts }

/** The language of each locale, by code. Missing texts are English. */
export function planLanguages(
  config: ResolvedConfig,
  texts: Readonly<Record<string, Partial<DocumentTexts>>>,
): Record<string, DocumentLanguage> {
  return Object.fromEntries(
    planLocales(config).map(({ code, htmlLang }) => [
      code,
      {
        // Unknown languages would be written in that of the machine.
        tag: Intl.DateTimeFormat.supportedLocalesOf(htmlLang)[0] ?? english.tag,
        texts: { ...documentTexts, ...texts[code] },
      },
    ]),
  )
}

/** Fills the place `{name}` of a text. */
export function fillText(text: string, name: string, value: string): string {
  return text.replace(`{${name}}`, () => value)
}
