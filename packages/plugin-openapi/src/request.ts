import { codeBlock } from '@landing/markdown/authoring'
import { exampleOf } from './example'
import { entriesOf, type Json, listOf, objectOf, stringOf } from './json'
import { queryParts, textFor } from './parameter-style'
import type { References } from './references'

/** Keys of a path's operations. */
const methods = 'get put post delete options head patch trace query'.split(' ')

/** The operations of a path by their methods. */
export function operationsOfPath(item: Json): [method: string, data: Json][] {
  const all = methods.map((method) => [method, item[method]] as const)
  const plainMethods = all.filter(([, data]) => data !== undefined)
  return [...plainMethods, ...entriesOf(item.additionalOperations)].map(([method, data]) => [
    method.toUpperCase(),
    objectOf(data),
  ])
}

/** A request of an operation. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly data: Json
  /** Resolved, those of the path included. */
  readonly parameters: readonly Json[]
  /** Addresses, the first one for examples. */
  readonly servers: readonly string[]
  /** Not those of the whole description. */
  readonly hasOwnServers: boolean
  /** Sent by the service, so there is no command for it. */
  readonly isWebhook: boolean
}

/** Content of a body: the media type that is shown, and all of them. */
export interface Body {
  readonly type: string
  readonly media: Json
  readonly others: readonly string[]
  readonly all: readonly (readonly [type: string, media: Json])[]
}

/** JSON first, else the first media type. */
export function bodyOf(content: unknown): Body | undefined {
  const all = Object.entries(objectOf(content)).map(
    ([type, media]) => [type, mediaOf(media)] as const,
  )
  const chosen = all.find(([type]) => /[/+]json\b/.test(type)) ?? all[0]
  if (chosen === undefined) return undefined
  const [type, media] = chosen
  const others = all.map(([name]) => name).filter((name) => name !== type)
  return { type, media, others, all }
}

/** A stream of OpenAPI 3.2 is a list of its items. */
function mediaOf(value: unknown): Json {
  const media = objectOf(value)
  const { schema, itemSchema } = media
  return schema === undefined && itemSchema !== undefined
    ? { ...media, schema: { type: 'array', items: itemSchema } }
    : media
}

/** True for a file. */
function isBinary({ format, contentMediaType, contentEncoding }: Json): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)
}

/** A text that was made from a schema, as JSON. */
export function jsonText(value: unknown): unknown {
  return typeof value === 'string' && !/^\s*[[{]/.test(value) ? JSON.stringify(value) : value
}

/** The examples of a body by their names; one made from its schema where it has none. */
export function bodyExamples(
  { media, type }: Body,
  references: References,
  direction: 'request' | 'response',
): [name: string, value: unknown][] {
  if (media.example !== undefined) return [['', media.example]]
  const named = Object.entries(objectOf(media.examples)).flatMap(([name, each]) => {
    const { value, summary } = references.resolve(each)
    return value === undefined ? [] : [[stringOf(summary) || name, value] as [string, unknown]]
  })
  if (named.length > 0) return named
  if (media.schema === undefined || isBinary(references.resolve(media.schema))) return []
  const example = exampleOf(media.schema, references, direction)
  return example === undefined ? [] : [['', /json/.test(type) ? jsonText(example) : example]]
}

function exampleText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '')
}

/** Examples that are longer than this are no longer read. */
const mostLines = 200

/** The block with an example of a media type. */
export function exampleBlock(title: string, value: unknown, type: string): string {
  const lines = exampleText(value).split('\n')
  const language = typeof value === 'string' && !/json/.test(type) ? 'text' : 'json'
  const isLong = lines.length > mostLines
  const shownLines = isLong ? [...lines.slice(0, mostLines), '…'] : lines
  return codeBlock(shownLines.join('\n'), language, title)
}

/** The address of a server with the defaults of its variables. */
export function serverAddress(server: Json): string {
  return stringOf(server.url).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = objectOf(objectOf(server.variables)[name])
    return variable.default === undefined ? whole : String(variable.default)
  })
}

const noServer = 'https://example.com'

/** The request as a command of curl. */
export function curl(operation: Operation, references: References): string {
  const { method, path, parameters, data } = operation
  const of = (place: string) => parameters.filter((each) => each.in === place)
  const filled = path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = of('path').find((each) => each.name === name)
    const value = parameter && parameterExample(parameter, references, '')
    return value ? encodeURIComponent(String(value)) : whole
  })
  const required = (place: string) => of(place).filter((each) => each.required === true)
  const query = required('query').flatMap((each) =>
    queryParts(each, parameterExample(each, references)),
  )
  const headers = required('header').map(
    (each) => `${each.name}: ${textsOf(parameterExample(each, references)).join(',')}`,
  )
  const secured = security(data, references)
  const address = [...query, ...secured.query].join('&')
  const [server = ''] = operation.servers
  // Others are relative to the address of the description, which is not known.
  const base = /^(?:[\w+.-]+:|\{|\/\/)/.test(server)
    ? server
    : noServer + server.replace(/^\/?/, '/')
  const url = `${base.replace(/\/$/, '')}${filled}${address && `?${address}`}`
  const lines = [
    `curl${method === 'GET' ? '' : ` --request ${method}`} ${quoted(url)}`,
    ...[...headers, ...secured.headers].map((header) => `--header ${quoted(header)}`),
    ...bodyLines(references.resolve(data.requestBody), references),
  ]
  return lines.join(' \\\n  ')
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap(textsOf) : [textFor(value)]
}

function parameterExample(parameter: Json, references: References, fallback?: string): unknown {
  const { example, examples, schema, content } = parameter
  if (example !== undefined) return example
  const [first] = Object.values(objectOf(examples))
  const value = references.resolve(first).value
  if (value !== undefined) return value
  const resolved = references.resolve(schema ?? bodyOf(content)?.media.schema)
  const isGiven = ['example', 'examples', 'default', 'enum', 'const'].some((key) => key in resolved)
  if (fallback !== undefined && !isGiven) return fallback
  return exampleOf(resolved, references, 'request') ?? ''
}

function bodyLines(requestBody: Json, references: References): string[] {
  const body = bodyOf(requestBody.content)
  if (body === undefined) return []
  const [[, value] = ['', undefined]] = bodyExamples(body, references, 'request')
  const schema = references.resolve(body.media.schema)
  if (body.type.startsWith('multipart/')) {
    return Object.entries(objectOf(value)).map(([name, each]) => {
      const field = references.resolve(objectOf(schema.properties)[name])
      const isFile = [field, references.resolve(field.items)].some(isBinary)
      return `--form ${quoted(`${name}=${isFile ? '@FILE' : textFor(each)}`)}`
    })
  }
  const type = `--header ${quoted(`Content-Type: ${body.type}`)}`
  if (value === undefined) return isBinary(schema) ? [type, '--data-binary @FILE'] : [type]
  if (body.type === 'application/x-www-form-urlencoded' && typeof value === 'object') {
    const pairs = Object.entries(objectOf(value)).map(
      ([name, each]) => `--data-urlencode ${quoted(`${name}=${each}`)}`,
    )
    return [type, ...pairs]
  }
  return [type, `--data ${quoted(exampleText(value))}`]
}

/** Headers and query of the first way to authenticate. */
function security(data: Json, { root, resolve }: References) {
  const schemes = objectOf(objectOf(root.components).securitySchemes)
  const [first] = listOf(data.security ?? root.security)
  const headers: string[] = []
  const query: string[] = []
  for (const name of Object.keys(objectOf(first))) {
    const scheme = resolve(schemes[name])
    const type = stringOf(scheme.type)
    if (type === 'apiKey' && scheme.in === 'query') query.push(`${scheme.name}=API_KEY`)
    else if (type === 'apiKey' && scheme.in === 'cookie')
      headers.push(`Cookie: ${scheme.name}=API_KEY`)
    else if (type === 'apiKey') headers.push(`${scheme.name}: API_KEY`)
    else if (stringOf(scheme.scheme).toLowerCase() === 'basic')
      headers.push('Authorization: Basic CREDENTIALS')
    else if (type === 'http' || type === 'oauth2' || type === 'openIdConnect')
      headers.push('Authorization: Bearer TOKEN')
  }
  return { headers, query }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
