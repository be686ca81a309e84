/** A text that depends on a number, by plural category of the locale. `{count}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** A catalogue with the keys of another: texts stay texts, plurals plurals. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural }

/** Fills `{name}` places of a text. A place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
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
    const message = messages[key] as string
    return values ? fill(message, values) : message
  }) as Texts<M>
  // Made once, when needed: browsers take a millisecond.
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  text.count = (key, count) => {
    numbers ??= new Intl.NumberFormat(locale)
    const forms = messages[key] as Plural
    if (Object.keys(forms).length > 1) rules ??= new Intl.PluralRules(locale)
    const form = rules && forms[rules.select(count)]
    return fill(form ?? forms.other, { count: numbers.format(count) })
  }
  return text
}
