import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, renderPath, siteOpener } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'

afterAll(removeSites)

const openSite = siteOpener(openContent)

const plugin = join(import.meta.dirname, 'index.ts')
const config = { plugins: [plugin], docs: { dialect: 'openapi' } }
const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
)
const petstore = readFileSync(join(examples, '3.1/json/petstore.json'), 'utf8')

const open = (files: Readonly<Record<string, string>>) =>
  openSite(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text])),
    config,
  )

async function htmlOf(description: object, path = '/docs/operations/') {
  const start = { openapi: '3.1.0', info: { title: 'API', version: '1' } }
  const { content } = await open({ 'openapi.json': JSON.stringify({ ...start, ...description }) })
  const { data, messages } = await renderPath(content, path)
  if (data.kind !== 'doc') throw new Error('No document')
  return { html: data.html, messages, content }
}

describe('the pages of a description', () => {
  it('are an overview, a page for each tag and one for each schema', async () => {
    const { content } = await open({ 'openapi.json': petstore })
    expect(content.model.routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/docs/', '/docs/pet/', '/docs/user/', '/docs/schemas/pet/']),
    )
    const { data } = await renderPath(content, '/docs/')
    expect(data.kind === 'doc' && data.html).toContain(
      '<a href="/docs/pet/">pet</a> (8 operations)',
    )
    expect(data.kind === 'doc' && data.html).toContain('OAuth 2.0')
  })

  it('have anchors for operations and fields, which search finds', async () => {
    const { content } = await open({ 'openapi.json': petstore })
    const { data, search } = await renderPath(content, '/docs/pet/')
    const html = data.kind === 'doc' ? data.html : ''
    expect(html).toContain('id="updatepet-body.photoUrls"')
    expect(html).toContain('id="findpetsbystatus-parameters.status"')
    expect(JSON.stringify(search)).toContain('updatepet-body.photoUrls')
  })

  it('show a request with the parameters, the body and the authentication it needs', async () => {
    const { html } = await htmlOf({
      servers: [{ url: 'https://{area}.example.org/v1', variables: { area: { default: 'eu' } } }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
      paths: {
        '/pets/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, example: 7 }],
          put: {
            parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
            requestBody: {
              content: {
                'application/json': {
                  schema: { properties: { name: { type: 'string', example: "it's" } } },
                },
              },
            },
          },
        },
      },
    })
    const shown = html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")
    expect(shown).toContain("curl --request PUT 'https://eu.example.org/v1/pets/7?q=string'")
    expect(shown).toContain("--header 'Authorization: Bearer TOKEN'")
    expect(shown).toContain('"name": "it\'\\\'\'s"')
  })

  it('write objects inside a body as paths, and end at references in a circle', async () => {
    const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } }
    const owner = { type: 'object', properties: { mail: { type: 'string', format: 'email' } } }
    const list = {
      type: 'array',
      items: { type: 'object', properties: { size: { enum: [1, 2] } } },
    }
    const schema = { type: 'object', required: ['owner'], properties: { owner, list } }
    const { html, content } = await htmlOf({
      components: { schemas: { Node: node } },
      paths: { '/': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
    })
    expect(html).toMatch(/id="post-body\.owner\.mail">\s*<th scope="row">[^"]*string \(email\)/)
    expect(html).toMatch(
      /id="post-body\.list\[\]\.size">\s*<th scope="row">[^"]*One of <code>1<\/code>, <code>2<\/code>/,
    )
    const { data } = await renderPath(content, '/docs/schemas/node/')
    expect(data.kind === 'doc' && data.html).toContain('<a href="/docs/schemas/node/">Node</a>')
  })

  it('mark what is deprecated, and read descriptions as CommonMark alone', async () => {
    const description = '# Big\n\nUse {id} and <id>, :::note and `{code}`.'
    const { html, messages } = await htmlOf({
      paths: { '/': { get: { summary: 'A *b* {c}', deprecated: true, description } } },
    })
    expect(html).toContain('This operation is deprecated.')
    expect(html).toMatch(/<h2[^>]*>A \*b\* \{c\}/)
    expect(html).toContain('<strong>Big</strong>')
    expect(html).toContain('Use {id} and &lt;id>, :::note and <code>{code}</code>.')
    expect(messages).toEqual([])
  })

  it('are one for each operation where a tag has many', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 21 }, (_, number) => [
        `/${number}`,
        { get: { operationId: `get${number}`, tags: ['Many'], responses: { 200: {} } } },
      ]),
    )
    const { html, content } = await htmlOf({ paths }, '/docs/many/')
    expect(html).toContain('href="/docs/many/get20/"')
    const { data } = await renderPath(content, '/docs/many/get20/')
    expect(data.kind === 'doc' && data.html).toContain('id="200"')
  })
})

const body = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } })
const post = (schema: object, more = {}) => ({
  paths: { '/': { post: { requestBody: body(schema), ...more } } },
})
const textIn = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")

describe('fields', () => {
  it('are required by all parts of a schema together, and by alternatives only where all require them', async () => {
    const properties = { a: {}, b: {}, c: {}, d: {} }
    const { html } = await htmlOf(
      post({
        allOf: [{ properties }, { required: ['b'] }],
        required: ['a'],
        oneOf: [{ required: ['c', 'd'] }, { required: ['d'], properties: { e: {} } }],
      }),
    )
    const rows = html.match(/id="post-body\.\w">.*?<\/tr>/gs)?.map(textIn) ?? []
    expect(rows.map((row) => row.replace(/^.*">|\s+/g, ''))).toEqual([
      'aanyRequired.',
      'banyRequired.',
      'canyRequiredinsomecases.',
      'danyRequired.',
      'eany',
    ])
  })

  it('have the limits and values of all alternatives and of items', async () => {
    const constants = [{ const: 'x', description: 'Across' }, { const: 'y' }]
    const { html } = await htmlOf(
      post({
        properties: {
          name: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
          kind: { anyOf: [{ enum: ['k1', 'k2'] }, { type: 'array', items: { enum: ['k3'] } }] },
          axis: { oneOf: constants },
          tags: { type: 'array', items: { type: 'string', pattern: '^t', description: 'A tag' } },
          meta: { type: 'object', maxProperties: 7, examples: [{ m: 1 }] },
          a_very_long_name: { properties: { ofField: {} } },
        },
        oneOf: [
          { properties: { type: { enum: ['t1'] } } },
          { properties: { type: { enum: ['t2'] } } },
        ],
      }),
    )
    const text = textIn(html)
    expect(text).toContain('string or null')
    expect(text).toContain('Greatest length: 9.')
    expect(text).toContain('One of k1, k2, k3.')
    expect(text).toContain('One of t1, t2.')
    expect(html).toContain(
      '<code>a_<i></i>very_<i></i>long_<i></i>name.<i></i>of<i></i>Field</code>',
    )
    expect(text).toContain('One of x (Across), y.')
    expect(text).toContain('A tag. Each item: Pattern: ^t.')
    expect(text).toContain('Most fields: 7. Example: {"m":1}.')
  })

  it('that a schema adds to one with a page are shown, with what tells schemas apart', async () => {
    const Cat = { type: 'object', properties: { name: {} } }
    const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } }
    const { html, content } = await htmlOf({
      ...post({
        properties: {
          pet: { allOf: [{ $ref: '#/components/schemas/Cat' }, { properties: { age: {} } }] },
        },
      }),
      components: { schemas: { Cat, Pet: { discriminator } } },
    })
    expect(html).toMatch(/id="post-body\.pet\.age">\s*<th scope="row"><code>pet\.age<\/code>/)
    expect(html).not.toContain('id="post-body.pet.name"')
    const { data } = await renderPath(content, '/docs/schemas/pet/')
    expect(data.kind === 'doc' && data.html).toContain(
      'The field <code>kind</code> says which schema applies: <code>cat</code>: <a href="/docs/schemas/cat/">Cat</a>.',
    )
  })
})

it('has no command for a webhook, whose body is an example', async () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' } } }
  const post = { requestBody: { content: { 'application/json': { schema } } } }
  const { html } = await htmlOf({ webhooks: { added: { post } } }, '/docs/webhooks/')
  expect(html).toContain('id="post-added-body.id"')
  expect(html).toContain('data-language="json"')
  expect(html).not.toContain('curl')
})

it('writes lists in the query as several values, and bars in cells as text', async () => {
  const schema = { type: 'array', items: { enum: ['a b'] } }
  const { html } = await htmlOf({
    paths: { '/': { get: { parameters: [{ name: 'x|y', in: 'query', required: true, schema }] } } },
  })
  expect(html.replace(/<[^>]+>/g, '')).toContain('?x%7Cy=a%20b')
  expect(html).toContain('<th scope="row"><code>x|y</code></th>')
})

it('says how lists and objects of the query are written, and writes them so', async () => {
  const list = { type: 'array', items: { enum: ['a', 'b'] }, example: ['a', 'b'] }
  const query = (name: string, schema: object, more: object) => ({
    name,
    in: 'query',
    required: true,
    schema,
    ...more,
  })
  const { html } = await htmlOf({
    paths: {
      '/': {
        get: {
          parameters: [
            query('one', list, { explode: false }),
            query('two', list, { style: 'pipeDelimited' }),
            query('three', { type: 'object', example: { a: 1 } }, { style: 'deepObject' }),
          ],
        },
      },
    },
  })
  const text = textIn(html)
  expect(text).toContain('Values are separated by commas.')
  expect(text).toContain('Values are separated by |.')
  expect(text).toContain('Written as three[field]=….')
  expect(text).toContain('?one=a%2Cb&amp;two=a%7Cb&amp;three%5Ba%5D=1')
})

it('shows each form of a body, headers called like extensions, and servers of a path', async () => {
  const file = body({ properties: { file: { format: 'binary' } } }, 'multipart/form-data')
  const json = body({ properties: { url: { type: 'string' } } })
  const { html } = await htmlOf({
    paths: {
      '/': {
        servers: [{ url: 'https://files.example.org' }],
        post: {
          requestBody: { content: { ...json.content, ...file.content } },
          responses: {
            200: { headers: { 'x-left': { schema: { type: 'integer', minimum: 0 } } } },
          },
        },
      },
    },
  })
  expect(html).toContain('As <code>multipart/form-data</code>:')
  expect(html).toContain('id="post-body.file"')
  expect(html).toMatch(/<code>x-left<\/code>.*At least: <code>0<\/code>/s)
  expect(textIn(html)).toContain('Server: https://files.example.org')
})

it('leads links for other tools to the pages they mean, and keeps definitions of links', async () => {
  const description =
    'See [a](#operation/getPet), [b](#tag/Big%20Pets), [c](#section/Limits/Rates), [d](#components/schemas/Pet), [f](#get-a-pet), [`g`](#tag/big-pets/GET/pets/{id}), [`e`][1] and [other](#x).\n\n[1]: https://example.org/e_(1)'
  const { html, messages } = await htmlOf(
    {
      info: { title: 'A', description: '## Limits\n\n### Rates\n\nFew.' },
      components: { schemas: { Pet: { properties: { name: { description } } } } },
      paths: {
        '/': { get: { description } },
        '/pets': { get: { tags: ['Big Pets'], operationId: 'getPet', summary: 'Get a pet' } },
        '/pets/{id}': { get: { tags: ['Big Pets'] } },
      },
    },
    '/docs/schemas/pet/',
  )
  expect(html).toContain('<a href="/docs/big-pets/#getpet">a</a>')
  expect(html).toContain('<a href="/docs/big-pets/">b</a>')
  expect(html).toContain('<a href="/docs/#rates">c</a>')
  expect(html).toContain('<a href="/docs/schemas/pet/">d</a>')
  expect(html).toContain('<a href="/docs/big-pets/#getpet">f</a>')
  expect(html).toContain('<a href="/docs/big-pets/#get-pets-id"><code>g</code></a>')
  expect(html).toContain('<code>e</code></a>')
  expect(html).toContain('href="https://example.org/e_%281%29"')
  expect(html).toContain('<a href="#x">other</a>')
  expect(messages).toEqual([])
})

it('reads methods and streams of OpenAPI 3.2', async () => {
  const itemSchema = { type: 'object', properties: { line: { type: 'string' } } }
  const { html } = await htmlOf({
    openapi: '3.2.0',
    paths: {
      '/logs': {
        query: { summary: 'Search' },
        additionalOperations: {
          COPY: { requestBody: { content: { 'application/jsonl': { itemSchema } } } },
        },
      },
    },
  })
  expect(textIn(html)).toContain('QUERY /logs')
  expect(textIn(html)).toContain('curl --request COPY')
  expect(html).toContain('id="copy-logs-body.[].line"')
})

it('gives files to commands, strings as JSON, and relative servers a host', async () => {
  const file = { type: 'string', format: 'binary' }
  const upload = { properties: { icon: file, more: { type: 'array', items: file } } }
  const { html } = await htmlOf({
    servers: [{ url: '/api/v3' }],
    paths: {
      '/a': {
        description: 'Of the path.',
        post: { requestBody: { content: { 'multipart/form-data': { schema: upload } } } },
        put: { servers: [], requestBody: { content: { 'image/png': { schema: file } } } },
        patch: { requestBody: { content: { 'application/json': { schema: { type: 'string' } } } } },
      },
    },
  })
  const text = textIn(html)
  expect(text).toContain("curl --request POST 'https://example.com/api/v3/a'")
  expect(text).toContain("--form 'icon=@FILE' \\\n  --form 'more=@FILE'")
  expect(text).toContain("curl --request PUT 'https://example.com/a'")
  expect(text).toContain('--data-binary @FILE')
  expect(text).toContain(`--data '"string"'`)
  expect(text.match(/Of the path\./g)).toHaveLength(3)
  expect(text).not.toContain('Server:')
})

it('takes titles from summaries, unless they are paragraphs', async () => {
  const summary = `Happens [once](https://example.org/once). ${'And so on. '.repeat(12)}`
  const { html, content } = await htmlOf(
    {
      openapi: '3.2.0',
      servers: [{ url: 'https://{path}', variables: { path: { default: '' } } }],
      tags: [{ name: 'pets', summary: 'All pets' }],
      paths: { '/a': { get: { tags: ['pets'], summary } } },
    },
    '/docs/pets/',
  )
  expect(html).toMatch(/<h2[^>]*>GET \/a</)
  expect(html).toContain('<a href="https://example.org/once"')
  const { data } = await renderPath(content, '/docs/')
  expect(data.kind === 'doc' && data.html).toContain('<a href="/docs/pets/">All pets</a>')
  expect(data.kind === 'doc' && data.html).toContain('default <code>""</code>')
})

it('keeps ids of operations apart from those of the parts of others', async () => {
  const parameters = [{ name: 'id', in: 'path' }]
  const { html, messages } = await htmlOf({
    paths: { '/a/{id}': { get: { parameters } }, '/a/{id}/parameters': { get: { parameters } } },
  })
  expect(html).toContain('id="get-a-id-parameters-1"')
  expect(messages).toEqual([])
})

it('names the kind in an example, whatever the order of its parts', async () => {
  const base = { properties: { type: { type: 'string' }, id: { type: 'string' } } }
  const own = { properties: { type: { type: 'string', enum: ['DOCUMENT'] } } }
  for (const allOf of [
    [base, own],
    [own, base],
  ]) {
    const schemas = { A: { allOf }, B: { allOf: [{ type: 'string' }, { enum: ['x'] }] } }
    const { html, content } = await htmlOf({ components: { schemas } }, '/docs/schemas/a/')
    expect(textIn(html)).toContain('"type": "DOCUMENT"')
    const { data } = await renderPath(content, '/docs/schemas/b/')
    expect(data.kind === 'doc' && textIn(data.html)).toContain('"x"')
  }
})

it('reads merged keys and templates that are used often', async () => {
  const paths = Array.from({ length: 150 }, (_, at) => `  /p${at}: { get: *get }`)
  const { content } = await open({
    'openapi.yaml': `openapi: 3.0.0
info: { title: A }
x-get: &get { tags: [a], responses: { 200: { description: Fine. } } }
components:
  schemas:
    Base: &base { type: object, properties: { id: { type: string } } }
    More: { <<: *base, description: Merged. }
paths:
${paths.join('\n')}
`,
  })
  const { data } = await renderPath(content, '/docs/schemas/more/')
  expect(data.kind === 'doc' && data.html).toContain('<code>id</code>')
  expect(content.model.routes.some(({ path }) => path === '/docs/a/get-p149/')).toBe(true)
})

describe('the files', () => {
  it('are named where they cannot be written', async () => {
    const error = await open({ 'openapi.json': petstore, '.pages': '' }).catch((reason) => reason)
    expect(error.diagnostics[0]).toMatchObject({
      code: 'source/unreadable',
      message: expect.stringContaining('The pages of the docs folder cannot be written: '),
      location: { file: 'docs/.pages' },
    })
  })

  it('are written once, are replaced by documents of the site, and go with their operations', async () => {
    const { content, contentDir } = await open({ 'openapi.json': petstore, 'user.md': '# Mine\n' })
    const page = join(contentDir, 'docs/.pages/openapi.json/pet.md')
    const { mtimeMs } = statSync(page)
    expect((await renderPath(content, '/docs/user/')).data).toMatchObject({ title: 'Mine' })
    const file = join(contentDir, 'docs/openapi.json')
    writeFileSync(file, petstore.replaceAll('"store"', '"shop"'))
    const next = (await content.update([file])).content
    const paths = next.model.routes.map(({ path }) => path)
    expect(paths).toContain('/docs/shop/')
    expect(paths).not.toContain('/docs/store/')
    expect(statSync(page).mtimeMs).toBe(mtimeMs)
    expect(readdirSync(join(contentDir, 'docs/.pages/openapi.json'))).not.toContain('store.md')
    expect(readFileSync(join(contentDir, 'docs/.pages/.gitignore'), 'utf8')).toBe('*\n')
  })

  it('are those named, or all called openapi or swagger; each but one has a folder', async () => {
    const { content } = await open({ 'a/swagger.json': petstore, 'b.openapi.json': petstore })
    const paths = content.model.routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/docs/a/pet/', '/docs/b/pet/']))
    const named = { ...config, plugins: [{ module: plugin, options: { files: ['x.json'] } }] }
    const { content: one } = await openSite({ 'docs/x.json': petstore }, named)
    expect(one.model.routes.map(({ path }) => path)).toContain('/docs/pet/')
  })

  it('have versions', async () => {
    const files = { 'docs/openapi.json': petstore, 'docs_versions/1.0/openapi.json': petstore }
    const { content } = await openSite(files, config)
    const paths = content.model.routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/docs/pet/', '/docs/next/pet/']))
  })

  it('lead to the description for edits', async () => {
    const docs = { dialect: 'openapi', editUrl: 'https://git.example.org/edit' }
    const { content } = await openSite({ 'docs/v2/openapi.json': petstore }, { ...config, docs })
    const { data } = await renderPath(content, '/docs/v2/pet/')
    expect(data).toMatchObject({ editUrl: 'https://git.example.org/edit/docs/v2/openapi.json' })
  })
})

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

describe('mistakes', () => {
  it.each([
    ['openapi: 3.1.0\ninfo: [\n', '3:1 openapi/syntax', 'The file cannot be parsed'],
    ['title: A\n', '1:1 openapi/version', 'it has no key "openapi".'],
    ['a: 1\nswagger: "2.0"\n', '2:1 openapi/version', 'has the version "2.0"; supported are'],
    ['openapi: 3.0.0\ninfo: {}\n', '2:1 openapi/invalid', 'The description has no title.'],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a: {}\n  /b:\n',
      '5:3 openapi/invalid',
      'The path "/b" has no operations.',
    ],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a:\n    $ref: "#/no"\n',
      '5:5 openapi/reference',
      'The reference "#/no" leads to nothing.',
    ],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a:\n    $ref: b.yaml\n',
      '5:5 openapi/reference',
      'leads to the file "b.yaml", which does not exist.',
    ],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a:\n    $ref: ../b.yaml\n',
      '5:5 openapi/reference',
      'leads to the file "../b.yaml", which is outside of the docs folder.',
    ],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a:\n    $ref: https://example.org/b.yaml#/a\n',
      '5:5 openapi/reference',
      'leads to another server, which is not asked.',
    ],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a:\n    $ref: broken.yml\n',
      '5:5 openapi/reference',
      'leads to the file "broken.yml", which cannot be parsed: ',
    ],
    [
      'openapi: 3.0.0\ninfo: {title: A}\npaths:\n  /a:\n    $ref: parts.yml\n',
      '1:1 openapi/reference',
      'The reference "#/none" in "parts.yml" leads to nothing.',
    ],
  ])('%j: %s', async (text, place, message) => {
    const parts = {
      'broken.yml': 'a: [\n',
      'parts.yml': 'get:\n  responses:\n    200: { $ref: "#/none" }\n',
    }
    const error = await open({ ...parts, 'openapi.yaml': text }).catch((reason) => reason)
    const [first] = error.diagnostics
    const { file, line, column } = first.location
    expect(file).toBe('docs/openapi.yaml')
    expect(`${line}:${column} ${first.code}`).toBe(place)
    expect(first.message).toContain(message)
    expect(first.help).toBeTruthy()
  })
})

it('keeps examples short where each schema holds all others', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `S${number}`)
  const refs = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  )
  const properties = { id: { type: 'integer' }, ...refs }
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]))
  const { html } = await htmlOf({ components: { schemas } }, '/docs/schemas/s0/')
  const [, example = ''] = /<code class="language-json">(\{[\s\S]*?)<\/code>/.exec(html) ?? []
  const { id, S1, ...others } = JSON.parse(example.replace(/<[^>]+>/g, ''))
  expect(id).toBe(0)
  expect(Object.keys(others)).toHaveLength(11)
  expect(S1).toEqual({ id: 0 })
})
