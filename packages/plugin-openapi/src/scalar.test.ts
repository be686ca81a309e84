import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dereference } from '@scalar/openapi-parser'
import { describe, expect, it } from 'vitest'
import { entriesOf, type Json, listOf, objectOf } from './json'
import { groupOperations } from './operations'
import { readDescription } from './read-description'
import { createReferences } from './references'

/*
 * Holds the reader to Scalar's parser, which resolves all references: pages must show the same operations with the same parameters,
 * bodies and responses.
 */

/** What the page of an operation begins from, with its references resolved one step. */
function outline(
  method: string,
  path: string,
  parameters: readonly Json[],
  data: Json,
  step: Step,
) {
  const { content } = step(data.requestBody)
  const bodies = entriesOf(content).map(([type, media]) => {
    const schema = step(objectOf(media).schema)
    return [type, Object.keys(objectOf(schema.properties)).sort()]
  })
  const responses = entriesOf(data.responses).map(([status, response]) => {
    const { content, description } = step(response)
    return [status, description, Object.keys(objectOf(content))]
  })
  const named = parameters.map((each) => `${each.in} ${each.name}`).sort()
  return { operation: `${method} ${path}`, parameters: named, bodies, responses }
}

type Step = (value: unknown) => Json

function ourOutline(text: string) {
  const { root, problems } = readDescription(text, '/docs/a.openapi.yaml', '/docs')
  expect(problems).toEqual([])
  const references = createReferences(root ?? {})
  return groupOperations(references)
    .flatMap(({ operations }) => operations)
    .filter(({ isWebhook }) => !isWebhook)
    .map(({ method, path, parameters, data }) =>
      outline(method, path, parameters, data, references.resolve),
    )
    .sort(byOperation)
}

const byOperation = (a: { operation: string }, b: { operation: string }) =>
  a.operation < b.operation ? -1 : 1

const methods = 'get put post delete options head patch trace'.split(' ')

async function theirOutline(text: string) {
  const { schema, errors } = await dereference(text)
  expect(errors).toEqual([])
  return entriesOf(objectOf(schema).paths)
    .flatMap(([path, value]) => {
      const item = objectOf(value)
      const known = methods.filter((method) => item[method] !== undefined)
      return known.map((method) => {
        const data = objectOf(item[method])
        const all = [...listOf(item.parameters), ...listOf(data.parameters)].map(objectOf)
        const parameters = new Map(all.map((each) => [`${each.in} ${each.name}`, each]))
        return outline(method.toUpperCase(), path, [...parameters.values()], data, objectOf)
      })
    })
    .sort(byOperation)
}

const head = 'openapi: 3.1.0\ninfo:\n  title: Pets\n  version: 1.0.0\n'

const small = {
  'operations of a path with parameters of both': `${head}paths:
  /pets/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: page, in: query, schema: { type: integer } }
    get:
      parameters:
        - { name: page, in: query, schema: { type: string } }
      responses: { '200': { description: A pet. } }
    delete:
      responses: { '204': { description: Gone. } }
`,
  'references to components': `${head}paths:
  /pets:
    post:
      parameters:
        - $ref: '#/components/parameters/Page'
      requestBody: { $ref: '#/components/requestBodies/Pet' }
      responses: { '200': { $ref: '#/components/responses/Pet' } }
components:
  parameters:
    Page: { name: page, in: query, schema: { type: integer } }
  requestBodies:
    Pet: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  responses:
    Pet: { description: A pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  schemas:
    Pet: { type: object, properties: { name: { type: string }, parent: { $ref: '#/components/schemas/Pet' } } }
`,
  'references with escaped names': `${head}paths:
  /a~b:
    get:
      responses: { '200': { $ref: '#/paths/~1c/get/responses/200' } }
  /c:
    get:
      responses: { '200': { description: C. } }
`,
  'JSON with an extension': JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Pets', version: '1' },
    'x-own': true,
    paths: { '/': { 'x-own': 1, head: { responses: { default: { description: 'All.' } } } } },
  }),
}

describe('the same operations as Scalar', () => {
  it.each(Object.entries(small))('%s', async (_, text) => {
    const operations = ourOutline(text)
    expect(operations).not.toEqual([])
    expect(operations).toEqual(await theirOutline(text))
  })
})

const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
)
const files = ['3.0/yaml', '3.0/json', '3.1/yaml', '3.1/json'].flatMap((folder) =>
  readdirSync(join(examples, folder)).map((name) => `${folder}/${name}`),
)

it.each(files.filter((name) => /\.(?:yaml|json)$/.test(name)))('the same in %s', async (name) => {
  const text = readFileSync(join(examples, name), 'utf8')
  expect(ourOutline(text)).toEqual(await theirOutline(text))
})

it('a broken reference as Scalar, with its place', async () => {
  const text = `${head}paths:
  /pets:
    get:
      parameters:
        - $ref: '#/components/parameters/Page'
      responses: { '200': { description: Pets. } }
`
  const { errors } = await dereference(text)
  expect(errors?.map(({ code }) => code)).toEqual(['INVALID_REFERENCE'])
  expect(readDescription(text, '/docs/a.openapi.yaml', '/docs').problems).toMatchObject([
    { code: 'openapi/reference', line: 9, column: 11 },
  ])
})
