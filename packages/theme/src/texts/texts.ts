/** A text that depends on a number, by plural category of the locale. `{count}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** A catalogue with the keys of another: texts stay texts, plurals plurals. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural }

/** Fills `{name}` places of a text. A place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The form of a text for a number, by the plural rules of the locale. */
export function plural(forms: Plural, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) })
}

type TextKey<M> = { [K in keyof M]: M[K] extends string ? K : never }[keyof M]
type PluralKey<M> = Exclude<keyof M, TextKey<M>>

/** Texts of a catalogue in the page's language. */
export interface Texts<M> {
  /** A text by name, with `{name}` places filled. */
  (key: TextKey<M>, values?: Readonly<Record<string, string | number>>): string
  /** A text by name and number. */
  count(key: PluralKey<M>, count: number): string
}

/** Reads texts from a catalogue. */
export function makeTexts<M extends object>(messages: M, locale: string): Texts<M> {
  const text = ((key, values) => {
    const found = messages[key] as string
    return values ? fill(found, values) : found
  }) as Texts<M>
  text.count = (key, count) => plural(messages[key] as Plural, count, locale)
  return text
}
