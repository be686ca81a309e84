import { blocks, code, codeBlock, plain, prose, sentence, table } from '@landing/markdown/authoring'
import { entriesOf, type Json, listOf, objectOf, stringOf } from './json'
import { styleOf } from './parameter-style'
import {
  type Body,
  bodyExamples,
  bodyOf,
  curl,
  exampleBlock,
  type Operation,
  operationsOfPath,
} from './request'
import { describe, type SchemaPlace, schemaSection, typeOf } from './schema'

/** Named examples of a body beyond these add length, not sense. */
const mostExamples = 3

/** Where the section of an operation is. */
export interface OperationPlace extends SchemaPlace {
  /** Ids of its parts begin with this; empty on a page of its own. */
  readonly prefix: string
  /** `##` for its parts on a page of its own, else `###`. */
  readonly marks: string
}

/** An operation, without its heading. */
export function operationText(operation: Operation, place: OperationPlace): string {
  const { method, path, data, servers } = operation
  const { references } = place
  const more = objectOf(data.externalDocs)
  return blocks(
    codeBlock(`${method} ${path}`, 'http'),
    data.deprecated === true && ':::warning[Deprecated]\n\nThis operation is deprecated.\n\n:::',
    stringOf(data.summary).length > longestTitle && prose(stringOf(data.summary)),
    prose(stringOf(data.description)),
    stringOf(more.url) !== '' &&
      `[${plain(stringOf(more.description) || 'More')}](<${stringOf(more.url)}>)`,
    operation.hasOwnServers && `Server: ${servers.map(code).join(', ')}`,
    securityLine(data, references.root),
    parameterTable(operation, place),
    requestBody(operation, place),
    !operation.isWebhook && codeBlock(curl(operation, references), 'sh', 'Request'),
    responses(data, place),
    callbacks(data, place),
  )
}

/** Some write paragraphs into the summary. */
const longestTitle = 120

/** Its summary, else the request. */
export function operationTitle({ method, path, data }: Operation): string {
  const summary = stringOf(data.summary)
  return summary === '' || summary.length > longestTitle ? `${method} ${path}` : summary
}

function securityLine({ security }: Json, root: Json): string {
  const ways = listOf(security ?? root.security).map((way) =>
    Object.entries(objectOf(way))
      .map(([name, scopes]) => {
        const list = listOf(scopes).map((scope) => code(String(scope)))
        return `${code(name)}${list.length > 0 ? ` (${list.join(', ')})` : ''}`
      })
      .join(' and '),
  )
  if (ways.length === 0) return ''
  return `Authentication: ${ways.map((way) => way || 'none').join(', or ')}`
}

function parameterTable({ parameters }: Operation, place: OperationPlace): string {
  const rows = parameters.map((parameter) => {
    const words = [
      parameter.required === true && '**Required.**',
      described(parameter, place),
      styleOf(parameter, place.references),
    ]
    return [
      code(stringOf(parameter.name)),
      stringOf(parameter.in),
      typeOfParameter(parameter, place),
      words.filter(Boolean).join(' '),
    ]
  })
  if (rows.length === 0) return ''
  return blocks(
    heading('Parameters', 'parameters', place),
    table(['Parameter', 'In', 'Type', 'Description'], rows),
  )
}

/** What is said about a parameter or a header. */
function described(parameter: Json, place: SchemaPlace): string {
  const { description, deprecated, examples } = parameter
  const { resolve } = place.references
  const [first] = Object.values(objectOf(examples))
  const example = parameter.example ?? resolve(first).value
  const schema = objectOf(schemaOf(parameter))
  return describe(
    {
      ...schema,
      ...(stringOf(description) !== '' && { description }),
      ...(deprecated === true && { deprecated }),
      ...(example !== undefined && { example }),
    },
    place,
  )
}

function schemaOf({ schema, content }: Json): unknown {
  return schema ?? bodyOf(content)?.media.schema
}

function typeOfParameter(parameter: Json, place: SchemaPlace): string {
  const schema = schemaOf(parameter)
  return schema === undefined ? 'any' : typeOf(schema, place)
}

function requestBody({ data, isWebhook }: Operation, place: OperationPlace): string {
  const { content, description, required } = place.references.resolve(data.requestBody)
  const body = bodyOf(content)
  if (body === undefined) return ''
  const examples = bodyExamples(body, place.references, 'request')
  // The first one is part of the request.
  const others = isWebhook ? examples : examples.slice(1)
  return blocks(
    heading('Request body', 'body', place),
    `${[body.type, ...body.others].map(code).join(', ')}${required === true ? ' **Required.**' : ''}`,
    prose(stringOf(description)),
    body.media.schema !== undefined && schemaSection(body.media.schema, place),
    ...otherSchemas(body, place, true),
    ...others
      .slice(0, mostExamples)
      .map(([name, value]) => exampleBlock(name || 'Request', value, body.type)),
  )
}

function responses({ responses: given }: Json, place: OperationPlace): string {
  const { references } = place
  return blocks(
    ...entriesOf(given).map(([status, value]) => {
      const response = references.resolve(value)
      const body = bodyOf(response.content)
      const examples = body ? bodyExamples(body, references, 'response') : []
      return blocks(
        heading(`Response ${plain(status)}`, status.toLowerCase(), place),
        prose(stringOf(response.description)),
        body && [body.type, ...body.others].map(code).join(', '),
        headerTable(response, place),
        body?.media.schema !== undefined &&
          schemaSection(body.media.schema, place, { fields: false }),
        ...(body ? otherSchemas(body, place, false) : []),
        ...examples
          .slice(0, mostExamples)
          .map(([name, each]) =>
            exampleBlock(name || `Response ${status}`, each, body?.type ?? ''),
          ),
      )
    }),
  )
}

/** Schemas of media types that are not the one of the body that is shown. */
function otherSchemas({ media, all }: Body, place: SchemaPlace, fields: boolean): string[] {
  const texts = new Map([[schemaSection(media.schema, place, { fields }), '']])
  for (const [type, { schema }] of all) {
    if (schema === undefined) continue
    const text = schemaSection(schema, place, { fields })
    const types = texts.get(text)
    if (types !== '') texts.set(text, [types, code(type)].filter(Boolean).join(', '))
  }
  return [...texts].flatMap(([text, types]) => (types === '' ? [] : [`As ${types}:`, text]))
}

function headerTable({ headers }: Json, place: SchemaPlace): string {
  // Headers may be called like extensions.
  const rows = Object.entries(objectOf(headers)).map(([name, value]) => {
    const header = place.references.resolve(value)
    return [code(name), typeOfParameter(header, place), described(header, place)]
  })
  return table(['Header', 'Type', 'Description'], rows)
}

/** Requests that the service itself sends. */
function callbacks({ callbacks: given }: Json, place: OperationPlace): string {
  const rows = entriesOf(given).flatMap(([name, value]) =>
    entriesOf(place.references.resolve(value)).flatMap(([address, item]) =>
      operationsOfPath(place.references.resolve(item)).map(([method, data]) => {
        const schema = bodyOf(place.references.resolve(data.requestBody).content)?.media.schema
        const text = stringOf(data.summary) || stringOf(data.description)
        const type = schema === undefined ? '' : typeOf(schema, place)
        return [
          code(name),
          code(`${method} ${address}`).replaceAll('|', '\\|'),
          type,
          sentence(text),
        ]
      }),
    ),
  )
  if (rows.length === 0) return ''
  return blocks(
    heading('Callbacks', 'callbacks', place),
    table(['Callback', 'Request', 'Body', 'Description'], rows),
  )
}

function heading(text: string, id: string, { marks, prefix }: OperationPlace): string {
  return `${marks} ${text} {#${prefix}${id}}`
}
