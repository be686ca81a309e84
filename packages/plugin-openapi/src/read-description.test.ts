import { removeSites, renderPath } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { open } from './fixtures/open-description'

afterAll(removeSites)

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

describe('mistakes', () => {
  it.each([
    ['openapi: 3.1.0\ninfo: [\n', '3:1 openapi/syntax', 'The file cannot be parsed'],
    ['title: A\n', '1:1 openapi/version', 'the key "openapi" is missing.'],
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
