import { isValues, listOf, valuesOf } from '../site/values'

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

/** The names that a pattern binds, with their values; defaults are not used. */
export function bind(pattern: unknown, value: () => unknown): [string, () => unknown][] {
  if (!isValues(pattern)) return []
  const part = (key: string) => () => {
    const whole = value()
    return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key)
      ? Reflect.get(whole, key)
      : undefined
  }
  switch (pattern.type) {
    case 'Identifier':
      return [[String(pattern.name), value]]
    case 'AssignmentPattern':
      return bind(pattern.left, value)
    case 'ArrayPattern':
      return listOf(pattern.elements).flatMap((element, index) => bind(element, part(`${index}`)))
    case 'ObjectPattern':
      return listOf(pattern.properties)
        .map(valuesOf)
        .flatMap((property) => bind(property.value, part(String(valuesOf(property.key).name))))
    default:
      return []
  }
}
