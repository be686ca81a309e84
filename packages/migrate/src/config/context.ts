import { isValues, listOf, valuesOf } from '../site/values'

/** Names with lazy values. */
export type Scope = ReadonlyMap<string, () => unknown>

/** Names of a module, function or block; those around it are found as well. */
export class Names extends Map<string, () => unknown> {
  constructor(
    private readonly around: Scope = new Map(),
    own: Iterable<readonly [string, () => unknown]> = [],
  ) {
    super()
    for (const [name, value] of own) this.set(name, value)
  }

  override get(name: string): (() => unknown) | undefined {
    return super.get(name) ?? this.around.get(name)
  }

  override has(name: string): boolean {
    return super.has(name) || this.around.has(name)
  }

  /** Gives a name another value, where it was declared. */
  assign(name: string, value: unknown): void {
    if (!super.has(name) && this.around instanceof Names) this.around.assign(name, value)
    else this.set(name, () => value)
  }
}

/** What code is evaluated with. */
export interface Context {
  readonly scope: Scope
  /** Statements that change values are followed; expressions of pages change nothing. */
  readonly canChange?: boolean
  /** Values are needed now: what they depend on is another one in the next round of a loop. */
  readonly isEager?: boolean
  /** Called with the offset of code that cannot be evaluated statically, and the package that it calls. */
  reportUnknown(start: number, module?: string): void
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

/** The names that a pattern binds, with their values; `evaluate` gives those of its defaults. */
export function bind(
  pattern: unknown,
  value: () => unknown,
  evaluate: (node: unknown) => unknown,
): [string, () => unknown][] {
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
    case 'AssignmentPattern': {
      const given = once(() => value() ?? evaluate(pattern.right))
      return bind(pattern.left, given, evaluate)
    }
    case 'ArrayPattern':
      return listOf(pattern.elements).flatMap((element, index) => {
        const isRest = valuesOf(element).type === 'RestElement'
        const rest = () => listOf(value()).slice(index)
        return isRest
          ? bind(valuesOf(element).argument, rest, evaluate)
          : bind(element, part(`${index}`), evaluate)
      })
    case 'ObjectPattern': {
      const properties = listOf(pattern.properties).map(valuesOf)
      const names = properties.map(({ key }) => String(valuesOf(key).name ?? valuesOf(key).value))
      const rest = () =>
        Object.fromEntries(
          Object.entries(valuesOf(value())).filter(([key]) => !names.includes(key)),
        )
      return properties.flatMap((property, index) =>
        property.type === 'RestElement'
          ? bind(property.argument, rest, evaluate)
          : bind(property.value, part(String(names[index])), evaluate),
      )
    }
    default:
      return []
  }
}
