import { blocks, code, plain, sentence, table } from '../text/write-markdown'
import { entriesOf, type Json, listOf, objectOf, textOf } from './json'
import type { References } from './references'
import { facts } from './schema-facts'

/** What is known where a schema is written down. */
export interface SchemaPlace {
  readonly references: References
  /** From the page to the folder of the schemas' pages. */
  readonly schemas: string
}

interface Row {
  readonly name: string
  readonly schema: unknown
  readonly isRequired: boolean
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
  const isLink = place.references.nameOf(schema) !== undefined
  if (isLink && !fields) return type
  const rows = rowsOf(resolved, place, '', [])
  const text = isLink ? '' : facts(resolved)
  const head = rows.length > 0 && !isLink && /^object$/.test(typeOf(schema, place)) ? '' : type
  return blocks(head, text, fieldTable(rows, place))
}

/** The fields of a schema, those of objects inside it by their path. */
export function fieldsOf(schema: Json, place: SchemaPlace): string {
  return fieldTable(rowsOf(schema, place, '', []), place)
}

function fieldTable(rows: readonly Row[], place: SchemaPlace): string {
  const cells = rows.map(({ name, schema, isRequired }) => {
    const text = describe(place.references.resolve(schema))
    return [
      code(name),
      typeOf(schema, place),
      [isRequired && '**Required.**', text].filter(Boolean).join(' '),
    ]
  })
  return table(['Field', 'Type', 'Description'], cells)
}

function rowsOf(schema: Json, place: SchemaPlace, prefix: string, above: readonly Json[]): Row[] {
  if (above.length > deepest || above.includes(schema)) return []
  const { references } = place
  const inside = [...above, schema]
  const required = new Set(listOf(schema.required))
  // Extensions are left out elsewhere, but a field may be called like one.
  const rows = Object.entries(objectOf(schema.properties)).flatMap(([key, value]): Row[] => {
    const name = `${prefix}${key}`
    const row = { name, schema: value, isRequired: required.has(key) }
    return [row, ...rowsBelow(value, place, name, inside)]
  })
  const others = schema.additionalProperties
  if (Object.keys(objectOf(others)).length > 0) {
    const name = `${prefix}*`
    rows.push(
      { name, schema: others, isRequired: false },
      ...rowsBelow(others, place, name, inside),
    )
  }
  if (prefix === '' && schema.items !== undefined) {
    rows.push(...rowsBelow(schema, place, '', inside))
  }
  for (const part of partsOf(schema)) {
    rows.push(...rowsOf(references.resolve(part), place, prefix, inside))
  }
  return unique(rows)
}

/** Rows of an object, or of the objects in a list, that have no page of their own. */
function rowsBelow(
  value: unknown,
  place: SchemaPlace,
  name: string,
  above: readonly Json[],
): Row[] {
  const { references } = place
  if (references.nameOf(value) !== undefined) return []
  const schema = references.resolve(value)
  if (schema.items !== undefined) return rowsBelow(schema.items, place, `${name}[]`, above)
  const parts = partsOf(schema)
  const isOwn = parts.every((part) => references.nameOf(part) === undefined)
  return isOwn ? rowsOf(schema, place, `${name}.`, above) : []
}

function partsOf({ allOf, oneOf, anyOf }: Json): readonly unknown[] {
  return [...listOf(allOf), ...listOf(oneOf), ...listOf(anyOf)]
}

function unique(rows: readonly Row[]): Row[] {
  const names = new Set<string>()
  return rows.filter(({ name }) => !names.has(name) && names.add(name))
}

/** The type of a schema in words; schemas with a page are links. */
export function typeOf(value: unknown, place: SchemaPlace, depth = 0): string {
  const { references, schemas } = place
  const name = references.nameOf(value)
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
    if (type === 'array') return `list of ${inner(schema.items)}`
    const format = textOf(schema.format)
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
function describe(schema: Json): string {
  const deprecated = schema.deprecated === true && '**Deprecated.**'
  return [deprecated, sentence(textOf(schema.description)), facts(schema)].filter(Boolean).join(' ')
}

/** Schemas that can stand alone, in the order of the description. */
export function namedSchemas({ root }: References): [string, Json][] {
  return entriesOf(objectOf(root.components).schemas).map(([name, schema]) => [
    name,
    objectOf(schema),
  ])
}
