import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { body, htmlOf, textIn } from './fixtures/open-description'

afterAll(removeSites)

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
