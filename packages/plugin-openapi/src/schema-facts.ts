import { cell, code } from '@landing/markdown/authoring'
import { type Json, listOf, objectOf, stringOf } from './json'
import type { References } from './references'

const limits: Readonly<Record<string, string>> = {
  minimum: 'At least',
  exclusiveMinimum: 'More than',
  maximum: 'At most',
  exclusiveMaximum: 'Less than',
  multipleOf: 'A multiple of',
  minLength: 'Shortest length',
  maxLength: 'Greatest length',
  pattern: 'Pattern',
  minItems: 'Least items',
  maxItems: 'Most items',
  minProperties: 'Least fields',
  maxProperties: 'Most fields',
  contentEncoding: 'Encoding',
  contentMediaType: 'Media type',
  const: 'Always',
  default: 'Default',
  example: 'Example',
}

/** Limits of a value in words, those of its parts and of the items of a list included. */
export function facts(schema: Json, references: References): string {
  const { items } = schema
  const ofItems = references.schemaName(items) === undefined ? references.resolve(items) : {}
  const { isList, text } = valuesOf(schema, ofItems, references)
  const parts = inlineParts(schema, references).map(references.resolve)
  const ownLimits = [schema, ...parts].flatMap((part) => limitsOf(part, part === schema || !isList))
  const each = limitsOf({ ...ofItems, example: undefined, examples: undefined }, !isList)
  return [
    text,
    ...new Set(ownLimits),
    each.length > 0 && `Each item: ${[...new Set(each)].join(' ')}`,
    schema.uniqueItems === true && 'No item twice.',
    schema.readOnly === true && 'Read only.',
    schema.writeOnly === true && 'Write only.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Parts of a schema that have no page, and the parts of those. */
export function inlineParts(schema: Json, references: References, depth = 0): unknown[] {
  if (depth > deepest) return []
  const { allOf, oneOf, anyOf } = schema
  return [...listOf(allOf), ...listOf(oneOf), ...listOf(anyOf)]
    .filter((part) => references.schemaName(part) === undefined)
    .flatMap((part) => [part, ...inlineParts(references.resolve(part), references, depth + 1)])
}

const deepest = 4

/** Values that are allowed: of `enum`, or the constants of several alternatives. */
function valuesOf(schema: Json, items: Json, references: References) {
  const alternatives = [schema, items].flatMap((one) => {
    const parts = inlineParts(one, references).map(references.resolve)
    return parts.filter((part) => part.const !== undefined)
  })
  const isList = alternatives.length > 1
  const all = [schema, items, ...[schema, items].flatMap((one) => inlineParts(one, references))]
  const values = all
    .map(references.resolve)
    .flatMap((part) => [...listOf(part.enum), ...listOf(objectOf(part.items).enum)])
    .map(valueCode)
  const constants = (isList ? alternatives : []).map((part) => {
    const text = cell(stringOf(part.description) || stringOf(part.title))
    return [valueCode(part.const), text && `(${text})`].filter(Boolean).join(' ')
  })
  const list = [...new Set([...values, ...constants])].filter(Boolean).join(', ')
  return { isList, text: list && `One of ${list}.` }
}

function limitsOf(schema: Json, withConst: boolean): string[] {
  const { examples } = schema
  const given = { ...schema, example: schema.example ?? listOf(examples)[0] }
  return Object.entries(limits).flatMap(([key, words]) => {
    const value = objectOf(given)[key]
    if (value === undefined || (key === 'const' && !withConst)) return []
    // In 3.0, `exclusiveMinimum: true` belongs to `minimum`.
    if (typeof value === 'boolean' && key.startsWith('exclusive')) return []
    const text = valueCode(value)
    return text === '' ? [] : [`${words}: ${text}.`]
  })
}

const longestValue = 120

/** A value as code, for a cell; nothing for large ones. */
function valueCode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text.length > longestValue) return ''
  return text.trim() === '' ? code('""') : code(text).replaceAll('|', '\\|')
}
