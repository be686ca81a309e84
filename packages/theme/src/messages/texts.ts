import { fill, plural } from './format'
import type { Plural } from './plural'

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
