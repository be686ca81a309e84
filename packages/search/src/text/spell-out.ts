/** `iOS` and `eBay` are words: only one small letter comes first. */
const CAMEL_CASE = /(?<![\w-])[a-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+/g
/** Where a word begins inside a name: `Body` in `htmlBody`, `URL` and `Parser` in `someURLParser`. */
const INNER_START = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g

/** Separates the words of names in camel case: `edit Link` for `editLink`. Returns undefined if there are none. */
export function spellOut(text: string): string | undefined {
  const spelled = text.replace(CAMEL_CASE, (name) => name.replace(INNER_START, ' '))
  return spelled === text ? undefined : spelled
}
