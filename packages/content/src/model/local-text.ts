/** The locale of a document's texts, where it is not that of the version: the document is not translated. */
export function foreignLocale(
  { locale }: { readonly locale: string },
  shownLocale: string | undefined,
): { readonly locale?: string } {
  return shownLocale === undefined || locale === shownLocale ? {} : { locale }
}

/** A text of the configuration in a locale: the same in all, or one for each code. */
export function localText(text: string | Readonly<Record<string, string>>, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '')
}
