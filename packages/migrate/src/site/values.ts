/** An object of unknown shape, as configuration and front matter have them. */
export type Values = Readonly<Record<string, unknown>>

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Narrow an unknown value, or return an empty one. */
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** A list or an object that has entries. */
export const filled = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length === 0 ? undefined : value

/**
 * Objects merged by their keys.
 *
 * @param join makes one of two values that are not both objects; default: the second
 */
export function merged(
  base: Values,
  over: Values,
  join: (before: unknown, value: unknown) => unknown = (_, value) => value,
): Values {
  const entries = Object.entries(over).map(([key, value]): [string, unknown] => {
    const before = base[key]
    const isBoth = isValues(before) && isValues(value)
    return [key, isBoth ? merged(before, value, join) : join(before, value)]
  })
  return { ...base, ...Object.fromEntries(entries) }
}

/** The object without its undefined values. */
export function defined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
