import { entriesOf, type Json, listOf, objectOf } from './json'
import type { References } from './references'

export type Direction = 'request' | 'response'

/** Deeper values are left out, and those that contain themselves. */
const deepest = 8

/** An example of a value: that of its description, or one made from the schema. */
export function exampleOf(
  value: unknown,
  references: References,
  direction: Direction,
  above: readonly Json[] = [],
): unknown {
  const schema = references.resolve(value)
  const given = [schema.example, listOf(schema.examples)[0], schema.const, schema.default]
  const own = [...given, listOf(schema.enum)[0]].find((each) => each !== undefined)
  if (own !== undefined) return own
  const origin = objectOf(value).$ref
  const key: Json = typeof origin === 'string' ? { origin } : schema
  if (above.length > deepest || above.some((each) => isSame(each, key))) return undefined
  const inner = (child: unknown) => exampleOf(child, references, direction, [...above, key])
  const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  const parts = [...listOf(schema.allOf), ...(choice === undefined ? [] : [choice])].map(inner)
  if (parts.length > 0 && schema.properties === undefined) {
    const objects = parts.filter((part) => Object.keys(objectOf(part)).length > 0)
    return objects.length > 1 ? Object.assign({}, ...objects) : (objects[0] ?? parts[0])
  }
  return madeOf(schema, parts, inner, references, direction)
}

function isSame(one: Json, other: Json): boolean {
  return one === other || (one.origin !== undefined && one.origin === other.origin)
}

function madeOf(
  schema: Json,
  parts: readonly unknown[],
  inner: (child: unknown) => unknown,
  references: References,
  direction: Direction,
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
