import type { ForeignFrontMatter } from '../hooks/foreign-front-matter'

export interface Translated {
  readonly values: Readonly<Record<string, unknown>>
  /** Landing's keys by the keys that they come from, where these have other names. */
  readonly sources: Readonly<Record<string, string>>
  /** Paths of what has no counterpart. */
  readonly lost: readonly string[]
}

/** Front matter of another tool as Landing's. A key that a page itself has in Landing's words comes first. */
export function translate(
  given: Readonly<Record<string, unknown>>,
  table: ForeignFrontMatter = {},
): Translated {
  const translatedValues: Record<string, unknown> = {}
  const kept: Record<string, unknown> = {}
  const sources: Record<string, string> = {}
  const lost: string[] = []
  for (const [key, value] of Object.entries(given)) {
    const meaning = Object.hasOwn(table, key) ? table[key] : undefined
    if (meaning === undefined) kept[key] = value
    else if (value !== null) {
      const values = meaning(value, (path) => lost.push(path))
      Object.assign(translatedValues, values)
      for (const name of Object.keys(values)) if (name !== key) sources[name] = key
    }
  }
  return { values: { ...translatedValues, ...kept }, sources, lost }
}
