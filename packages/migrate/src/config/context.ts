import { isValues } from '../site/values'

/** Names with lazy values. */
export type Scope = ReadonlyMap<string, () => unknown>

/** What code is evaluated with. */
export interface Context {
  readonly scope: Scope
  /** Called with the offset of code that cannot be evaluated statically. */
  reportUnknown(start: number): void
  /** Called with the offsets of an object's keys. */
  recordKeys?(value: object, starts: ReadonlyMap<string, number>): void
}

/** An import of a package that is not read: its functions return their first object argument. */
export class External {
  constructor(readonly module: string) {}
}

/** Objects passed to a function of a package, with the package's name. */
export const passedTo = new WeakMap<object, string>()

/** A lazy value, evaluated once; circular values are `undefined`. */
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

/** The names that a pattern binds, with their values. */
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
