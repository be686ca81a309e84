import { removeSites, renderPath } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { htmlOf } from './fixtures/open-description'

afterAll(removeSites)

it('has no command for a webhook, whose body is an example', async () => {
  const schema = { type: 'object', properties: { id: { type: 'integer' } } }
  const post = { requestBody: { content: { 'application/json': { schema } } } }
  const { html } = await htmlOf({ webhooks: { added: { post } } }, '/docs/webhooks/')
  expect(html).toContain('id="post-added-body.id"')
  expect(html).toContain('data-language="json"')
  expect(html).not.toContain('curl')
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
