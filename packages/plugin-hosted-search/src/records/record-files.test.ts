import type { SearchedPage } from '@landing/content'
import type { SearchPage, SiteData } from '@landing/schema'
import { expect, it } from 'vitest'
import { catalogFile, recordFiles } from './record-files'

const pageOf = (path: string): SearchPage => ({
  ...{ path, title: path, description: '', keywords: [], tags: [], breadcrumbs: [] },
  sections: [{ anchor: '', heading: '', text: 'Text.' }],
})

function searched(path: string, more: Partial<SearchedPage> = {}): SearchedPage {
  const placed = { url: `https://example.org/site${path}`, locale: 'en', scopes: ['all'] }
  return { path, key: 'a', page: async () => pageOf(path), ...placed, ...more }
}

const filesOf = (pages: readonly SearchedPage[], weights = {}) =>
  recordFiles({ pages, weights, synonyms: [] })

it('makes a line of each record', async () => {
  const [file] = filesOf([searched('/docs/a/'), searched('/b/', { scopes: ['all', 'b'] })])
  const lines = (await file?.content())?.trimEnd().split('\n') ?? []
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { url: 'https://example.org/site/docs/a/', path: '/docs/a/', scopes: ['all'], locale: 'en' },
    { path: '/b/', scopes: ['all', 'b'] },
  ])
})

it('makes files of 500 pages', () => {
  const files = filesOf(Array.from({ length: 1001 }, (_, number) => searched(`/${number}/`)))
  const paths = ['/search/records-1.jsonl', '/search/records-2.jsonl', '/search/records-3.jsonl']
  expect(files.map(({ path }) => path)).toEqual(paths)
  const named = { base: '/site/', url: 'https://example.org', title: 'Site', tagline: '' }
  const site = { ...named, locales: [{ code: 'en' }] } as unknown as SiteData
  const search = { synonyms: [['vm', 'virtual machine']] }
  const { path, content } = catalogFile(files, site, search, {
    service: 'meilisearch',
    index: 'docs',
  })
  expect(path).toBe('/search/catalog.json')
  expect(JSON.parse(String(content))).toEqual({
    ...{ site: 'https://example.org/site/', title: 'Site', tagline: '', indexes: [] },
    key: expect.stringMatching(/^\w{16}$/),
    records: {
      ...{ service: 'meilisearch', index: 'docs', files: paths, locales: ['en'] },
      synonyms: [['vm', 'virtual machine']],
    },
  })
})

it('names files by what is in them', () => {
  const keyOf = (more: Partial<SearchedPage>, weights = {}) =>
    filesOf([searched('/a/', more)], weights)[0]?.key
  expect(keyOf({})).toBe(keyOf({}))
  const keys = [keyOf({}), keyOf({ key: 'b' }), keyOf({ scopes: [] }), keyOf({}, { a: 2 })]
  expect(new Set(keys).size).toBe(4)
})
