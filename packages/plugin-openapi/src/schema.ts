import { blocks, code, groupBy, plain, sentence, table } from '@landing/markdown/authoring'
import { type Json, listOf, objectOf, schemasOf, stringOf } from './json'
import type { References } from './references'
import { type Requirement, requirementOf } from './required-fields'
import { facts, inlineParts } from './schema-facts'

/** What is known where a schema is written down. */
export interface SchemaPlace {
  readonly references: References
  /** From the page to the folder of the schemas' pages. */
  readonly schemas: string
}

interface Row {
  readonly name: string
  readonly schema: unknown
  /** Words on whether it has to be there. */
  readonly need: string
}

/** Objects below this depth are named by their type alone. */
const deepest = 6

/** A schema: its type, and a table of its fields. A schema with a page of its own is a link, with its fields where asked for. */
export function schemaSection(
  schema: unknown,
  place: SchemaPlace,
  { fields = true }: { readonly fields?: boolean } = {},
): string {
  const resolved = place.references.resolve(schema)
  const type = `Type: ${typeOf(schema, place)}`
  const isLink = place.references.schemaName(schema) !== undefined
  if (isLink && !fields) return type
  const rows = rowsOf(resolved, place, '', [])
  const text = isLink
    ? ''
    : blocks(facts(resolved, place.references), discriminator(resolved, place))
  const head = rows.length > 0 && !isLink && /^object$/.test(typeOf(schema, place)) ? '' : type
  return blocks(head, text, fieldTable(rows, place))
}

/** The fields of a schema, those of objects inside it by their path. */
export function fieldsOf(schema: Json, place: SchemaPlace): string {
  return fieldTable(rowsOf(schema, place, '', []), place)
}

function fieldTable(rows: readonly Row[], place: SchemaPlace): string {
  const cells = rows.map(({ name, schema, need }) => {
    const text = describe(schema, place)
    return [code(name), typeOf(schema, place), [need, text].filter(Boolean).join(' ')]
  })
  return table(['Field', 'Type', 'Description'], cells)
}

function rowsOf(
  schema: Json,
  place: SchemaPlace,
  prefix: string,
  above: readonly Json[],
  required: Requirement = requirementOf(schema, place.references),
): Row[] {
  if (above.length > deepest || above.includes(schema)) return []
  const { references } = place
  const inside = [...above, schema]
  const below = (value: unknown, name: string, need = ''): Row[] => [
    { name, schema: value, need },
    ...rowsBelow(value, place, name, inside),
  ]
  // Extensions are left out elsewhere, but a field may be called like one.
  const rows = Object.entries(objectOf(schema.properties)).flatMap(([key, value]) =>
    below(value, `${prefix}${key}`, needOf(required, key)),
  )
  for (const [pattern, value] of Object.entries(objectOf(schema.patternProperties))) {
    rows.push(...below(value, `${prefix}/${pattern}/`))
  }
  const others = schema.additionalProperties
  if (Object.keys(objectOf(others)).length > 0) rows.push(...below(others, `${prefix}*`))
  if (prefix === '' && schema.items !== undefined) {
    rows.push(...rowsBelow(schema, place, '', inside))
  }
  const rowsOfParts = (parts: readonly unknown[]) =>
    parts.flatMap((part) => rowsOf(references.resolve(part), place, prefix, inside, required))
  rows.push(...rowsOfParts(listOf(schema.allOf)))
  rows.push(...merged(rowsOfParts([...listOf(schema.oneOf), ...listOf(schema.anyOf)])))
  return unique(rows)
}

function needOf(required: Requirement, key: string): string {
  if (required.always.has(key)) return '**Required.**'
  return required.sometimes.has(key) ? 'Required in some cases.' : ''
}

/** Rows of an object, or of the objects in a list, that have no page of their own. */
function rowsBelow(
  value: unknown,
  place: SchemaPlace,
  name: string,
  above: readonly Json[],
): Row[] {
  const { references } = place
  if (references.schemaName(value) !== undefined) return []
  const schema = references.resolve(value)
  if (schema.items !== undefined) return rowsBelow(schema.items, place, `${name}[]`, above)
  if (above.includes(schema)) return []
  // What has a page is a link in the type.
  const allOf = inlineParts(schema, references)
  const required = requirementOf(schema, references)
  const whole = { ...schema, allOf: allOf, oneOf: [], anyOf: [] }
  return rowsOf(whole, place, `${name}.`, [...above, schema], required)
}

/** Fields of alternatives: one of several is what any of them says. */
function merged(rows: readonly Row[]): Row[] {
  return [...groupBy(rows, ({ name }) => name).values()].flatMap((group) => {
    const schemas = new Map(group.map(({ schema }) => [objectOf(schema).$ref ?? schema, schema]))
    const anyOf = [...schemas.values()]
    return group.slice(0, 1).map((row) => (anyOf.length > 1 ? { ...row, schema: { anyOf } } : row))
  })
}

function unique(rows: readonly Row[]): Row[] {
  const names = new Set<string>()
  return rows.filter(({ name }) => !names.has(name) && names.add(name))
}

/** The type of a schema in words; schemas with a page are links. */
export function typeOf(value: unknown, place: SchemaPlace, depth = 0): string {
  const { references, schemas } = place
  const name = references.schemaName(value)
  if (name !== undefined) return `[${plain(name)}](${schemas}${references.fileOf(name)}.md)`
  const schema = references.resolve(value)
  if (depth > deepest) return 'any'
  const inner = (each: unknown) => typeOf(each, place, depth + 1)
  const choice = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  const types = [
    ...(choice.length > 0 ? choice.map(inner) : baseTypes(schema, inner)),
    ...(schema.nullable === true ? ['null'] : []),
  ]
  return [...new Set(types)].join(' or ')
}

function baseTypes(schema: Json, inner: (value: unknown) => string): string[] {
  const all = listOf(schema.allOf)
  const named = all.map(inner).filter((type) => type.startsWith('['))
  if (named.length > 0) return [named.join(' and ')]
  const types = [schema.type ?? []].flat().map(String)
  if (types.length === 0) types.push(guessed(schema, all.length > 0))
  return types.map((type) => {
    const items = schema.items ?? listOf(schema.prefixItems)
    if (type === 'array') return `list of ${[items].flat().map(inner).join(', ') || 'any'}`
    const format = stringOf(schema.format)
    return plain(format === '' || type === 'null' ? type : `${type} (${format})`)
  })
}

function guessed({ properties, items, enum: values, const: only }: Json, isMixed: boolean): string {
  if (properties !== undefined || isMixed) return 'object'
  if (items !== undefined) return 'array'
  const value = only ?? listOf(values)[0]
  return value === undefined || value === null ? 'any' : typeof value
}

/** Description and limits of a value, in a cell. */
export function describe(value: unknown, place: SchemaPlace): string {
  const { references } = place
  const schema = references.resolve(value)
  const deprecated = schema.deprecated === true && '**Deprecated.**'
  // Lists and choices often leave the description to what they hold.
  const items = references.schemaName(schema.items) === undefined ? [schema.items] : []
  const inner = [...items, ...inlineParts(schema, references)].map(references.resolve)
  const text =
    [schema, ...inner].map(({ description }) => stringOf(description)).find(Boolean) ?? ''
  const which = references.schemaName(value) === undefined && discriminator(schema, place)
  return [deprecated, sentence(text), facts(schema, references), which].filter(Boolean).join(' ')
}

/** The field that says which of several schemas a value has. */
export function discriminator({ discriminator: given }: Json, place: SchemaPlace): string {
  const { propertyName, mapping } = objectOf(given)
  if (stringOf(propertyName) === '') return ''
  const schemas = Object.entries(objectOf(mapping)).map(([value, target]) => {
    const reference = String(target)
    const $ref = reference.includes('/') ? reference : `#/components/schemas/${reference}`
    const isSchema = place.references.schemaName({ $ref }) !== undefined
    return `${code(value)}: ${isSchema ? typeOf({ $ref }, place) : plain(reference)}`
  })
  const list = schemas.length > 0 ? `: ${schemas.join(', ')}` : ''
  return `The field ${code(stringOf(propertyName))} says which schema applies${list}.`
}

/** Schemas that can be shown alone, in the order of the description. */
export function namedSchemas({ root }: References): [string, Json][] {
  return Object.entries(schemasOf(root)).map(([name, schema]) => [name, objectOf(schema)])
}
