import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeSites, renderPath } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { config, open, openSite, textIn } from './fixtures/open-description'

afterAll(removeSites)

it('reads other files of the docs folder, and reads them again when they change', async () => {
  const schema = (name: string) => ({ $ref: `./parts/schemas.yaml#/${name}` })
  const json = (name: string) => ({ content: { 'application/json': { schema: schema(name) } } })
  const description = {
    openapi: '3.1.0',
    info: { title: 'API' },
    paths: { '/pets': { $ref: 'parts/pets.yaml' } },
    components: { schemas: { Animal: schema('Pet') } },
    webhooks: { added: { post: { requestBody: json('Pet'), responses: { 200: json('Owner') } } } },
  }
  const schemas = `Pet: { properties: { owner: { $ref: '#/Owner' }, next: { $ref: '#/Pet' } } }
Owner: { properties: { mail: { type: string, description: DESCRIPTION } } }
`
  const files = {
    'docs/openapi.json': JSON.stringify(description),
    'docs/parts/pets.yaml':
      'get:\n  operationId: list\n  parameters: [{ $ref: "../parts/more.yaml#/limit" }]\n',
    'docs/parts/more.yaml': 'limit: { name: limit, in: query, description: At most. }\n',
    'docs/parts/schemas.yaml': schemas.replace('DESCRIPTION', 'First.'),
  }
  const { content, contentDir } = await openSite(files, config)
  const htmlAt = async (opened: typeof content, path: string) => {
    const { data, messages } = await renderPath(opened, path)
    expect(messages).toEqual([])
    return data.kind === 'doc' ? data.html : ''
  }
  expect(await htmlAt(content, '/docs/operations/')).toContain('id="list-parameters.limit"')
  expect(await htmlAt(content, '/docs/webhooks/')).toContain('href="/docs/schemas/animal/"')
  const pet = await htmlAt(content, '/docs/schemas/animal/')
  expect(pet).toContain('<a href="/docs/schemas/owner/">Owner</a>')
  expect(pet).toContain('<a href="/docs/schemas/animal/">Animal</a>')
  expect(await htmlAt(content, '/docs/schemas/owner/')).toContain('First.')
  await content.dispose()
  writeFileSync(
    join(contentDir, 'docs/parts/schemas.yaml'),
    schemas.replace('DESCRIPTION', 'Second.'),
  )
  const again = await openSite({}, config, { contentDir })
  expect(await htmlAt(again.content, '/docs/schemas/owner/')).toContain('Second.')
})

it('finds files in default responses, examples, headers and discriminators', async () => {
  const { content } = await open({
    'openapi.yaml': `openapi: 3.0.0
info: { title: A }
paths:
  /a:
    get:
      responses:
        default: { $ref: './more%20parts.yaml#/Failed' }
        200:
          description: ''
          headers: { x-limit: { $ref: './parts.yaml#/Limit' } }
          content:
            application/json:
              schema: { $ref: './Pet.yaml' }
              examples: { cat: { $ref: './parts.yaml#/Tom' } }
`,
    'more parts.yaml': 'Failed: { description: It failed. }\n',
    'parts.yaml': 'Limit: { description: Per hour. }\nTom: { value: { name: Tom, $ref: data } }\n',
    'Pet.yaml':
      'oneOf: [{ $ref: ./Cat.yaml }]\ndiscriminator: { propertyName: kind, mapping: { cat: ./Cat.yaml } }\n',
    'Cat.yaml': 'type: object\n',
  })
  const { data, messages } = await renderPath(content, '/docs/operations/')
  const html = data.kind === 'doc' ? data.html : ''
  expect(messages).toEqual([])
  expect(html).toContain('<p>It failed.</p>')
  expect(html).toContain('<td>Per hour.</td>')
  expect(textIn(html)).toContain('"name": "Tom"')
  const pet = await renderPath(content, '/docs/schemas/pet/')
  expect(pet.data.kind === 'doc' && pet.data.html).toContain(
    '<code>cat</code>: <a href="/docs/schemas/cat/">Cat</a>',
  )
})
