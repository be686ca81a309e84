import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { htmlOf } from './fixtures/open-description'

afterAll(removeSites)

it('leads links for other tools to the pages they mean, and keeps definitions of links', async () => {
  const description =
    'See [a](#operation/getPet), [b](#tag/Big%20Pets), [c](#section/Limits/Rates), [d](#components/schemas/Pet), [f](#get-a-pet), [`g`](#tag/big-pets/GET/pets/{id}), [`e`][1] [h](#the-rate-of-one) and [other](#x).\n\n[1]: https://example.org/e_(1)'
  const { html, messages } = await htmlOf(
    {
      info: { title: 'A', description: '## Limits\n\n### Rates\n\nFew.\n\n### The `rate` of one' },
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
  expect(html).toContain('<a href="/docs/#the-rate-of-one">h</a>')
  expect(html).toContain('<a href="#x">other</a>')
  expect(messages).toEqual([])
})
