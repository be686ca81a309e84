import type { DocumentLanguage } from '@landing/markdown'
import { english } from '@landing/markdown/host'
import { type DocumentTexts, documentTexts, type ResolvedConfig } from '@landing/schema'
import { planLocales } from './locales'

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
