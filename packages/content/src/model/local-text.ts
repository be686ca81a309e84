/** A text of the configuration in a locale: the same in all, or one for each code. */
export function localText(text: string | Readonly<Record<string, string>>, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '')
}
