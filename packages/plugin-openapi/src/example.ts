import { entriesOf, type Json, listOf, objectOf } from './json'
import type { References } from './references'

export type Direction = 'request' | 'response'

/** Deeper values are left out, and those that contain themselves. */
const deepest = 8
/** The fields of an object, and those of the objects in it, or in the parts of `allOf`. */
const leastDepth = 2
/** Schemas refer to each other: an example of all that they allow can have millions of values. */
const mostValues = 200

/** An example of a value: that of its description, or one made from the schema, as deep as it stays readable. */
export function exampleOf(value: unknown, references: References, direction: Direction): unknown {
  const whole = attempt(value, references, direction, deepest)
  if (whole.isComplete) return whole.example
  let { example } = attempt(value, references, direction, leastDepth)
  for (let depth = leastDepth + 1; depth < deepest; depth++) {
    const deeper = attempt(value, references, direction, depth)
    if (!deeper.isComplete) break
    example = deeper.example
  }
  return example
}

/** An example down to a depth, with what is left out once it has too many values. */
function attempt(value: unknown, references: References, direction: Direction, depth: number) {
  const state = { references, direction, depth, left: mostValues }
  const example = make(value, state, [])
  return { example, isComplete: state.left >= 0 }
}

interface Attempt {
  readonly references: References
  readonly direction: Direction
  readonly depth: number
  /** Number of values that may follow. */
  left: number
}

function make(value: unknown, state: Attempt, above: readonly Json[]): unknown {
  if (state.left < 0) return undefined
  const schema = state.references.resolve(value)
  const example = givenOf(schema)
  if (example !== undefined) return counted(example, state)
  const origin = objectOf(value).$ref
  const key: Json = typeof origin === 'string' ? { origin } : schema
  if (above.length > state.depth || above.some((each) => isSame(each, key))) return undefined
  const inner = (child: unknown) => make(child, state, [...above, key])
  const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  const schemas = [...listOf(schema.allOf), ...(choice === undefined ? [] : [choice])]
  const parts = schemas.map(inner)
  if (parts.length > 0 && schema.properties === undefined) {
    const objects = parts.filter((part) => Object.keys(objectOf(part)).length > 0)
    if (objects.length > 1) return merged(parts, schemas, state.references)
    const given = schemas.map(state.references.resolve).map(givenOf)
    return objects[0] ?? given.find((each) => each !== undefined) ?? parts[0]
  }
  const generated = madeOf(schema, parts, inner, state)
  // All that it holds is too deep.
  const isCut = above.length === state.depth && typeof generated === 'object' && generated !== null
  return isCut ? undefined : counted(generated, state)
}

/** The value that a schema names, if any. */
function givenOf(schema: Json): unknown {
  const { example, examples, const: only, default: usual, enum: values } = schema
  const given = [example, listOf(examples)[0], only, usual, listOf(values)[0]]
  return given.find((each) => each !== undefined)
}

/** The fields of all parts. What a part names, such as a type, counts more than what was made up for another. */
function merged(
  parts: readonly unknown[],
  schemas: readonly unknown[],
  { resolve }: References,
): Json {
  const all: Record<string, unknown> = {}
  for (const [at, part] of parts.entries()) {
    const { properties } = resolve(schemas[at])
    for (const [name, value] of Object.entries(objectOf(part))) {
      const isGiven = givenOf(resolve(objectOf(properties)[name])) !== undefined
      if (isGiven || !Object.hasOwn(all, name)) all[name] = value
    }
  }
  return all
}

function counted(value: unknown, state: Attempt): unknown {
  state.left--
  return value
}

function isSame(one: Json, other: Json): boolean {
  return one === other || (one.origin !== undefined && one.origin === other.origin)
}

function madeOf(
  schema: Json,
  parts: readonly unknown[],
  inner: (child: unknown) => unknown,
  { references, direction }: Attempt,
): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array' || schema.items !== undefined) {
    const item = inner(schema.items)
    return item === undefined ? [] : [item]
  }
  if (type !== 'object' && schema.properties === undefined) return plainExample(type, schema)
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly'
  const fields = Object.entries(objectOf(schema.properties)).flatMap(([name, child]) => {
    if (references.resolve(child)[hidden] === true) return []
    const example = inner(child)
    return example === undefined ? [] : [[name, example] as const]
  })
  const others = objectOf(schema.additionalProperties)
  const further = fields.length === 0 && entriesOf(others).length > 0 ? { key: inner(others) } : {}
  return Object.assign({}, ...parts.map(objectOf), Object.fromEntries(fields), further)
}

const formats: Readonly<Record<string, string>> = {
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
}

function plainExample(type: unknown, { format, minimum }: Json): unknown {
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 0
  if (type === 'boolean') return true
  if (type === 'null') return null
  return formats[String(format)] ?? 'string'
}
