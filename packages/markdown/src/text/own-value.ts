/** The value of a key that an author wrote. Every object inherits others, such as `constructor`. */
export function ownValue<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
