import type { DocumentTexts, ResolvedConfig } from '@landing/schema'
import { languageOf } from '@landing/theme/messages/languages'

/** The words that the theme has for documents, by code of the locale. English ones are the default. */
export async function documentTextsOf({
  i18n,
}: ResolvedConfig): Promise<Record<string, DocumentTexts>> {
  const { locales, localeConfigs } = i18n
  const texts: Record<string, DocumentTexts> = {}
  for (const code of locales) {
    const language = languageOf(localeConfigs[code]?.htmlLang ?? code)
    if (language === undefined) continue
    const catalogue: { readonly documentTexts: DocumentTexts } = await import(
      `@landing/theme/messages/${language}`
    )
    texts[code] = catalogue.documentTexts
  }
  return texts
}
