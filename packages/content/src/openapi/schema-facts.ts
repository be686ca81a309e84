import { code } from '../text/write-markdown'
import { type Json, listOf, objectOf } from './json'

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
  const: 'Always',
  default: 'Default',
  example: 'Example',
}

/** Limits of a value in words. */
export function facts(schema: Json): string {
  const values = listOf(schema.enum ?? objectOf(schema.items).enum)
  const limited = Object.entries(limits).flatMap(([key, words]) => {
    const value = schema[key]
    // In 3.0, `exclusiveMinimum: true` belongs to `minimum`.
    if (value === undefined || (typeof value === 'boolean' && key.startsWith('exclusive')))
      return []
    const text = shown(value)
    return text === '' ? [] : [`${words}: ${text}.`]
  })
  return [
    values.length > 0 && `One of ${values.map(shown).filter(Boolean).join(', ')}.`,
    ...limited,
    schema.uniqueItems === true && 'No item twice.',
    schema.readOnly === true && 'Read only.',
    schema.writeOnly === true && 'Write only.',
  ]
    .filter(Boolean)
    .join(' ')
}

const longestValue = 120

/** A value as code, for a cell; nothing for large ones. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text.length > longestValue) return ''
  return text.trim() === '' ? code('""') : code(text).replaceAll('|', '\\|')
}
