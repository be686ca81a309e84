/**
 * Languages of the theme besides English, by the name of their file in this folder: the name of the
 * catalogue that the file exports.
 */
export const languages = {
  ar: 'ar',
  de: 'de',
  es: 'es',
  fr: 'fr',
  ja: 'ja',
  'zh-Hans': 'zhHans',
} as const

/** A language the theme has a catalogue for, besides English. */
export type Language = keyof typeof languages

/**
 * The language whose catalogue a page in `tag` (BCP 47) gets: `de` for `de-AT`, `zh-Hans` for `zh-CN`.
 * `undefined` for English and for languages without one.
 */
export function languageOf(tag: string): Language | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return (Object.keys(languages) as Language[]).find(
      (name) => name === language || name === `${language}-${script}`,
    )
  } catch {
    return undefined
  }
}
