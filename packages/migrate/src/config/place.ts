import { isValues } from '../site/values'

/** Names and how to get their values; values are made when they are asked for. */
export type Scope = ReadonlyMap<string, () => unknown>

/** Where code is evaluated. */
export interface Place {
  readonly scope: Scope
  /** Called for code that only running it would tell. */
  unread(start: number): void
  /** Remembers where the keys of an object stand. */
  keys?(value: object, starts: ReadonlyMap<string, number>): void
}

/** Something of a package that is not read: its functions return their first object. */
export class External {
  constructor(readonly module: string) {}
}

/** Objects that were given to a function of a package, with the package's name. */
export const givenTo = new WeakMap<object, string>()

/** A value that is evaluated once; one that needs itself is `undefined`. */
export function once(make: () => unknown): () => unknown {
  let state: { readonly value: unknown } | undefined
  return () => {
    if (state === undefined) {
      state = { value: undefined }
      state = { value: make() }
    }
    return state.value
  }
}

/** The names of a pattern with their values. */
export function bind(
  pattern: { readonly type: string } | undefined,
  value: () => unknown,
): [string, () => unknown][] {
  if (pattern === undefined) return []
  if ('name' in pattern && typeof pattern.name === 'string') return [[pattern.name, value]]
  if (pattern.type !== 'ObjectPattern' || !('properties' in pattern)) return []
  const properties = Array.isArray(pattern.properties) ? pattern.properties : []
  return properties.flatMap((property: unknown): [string, () => unknown][] => {
    const key = isValues(property) && isValues(property.key) ? property.key.name : undefined
    if (typeof key !== 'string') return []
    return [[key, () => (isValues(value()) ? Reflect.get(Object(value()), key) : undefined)]]
  })
}
