/** An import of a package that is not read: its functions return their first object argument. */
export class External {
  constructor(readonly module: string) {}
}

/** Objects passed to a function of a package, with the package's name. */
export const passedTo = new WeakMap<object, string>()

/** The package that made a value. */
export const packageOf = (value: unknown): string | undefined =>
  value instanceof External ? value.module : passedTo.get(Object(value))

/** What a call of a package's function gives: its options. */
export function optionsOf(given: readonly unknown[], { module }: External): unknown {
  const options = given.find((value) => typeof value === 'object' && value !== null)
  if (!options) return given.find((value) => typeof value === 'function')
  if (!passedTo.has(options)) passedTo.set(options, module)
  return options
}

/** Keys of texts that readers see, of which parts may be known. */
export const isShownText = (key: string): boolean =>
  /^(?:(?:site_?)?(?:name|title)|tagline|(?:site_)?description|label|text)$/i.test(key)

/** What is known of a text; `undefined` if that is not a word. */
export function knownText(parts: readonly string[]): string | undefined {
  const text = parts.join('').replaceAll(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(text) ? text : undefined
}
