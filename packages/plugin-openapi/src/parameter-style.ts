import { code } from '@landing/markdown/authoring'
import { type Json, objectOf, stringOf } from './json'
import type { References } from './references'
import { inlineParts } from './schema-facts'

/** Between the values of a list that is one value of the query. */
const separators: Readonly<Record<string, string>> = {
  form: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
}

/** How a list or an object is written, where that is not the default of OpenAPI. */
export function styleOf(parameter: Json, references: References): string {
  const { schema, explode } = parameter
  const name = stringOf(parameter.name)
  const whole = references.resolve(schema)
  const parts = [whole, ...inlineParts(whole, references).map(references.resolve)]
  const types = parts.flatMap(({ type }) => type ?? [])
  const isList = types.includes('array')
  const isObject = types.includes('object')
  const style = stringOf(parameter.style)
  if (style === 'deepObject' && (isObject || isList)) {
    return `Written as ${code(isObject ? `${name}[field]=…` : `${name}[]=…`)}.`
  }
  if (style === 'matrix') return `Written as ${code(`;${name}=…`)}.`
  if (style === 'label') return `Written as ${code('.…')}.`
  if (!isList || separatorOf(parameter) === undefined) return ''
  if (style === 'spaceDelimited') return 'Values are separated by spaces.'
  if (style === 'pipeDelimited') return `Values are separated by ${code('|')}.`.replace('|', '\\|')
  return explode === false ? 'Values are separated by commas.' : ''
}

/** The value of a parameter of the query as `name=value`, several for a list whose values are repeated. */
export function queryParts(parameter: Json, value: unknown): string[] {
  const name = String(parameter.name)
  const pair = (key: string, text: unknown) =>
    `${encodeURIComponent(key)}=${encodeURIComponent(textFor(text))}`
  const isObject = Object.keys(objectOf(value)).length > 0
  if (isObject && parameter.content === undefined) {
    const isDeep = parameter.style === 'deepObject'
    return Object.entries(objectOf(value)).map(([key, each]) =>
      pair(isDeep ? `${name}[${key}]` : key, each),
    )
  }
  if (!Array.isArray(value)) return [pair(name, value)]
  const separator = separatorOf(parameter)
  if (separator !== undefined) return [pair(name, value.map(textFor).join(separator))]
  return value.map((each: unknown) =>
    pair(parameter.style === 'deepObject' ? `${name}[]` : name, each),
  )
}

function separatorOf({ in: place, style, explode }: Json): string | undefined {
  if (place !== 'query') return undefined
  const separator = separators[stringOf(style) || 'form']
  const isExploded = explode ?? separator === ','
  return isExploded === true ? undefined : separator
}

/** A value in an address, a header or a form. */
export function textFor(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
