import { describe, expect, it, vi } from 'vitest'
import { answers, openService, providers } from '../fixtures/hosted-services'

// The answers are written by the services' documentation: no such server can be installed where the tests run.

const names = Object.keys(providers)
const options = { index: 'docs', key: 'search-only', base: '/site/' }

function providerAt(name: string, url: string, more: object = {}) {
  const create = providers[name]
  if (create === undefined) throw new Error(name)
  return create({ ...options, url, ...more })
}

describe.each(names)('the provider of %s', (name) => {
  it('gives hits by page and heading, with ranges instead of HTML', async () => {
    await using service = await openService({ body: answers[name] ?? {} })
    const search = providerAt(name, service.url)
    await search.load()
    expect(service.asked).toEqual([])
    const { hits, total, words } = await search.search({ text: 'Roles' })
    expect({ total, words }).toEqual({ total: 12, words: ['roles'] })
    expect(hits).toMatchObject([
      {
        ...{ type: 'title', u: '/site/docs/start/', h: '', t: 'Roles <b>', s: 'Roles <b>' },
        b: ['Docs'],
        title: { text: 'Roles <b>', ranges: [[0, 5]] },
        snippet: { text: 'Give roles & <i>more</i>…', ranges: [[5, 10]] },
      },
      {
        ...{ type: 'heading', u: '/site/docs/b/', h: '#limits', t: 'B', s: 'Limits of roles' },
        title: { text: 'Limits of roles', ranges: [[10, 15]] },
      },
      {
        ...{ type: 'content', h: '#x', t: 'C', s: 'X', title: { text: 'X', ranges: [] } },
        snippet: { text: 'roles', ranges: [[0, 5]] },
      },
    ])
    const scores = hits.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  it('asks nothing for a query without a letter', async () => {
    await using service = await openService({ body: answers[name] ?? {} })
    const search = providerAt(name, service.url)
    expect(await search.search({ text: ' "-" ?! ' })).toMatchObject({ hits: [], total: 0 })
    expect(await search.search({ text: '-roles', syntax: 'full' })).toMatchObject({ hits: [] })
    expect(service.asked).toEqual([])
  })

  it('only ever asks for searches', async () => {
    await using service = await openService({ body: answers[name] ?? {} })
    await providerAt(name, service.url).search({ text: 'roles' })
    expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      {
        Algolia: 'POST /1/indexes/docs/query',
        Typesense: 'GET /collections/docs/documents/search',
        Meilisearch: 'POST /indexes/docs/search',
        OpenSearch: 'POST /docs/_search',
      }[name],
    ])
  })

  it.each([
    [401, 'refused the key (401).', 'Use a key that may search the index "docs".'],
    [403, 'refused the key (403).', 'Use a key that may search the index "docs".'],
    [404, 'has no index "docs".', 'Create it from the files of "landing-search-records".'],
    [500, 'answered with status 500.', 'Try again later.'],
  ])('explains an answer with status %i', async (status, message, help) => {
    await using service = await openService({ status, body: { message: '<b>secret</b>' } })
    await expect(providerAt(name, service.url).search({ text: 'a' })).rejects.toMatchObject({
      ...{ name: 'SearchError', code: 'provider-failed', help },
      message: `${name} at ${service.host} ${message}`,
      cause: expect.objectContaining({ message: '{"message":"<b>secret</b>"}' }),
    })
  })

  // The last ones are records of another index, such as a crawler's.
  const foreign = { hits: [{ url: '/a', _highlightResult: {}, _formatted: {} }], nbHits: 1 }
  const grouped = { found: 1, grouped_hits: [{ hits: [{ document: { url: '/a' } }] }] }
  const sources = {
    hits: { hits: [{ _score: 1, _source: { url: '/a' } }] },
    aggregations: { pages: { value: 1 } },
  }
  const others = JSON.stringify({ ...foreign, ...grouped, ...(name === 'OpenSearch' && sources) })
  it.each(['<html>', '{}', '[]', others])(
    'refuses an answer of something else: %s',
    async (body) => {
      await using service = await openService({ body })
      await expect(providerAt(name, service.url).search({ text: 'a' })).rejects.toMatchObject({
        message: `${name} at ${service.host} sent an answer that is not one of its search.`,
        help: 'Check "url", the address of the service without a path of its API, and that the index has the records of "landing-search-records".',
      })
    },
  )

  it('gives up after the timeout, and when the query is no longer wanted', async () => {
    await using service = await openService({})
    const late = providerAt(name, service.url, { timeout: 50 }).search({ text: 'a' })
    await expect(late).rejects.toMatchObject({
      message: `${name} at ${service.host} did not answer within 0.05 s.`,
      help: 'Try again.',
    })
    const controller = new AbortController()
    const asked = providerAt(name, service.url).search({ text: 'slow' }, controller.signal)
    const hasAsked = (text: string) => JSON.stringify(service.asked).includes(text)
    await vi.waitUntil(() => hasAsked('slow'))
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    const never = providerAt(name, service.url).search({ text: 'never' }, controller.signal)
    await expect(never).rejects.toMatchObject({ name: 'AbortError' })
    expect(hasAsked('never')).toBe(false)
  })

  it('says that a service cannot be reached', async () => {
    const { url, host } = await openService({}).then(async (service) => {
      await service[Symbol.asyncDispose]()
      return service
    })
    await expect(providerAt(name, url).search({ text: 'a' })).rejects.toMatchObject({
      message: `${name} at ${host} cannot be reached.`,
      help: 'Check the connection; then that the service allows requests of this site (CORS), and that the Content-Security-Policy allows its address in "connect-src".',
    })
  })
})

describe('what services are asked', () => {
  const query = {
    text: 'rol -draft +account "role collection" tag:"Deep dive" -tag:old',
    ...({ syntax: 'full', tags: ['Guide'], context: 'docs', version: '1.0' } as const),
    ...{ limit: 5, offset: 10 },
  }

  async function ask(name: string) {
    await using service = await openService({ body: answers[name] ?? {} })
    await providerAt(name, `${service.url}/`, { locale: 'de' }).search(query)
    const [asked] = service.asked
    if (asked === undefined) throw new Error('Nothing was asked.')
    return asked
  }

  it('Algolia: key in the address, no header that needs a preflight', async () => {
    const { parameters, headers, body } = await ask('Algolia')
    expect(parameters).toEqual({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'search-only',
    })
    expect(headers['content-type']).toBe('text/plain')
    expect(JSON.parse(body)).toMatchObject({
      query: '"account" "role collection" -draft rol',
      ...{ offset: 10, length: 5, advancedSyntax: true },
      facetFilters: ['scopes:docs@1.0+de', 'tags:guide', 'tags:deep-dive', 'tags:-old'],
      ...{ highlightPreTag: '\ue000', highlightPostTag: '\ue001' },
    })
  })

  it('Typesense: all in the address', async () => {
    const { parameters, body } = await ask('Typesense')
    expect(body).toBe('')
    expect(parameters).toMatchObject({
      'x-typesense-api-key': 'search-only',
      q: '"account" "role collection" -draft rol',
      filter_by: 'scopes:=`docs@1.0+de` && tags:=`guide` && tags:=`deep-dive` && tags:!=`old`',
      ...{ group_by: 'path', group_limit: '1', offset: '10', limit: '5' },
    })
  })

  it('Meilisearch: key as a bearer token', async () => {
    const { headers, body } = await ask('Meilisearch')
    expect(headers.authorization).toBe('Bearer search-only')
    expect(JSON.parse(body)).toMatchObject({
      q: '"account" "role collection" -draft rol',
      ...{ offset: 10, limit: 5 },
      filter: [
        'scopes = "docs@1.0+de"',
        ...['tags = "guide"', 'tags = "deep-dive"', 'tags != "old"'],
      ],
    })
  })

  it('OpenSearch: one query with filters', async () => {
    const { headers, body } = await ask('OpenSearch')
    expect(headers.authorization).toBe('search-only')
    const { from, size, collapse, query: asked } = JSON.parse(body)
    expect({ from, size, collapse }).toEqual({ from: 10, size: 5, collapse: { field: 'path' } })
    const fields = ['title^4', 'heading^2', 'keywords^2', 'description^2', 'text']
    const phrase = (text: string) => ({ multi_match: { query: text, type: 'phrase', fields } })
    expect(asked.function_score.query.bool).toMatchObject({
      must: [
        { multi_match: { query: 'rol', type: 'bool_prefix' } },
        ...[phrase('account'), phrase('role collection')],
      ],
      must_not: [phrase('draft'), { term: { tags: 'old' } }],
      filter: [
        { term: { scopes: 'docs@1.0+de' } },
        ...[{ term: { tags: 'guide' } }, { term: { tags: 'deep-dive' } }],
      ],
    })
  })

  it('takes operators out of plain words', async () => {
    await using service = await openService({ body: answers.Meilisearch ?? {} })
    await providerAt('Meilisearch', service.url).search({ text: '--force "a `b` - x"-y' })
    expect(JSON.parse(service.asked[0]?.body ?? '')).toMatchObject({
      ...{ q: 'force a b x y', filter: ['scopes = "all"'], offset: 0, limit: 8 },
    })
  })

  it.each(names)(
    'sends the beginning of a text that was pasted, as the built-in engine reads it: %s',
    async (name) => {
      await using service = await openService({ body: answers[name] ?? {} })
      await providerAt(name, service.url).search({ text: 'role '.repeat(10_000) })
      const [{ parameters = {}, body = '' } = {}] = service.asked
      expect(`${parameters.q}${body}`.match(/role/g)?.length).toBeLessThanOrEqual(200)
    },
  )

  it('reports a query that cannot be read, and asks for its words', async () => {
    await using service = await openService({ body: answers.Meilisearch ?? {} })
    const search = providerAt('Meilisearch', service.url)
    const { problem } = await search.search({ text: '"open role', syntax: 'full' })
    expect(problem?.message).toMatch(/quot/i)
    expect(JSON.parse(service.asked[0]?.body ?? '')).toMatchObject({ q: 'open role' })
  })
})
