/** A value that JSON cannot represent, with its path. */
interface Problem {
  /** `items[2].onClick` */
  readonly path: string
  readonly what: string
  readonly help: string
}

/** A prop of an island that JSON cannot represent. */
class InvalidPropError extends Error {
  /** Read across threads and bundles, where classes differ. */
  readonly invalidProp: InvalidProp
  readonly help: string

  constructor(message: string, invalidProp: InvalidProp) {
    super(message)
    this.invalidProp = invalidProp
    this.help = invalidProp.help
  }
}

export interface InvalidProp {
  /** Id of the island's client module. */
  readonly island: string
  /** Name of the prop. */
  readonly name: string
  readonly help: string
}

/** The invalid prop behind an error of a render, which may come from another bundle or thread. */
export function invalidPropOf(error: unknown): InvalidProp | undefined {
  if (!(error instanceof Error) || !('invalidProp' in error)) return undefined
  return error.invalidProp as InvalidProp
}

/**
 * Props of an island as JSON. `undefined` is dropped.
 *
 * @param owner the island as messages name it
 * @param island id of its client module
 * @throws InvalidPropError
 */
export function serializeProps(
  owner: string,
  island: string,
  props: Readonly<Record<string, unknown>>,
): string {
  for (const [name, value] of Object.entries(props)) {
    const problem = findProblem(value, name, new Set())
    if (problem === undefined) continue
    throw new InvalidPropError(
      `The prop "${problem.path}" of the island ${owner} is ${problem.what}, but props of an island must be JSON.`,
      { island, name, help: problem.help },
    )
  }
  return JSON.stringify(props)
}

function findProblem(value: unknown, path: string, parents: Set<unknown>): Problem | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return undefined
    return { path, what: String(value), help: 'Pass null or a finite number.' }
  }
  if (typeof value === 'function') {
    const help = 'Define the function in the client module, or pass the data that it needs.'
    return { path, what: 'a function', help }
  }
  if (typeof value !== 'object') {
    return { path, what: `a ${typeof value}`, help: 'Pass a string or a number instead.' }
  }
  if (parents.has(value)) {
    return { path, what: 'part of itself', help: 'Pass data without circular references.' }
  }
  return findInObject(value, path, new Set(parents).add(value))
}

function findInObject(value: object, path: string, parents: Set<unknown>): Problem | undefined {
  if (Array.isArray(value)) {
    return first(value, (item, index) => findProblem(item, `${path}[${index}]`, parents))
  }
  if ('$$typeof' in value) {
    const help =
      'Pass it as the children of the island, or render it in the client module from data.'
    return { path, what: 'a React element', help }
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) {
    const help = 'Pass a plain object, an array or a string made from it.'
    return { path, what: `an instance of ${value.constructor.name}`, help }
  }
  return first(Object.entries(value), ([key, item]) => findProblem(item, `${path}.${key}`, parents))
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => Problem | undefined,
): Problem | undefined {
  for (const [index, item] of items.entries()) {
    const problem = find(item, index)
    if (problem !== undefined) return problem
  }
  return undefined
}
