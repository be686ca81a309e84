import { expect, it } from 'vitest'
import { hostedSearch } from './index'
import { site } from './site'

const typesense = { service: 'typesense', url: 'https://search.example.org/x/', index: 'docs' }

it('names the module of the service, its options, and its address for the policy', () => {
  const { search } = site(typesense)
  expect(search).toEqual({
    module: expect.stringMatching(/^file:.*\/typesense\.js$/),
    options: { url: 'https://search.example.org/x/', index: 'docs' },
    policy: { 'connect-src': ['https://search.example.org'] },
  })
})

it('knows the address of Algolia', () => {
  const { options } = hostedSearch({ service: 'algolia', appId: 'A1', key: 'k', index: 'docs' })
  expect(site(options).search?.policy).toEqual({ 'connect-src': ['https://a1-dsn.algolia.net'] })
})

it.each([
  [
    { service: 'solr', index: 'docs', url: 'search' },
    'service: expected "algolia", "typesense", "meilisearch" or "opensearch", received "solr".',
    'url: expected an address such as "https://search.example.org", received "search".',
  ],
  [
    { ...typesense, index: ' ', timeout: Number.POSITIVE_INFINITY },
    'index: expected a name, received " ".',
    'timeout: expected a whole number from 1 on, received Infinity.',
  ],
  [
    { service: 'typesense', index: 'docs', appId: 'A1' },
    'url: "typesense" needs the address of its server.',
    'appId: only Algolia has one.',
  ],
  [
    { service: 'algolia', index: 'docs' },
    'appId: Algolia needs the id of the application.',
    'key: Algolia needs a search-only API key.',
  ],
  [{ service: 'algolia', index: 'docs', appId: 'A1' }, 'key: Algolia needs a search-only API key.'],
  [
    { ...typesense, timeOut: 1, proxy: 'x' },
    'timeOut: is not a known key. Did you mean "timeout"?',
    'proxy: is not a known key.',
  ],
  [
    undefined,
    'service: expected "algolia", "typesense", "meilisearch" or "opensearch", received nothing.',
    'index: expected a name, received nothing.',
  ],
])('refuses %o', (options, ...lines) => {
  const expected = lines.map((line) => `  ${line}`).join('\n')
  expect(() => site(options)).toThrow(
    expect.objectContaining({
      code: 'content/plugin',
      message: `Invalid options of "hostedSearch":\n\n${expected}`,
    }),
  )
})
