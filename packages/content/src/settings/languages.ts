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
        tag: isTag(htmlLang) ? htmlLang : english.tag,
        texts: { ...documentTexts, ...texts[code] },
      },
    ]),
  )
}

/** False for a tag that `Intl` rejects. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Fills the place `{name}` of a text. */
export function fillText(text: string, name: string, value: string): string {
  return text.replace(`{${name}}`, () => value)
}
