import type { Plural } from './plural'

/** Fills `{name}` places of a text. A place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The form of a text for a number, by the plural rules of the locale. */
export function plural(forms: Plural, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) })
}
