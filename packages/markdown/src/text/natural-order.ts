const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

/** One order for names everywhere, whatever the machine's locale: numbers by value, then by code. */
export function naturalOrder(a: string, b: string): number {
  return collator.compare(a, b) || codeOrder(a, b)
}

/** The order of code units, as `<` gives it. */
export function codeOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
