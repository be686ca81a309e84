import { join } from 'node:path'
import { openContent } from '@landing/content'
import type { PageData, SiteData } from '@landing/schema'
import { removeSites, siteOpener } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { hostedSearch } from './index'
import type { HostedSearchOptions } from './options'
import { site } from './site'

afterAll(removeSites)

const openSite = siteOpener(openContent)

const typesense: HostedSearchOptions = {
  service: 'typesense',
  url: 'https://search.example.org/x/',
  index: 'docs',
}

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
  expect(site(options as HostedSearchOptions).search?.policy).toEqual({
    'connect-src': ['https://a1-dsn.algolia.net'],
  })
})

it('tells crawlers language, version and kind of a page', () => {
  const { head } = site(typesense)
  const tags = (page: object) =>
    head?.(page as PageData, { locale: { code: 'en' } } as SiteData).map((part) =>
      'tag' in part ? Object.values(part.attributes).join(' ') : part,
    )
  expect(tags({ kind: 'doc', docsSet: 'default', version: '1.0' })).toEqual([
    'docsearch:language en',
    'docsearch:version 1.0',
    'docsearch:docusaurus_tag docs-default-1.0',
  ])
  expect(tags({ kind: 'tags' })).toContain('docsearch:docusaurus_tag doc_tags_list')
  expect(tags({ kind: 'component' })).toEqual([
    'docsearch:language en',
    'docsearch:docusaurus_tag default',
  ])
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
    'url: expected the address of the typesense server, received nothing.',
    'appId: expected nothing: only Algolia has one, received "A1".',
  ],
  [
    { service: 'algolia', index: 'docs' },
    'key: expected a search-only API key, received nothing.',
    'appId: expected the id of the application, letters and digits, received nothing.',
  ],
  [
    { service: 'algolia', index: 'docs', appId: 'A1' },
    'key: expected a search-only API key, received nothing.',
  ],
  [
    { ...typesense, timeOut: 1, proxy: 'x' },
    'timeOut: is unknown; known: service, url, index, key, appId, timeout. Did you mean "timeout"?',
    'proxy: is unknown; known: service, url, index, key, appId, timeout.',
  ],
  [
    undefined,
    'service: expected "algolia", "typesense", "meilisearch" or "opensearch", received nothing.',
    'index: expected a name, received nothing.',
  ],
])('refuses %o', async (options, ...lines) => {
  const expected = lines.map((line) => `  ${line}`).join('\n')
  const module = join(import.meta.dirname, 'index.ts')
  const plugins = [{ module, ...(options && { options }) }]
  await expect(openSite({}, { plugins })).rejects.toThrow(
    expect.objectContaining({
      code: 'content/plugin',
      message: `Invalid options of the plugin "@landing/plugin-hosted-search":\n\n${expected}`,
    }),
  )
})
