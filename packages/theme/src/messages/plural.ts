/** A text that depends on a number, by plural category of the locale. `{count}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** A catalogue with the keys of another: texts stay texts, plurals plurals. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural }
