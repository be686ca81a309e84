import { removeSites, renderPath } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { htmlOf, post, textIn } from './fixtures/open-description'

afterAll(removeSites)

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
