import { type Json, listOf } from './json'
import type { References } from './references'

/** Names of the fields that an object has to have. */
export interface Requirement {
  readonly always: ReadonlySet<unknown>
  /** In some of the alternatives of `oneOf` and `anyOf`. */
  readonly sometimes: ReadonlySet<unknown>
}

const deepest = 8

/** What a schema requires, together with what the parts of it do. */
export function requirementOf(schema: Json, references: References, depth = 0): Requirement {
  const always = new Set(listOf(schema.required))
  const sometimes = new Set<unknown>()
  if (depth > deepest) return { always, sometimes }
  const partsOf = (parts: unknown) =>
    listOf(parts)
      .map(references.resolve)
      .filter(({ type }) => type !== 'null')
      .map((part) => requirementOf(part, references, depth + 1))
  for (const part of partsOf(schema.allOf)) {
    for (const name of part.always) always.add(name)
    for (const name of part.sometimes) sometimes.add(name)
  }
  for (const parts of [partsOf(schema.oneOf), partsOf(schema.anyOf)]) {
    for (const name of parts.flatMap((part) => [...part.always, ...part.sometimes])) {
      const inAll = parts.every((part) => part.always.has(name))
      if (inAll) always.add(name)
      else sometimes.add(name)
    }
  }
  return { always, sometimes }
}
