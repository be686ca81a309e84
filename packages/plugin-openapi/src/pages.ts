import type { GeneratedPage } from '@landing/content'
import {
  blocks,
  cell,
  code,
  page,
  plain,
  prose,
  table,
  uniqueSlugs,
} from '@landing/markdown/authoring'
import { exampleOf } from './example'
import { entriesOf, type Json, listOf, objectOf, stringOf } from './json'
import { operationText, operationTitle } from './operation'
import { groupOperations, type OperationGroup } from './operations'
import { createReferences, type References } from './references'
import { exampleBlock, jsonText, type Operation, serverAddress } from './request'
import { discriminator, fieldsOf, namedSchemas, typeOf } from './schema'
import { facts } from './schema-facts'
import { type LinkTargets, withToolLinks } from './tool-links'

/** A tag with more operations has a page for each. */
const mostOnPage = 20

/**
 * The pages of a description: an overview, a page for each tag, and one for each named schema.
 *
 * @param folder that they are in; a page called so would be its page
 */
export function createPages(root: Json, folder = ''): GeneratedPage[] {
  const references = createReferences(root)
  const slugs = uniqueSlugs('index', 'readme', 'schemas', folder)
  const groups = groupOperations(references).map((group) => ({ ...group, file: slugs(group.name) }))
  const pages = [
    { path: 'index.md', text: overview(references, groups) },
    ...groups.flatMap((group, number) =>
      isLong(group)
        ? operationPages(group, number + 1, references)
        : [tagPage(group, number + 1, references)],
    ),
    ...namedSchemas(references).map(([name, schema]) => ({
      path: `schemas/${references.fileOf(name)}.md`,
      text: schemaPage(name, schema, references),
    })),
  ]
  return withToolLinks(pages, linkTargets(references, groups))
}

function linkTargets(references: References, groups: readonly FiledGroup[]): LinkTargets {
  return {
    overview: prose(stringOf(objectOf(references.root.info).description), 2),
    tags: groups.map((group) => ({ name: group.name, target: `${fileOf(group)}.md` })),
    schemas: namedSchemas(references).map(([name]) => ({
      name,
      target: `schemas/${references.fileOf(name)}.md`,
    })),
    operations: groups.flatMap((group) =>
      named(group).map(({ operation, operation: { method, path, data }, id }) => ({
        id: stringOf(data.operationId),
        title: operationTitle(operation),
        tag: group.name,
        method,
        path,
        target: isLong(group) ? `${group.file}/${id}.md` : `${group.file}.md#${id}`,
      })),
    ),
  }
}

function isLong({ operations }: OperationGroup): boolean {
  return operations.length > mostOnPage
}

/** Path of the page about a tag, without extension. */
function fileOf(group: FiledGroup): string {
  return isLong(group) ? `${group.file}/index` : group.file
}

/** Operations with the ids of their sections, or the names of their pages. */
function named(group: FiledGroup) {
  const slugs = isLong(group)
    ? uniqueSlugs('index', 'readme', group.file)
    : uniqueSlugs(...group.operations.flatMap(sectionIds))
  return group.operations.map((operation) => ({ operation, id: slugs(operationName(operation)) }))
}

/** Ids that the parts of an operation take on the page of its tag. */
function sectionIds(operation: Operation): string[] {
  const id = uniqueSlugs()(operationName(operation))
  const parts = [
    operation.parameters.length > 0 && 'parameters',
    operation.data.requestBody !== undefined && 'body',
    operation.data.callbacks !== undefined && 'callbacks',
  ]
  return parts.filter((part) => part !== false).map((part) => `${id}-${part}`)
}

function tagPage(group: FiledGroup, position: number, references: References): GeneratedPage {
  const { title, file, description } = group
  const schemas = './schemas/'
  const sections = named(group).map(({ operation, id }) => {
    const place = { references, schemas, prefix: `${id}-`, marks: '###' }
    const heading = `## ${plain(operationTitle(operation))} {#${id}}`
    return blocks(heading, operationText(operation, place))
  })
  const facts = { title, sidebar_position: position, toc_max_heading_level: 2 }
  return { path: `${file}.md`, text: page(facts, prose(description), ...sections) }
}

/** A list of the operations, and a page for each. */
function operationPages(group: FiledGroup, position: number, references: References) {
  const { title, file, description } = group
  const filed = named(group)
  const rows = filed.map(({ operation, id }) => [
    `[${plain(operationTitle(operation))}](./${id}.md)`,
    code(`${operation.method} ${operation.path}`),
  ])
  const facts = { title, sidebar_position: position }
  const list = table(['Operation', 'Request'], rows)
  return [
    { path: `${file}/index.md`, text: page(facts, prose(description), list) },
    ...filed.map(({ operation, id }, number) => ({
      path: `${file}/${id}.md`,
      text: page(
        { title: operationTitle(operation), sidebar_position: number + 1 },
        operationText(operation, { references, schemas: '../schemas/', prefix: '', marks: '##' }),
      ),
    })),
  ]
}

function operationName({ method, path, data }: Operation): string {
  return stringOf(data.operationId) || `${method.toLowerCase()} ${path}`
}

function schemaPage(name: string, schema: Json, references: References): string {
  const place = { references, schemas: './' }
  const resolved = references.resolve(schema)
  const fields = fieldsOf(resolved, place)
  const example = exampleOf(resolved, references, 'response')
  return page(
    { title: name },
    resolved.deprecated === true && ':::warning[Deprecated]\n\nThis schema is deprecated.\n\n:::',
    prose(stringOf(resolved.description)),
    `Type: ${typeOf(schema, place)}`,
    facts({ ...resolved, example: undefined, examples: undefined }, references),
    discriminator(resolved, place),
    fields,
    example !== undefined && exampleBlock('Example', jsonText(example), 'application/json'),
  )
}

type FiledGroup = OperationGroup & { readonly file: string }

function overview(references: References, groups: readonly FiledGroup[]): string {
  const { root } = references
  const info = objectOf(root.info)
  const facts = { title: stringOf(info.title), sidebar_position: 0 }
  return page(
    facts,
    stringOf(info.version) !== '' && `Version: ${code(stringOf(info.version))}`,
    stringOf(info.summary) !== '' && plain(stringOf(info.summary)),
    prose(stringOf(info.description), 2),
    operationList(groups),
    servers(root),
    schemes(references),
    about(root, info),
  )
}

function operationList(groups: readonly FiledGroup[]): string {
  if (groups.length === 0) return ''
  const items = groups.map((group) => {
    const { title, operations, description } = group
    const count = `${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}`
    const text = cell(description).split('<br>')[0] ?? ''
    return `- [${plain(title)}](./${fileOf(group)}.md) (${count})${text && `: ${text}`}`
  })
  return blocks('## Operations', items.join('\n'))
}

function servers(root: Json): string {
  const rows = listOf(root.servers)
    .map(objectOf)
    .map((server) => {
      const variables = Object.entries(objectOf(server.variables)).map(([name, value]) => {
        const { description, enum: values, default: usual } = objectOf(value)
        const choice = listOf(values).map((each) => code(String(each)))
        const one = choice.length > 0 ? `, one of ${choice.join(', ')}` : ''
        const text = stringOf(description)
        return `${code(`{${name}}`)}: default ${code(String(usual) || '""')}${one}${text && `. ${cell(text)}`}`
      })
      const words = [cell(stringOf(server.description)), ...variables].filter(Boolean)
      const address = variables.length > 0 ? stringOf(server.url) : serverAddress(server)
      return [code(address), words.join('<br>')]
    })
  return blocks(rows.length > 0 && '## Servers', table(['Address', 'Description'], rows))
}

function schemes({ root, resolve }: References): string {
  // A scheme may be called like an extension: "x-api-key".
  const all = objectOf(objectOf(root.components).securitySchemes)
  const rows = Object.entries(all).map(([name, value]) => {
    const scheme = resolve(value)
    const words = [cell(stringOf(scheme.description)), ...flows(scheme)].filter(Boolean)
    return [code(name), plain(manner(scheme)), words.join('<br>')]
  })
  return blocks(
    rows.length > 0 && '## Authentication',
    table(['Name', 'Type', 'Description'], rows),
  )
}

function manner({ type, scheme, name, in: place, bearerFormat }: Json): string {
  if (type === 'apiKey') return `API key in ${place} "${name}"`
  if (type === 'http') return `HTTP ${scheme}${bearerFormat ? ` (${bearerFormat})` : ''}`
  if (type === 'oauth2') return 'OAuth 2.0'
  if (type === 'openIdConnect') return 'OpenID Connect'
  return type === 'mutualTLS' ? 'Mutual TLS' : String(type)
}

function flows({ flows: given, openIdConnectUrl }: Json): string[] {
  const flowLines = entriesOf(given).map(([name, value]) => {
    const { authorizationUrl, tokenUrl, scopes } = objectOf(value)
    const addresses = [authorizationUrl, tokenUrl].map(stringOf).filter(Boolean)
    const list = Object.entries(objectOf(scopes)).map(
      ([scope, text]) => `${code(scope)}: ${cell(stringOf(text))}`,
    )
    return [`Flow ${code(name)}: ${addresses.map(code).join(', ')}`, ...list].join('<br>• ')
  })
  const discovery = stringOf(openIdConnectUrl)
  return discovery === '' ? flowLines : [...flowLines, code(discovery)]
}

function about(root: Json, info: Json): string {
  const { contact, license, termsOfService } = info
  const { name, email, url } = objectOf(contact)
  const { name: licenseName, url: licenseUrl } = objectOf(license)
  const { description, url: docs } = objectOf(root.externalDocs)
  const address = stringOf(url) || (stringOf(email) && `mailto:${stringOf(email)}`)
  const lines = [
    link('Contact', stringOf(name) || stringOf(email) || stringOf(url), address),
    link('License', stringOf(licenseName), stringOf(licenseUrl)),
    link('Terms of service', stringOf(termsOfService), stringOf(termsOfService)),
    link('Documentation', stringOf(description) || stringOf(docs), stringOf(docs)),
  ].filter(Boolean)
  return blocks(lines.length > 0 && '## About', lines.join('\n'))
}

function link(label: string, text: string, address: string): string {
  if (text === '') return ''
  return `- ${label}: ${address === '' ? plain(text) : `[${plain(text)}](<${address}>)`}`
}
