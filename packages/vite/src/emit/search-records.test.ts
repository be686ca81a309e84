import type { SearchPage, SiteData } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { planRecords, recordsOf } from './search-records'

const page = (path: string, more: Partial<SearchPage> = {}): SearchPage => ({
  ...{ path, title: path, description: '', keywords: [], tags: [], breadcrumbs: [] },
  sections: [{ anchor: '', heading: '', text: 'Text.' }],
  ...more,
})
const locale = (code: string, base: string) => ({
  ...{ code, base, label: code, htmlLang: code },
  direction: 'ltr' as const,
})
const english = locale('en', '/site/')
const arabic = locale('ar', '/site/ar/')
const docs = { id: 'docs', label: 'Docs', paths: ['/docs/'] }

function site(more: Partial<SiteData> = {}): SiteData {
  return {
    ...{ title: 'Site', tagline: '', url: 'https://example.org', base: '/site/', theme: {} },
    ...{ trailingSlash: true, keywords: [], docs: [], locale: english, locales: [english] },
    ...{ searchContexts: [], highlightOnTargetPage: true },
    ...more,
  }
}

async function recordsAt(pages: readonly SearchPage[], of: SiteData) {
  const indexed = pages.map((each) => ({ ...each, key: each.path, page: async () => each }))
  const files = planRecords(indexed, of, { weights: {} })
  const texts = await Promise.all(files.map((file) => file.bytes()))
  return texts.flatMap((bytes) =>
    Buffer.from(bytes)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
}

const scopesOf = async (pages: readonly SearchPage[], of: SiteData) =>
  Object.fromEntries((await recordsAt(pages, of)).map(({ path, scopes }) => [path, scopes]))

describe('planRecords', () => {
  it('gives addresses with the base', async () => {
    expect(await recordsAt([page('/docs/a/')], site())).toMatchObject([
      { url: 'https://example.org/site/docs/a/', path: '/docs/a/', scopes: ['all'], locale: 'en' },
    ])
  })

  it('names the contexts and locales a page is found in', async () => {
    const pages = [page('/docs/a/'), page('/b/'), page('/ar/docs/a/', { locale: 'ar' })]
    const both = site({ locales: [english, arabic], searchContexts: [docs] })
    expect(await scopesOf(pages, both)).toEqual({
      '/docs/a/': ['all+en', 'docs+en'],
      '/b/': ['all+en'],
      '/ar/docs/a/': ['all+ar', 'docs+ar'],
    })
    const apart = site({ searchContexts: [docs], separateContexts: true })
    expect(await scopesOf(pages.slice(0, 2), apart)).toEqual({
      '/docs/a/': ['docs'],
      '/b/': ['all'],
    })
  })

  it('finds the latest version without its name', async () => {
    const version = (name: string, isLast: boolean) => ({
      ...{ name, isLast, label: name, path: '/', mainDocId: '', docs: [], draftIds: [] },
      sidebars: {},
    })
    const set = { id: 'd', versions: [version('1.0', false), version('2.0', true)] }
    const of = { docsSet: 'd' }
    const pages = [
      page('/docs/', { version: '2.0', ...of }),
      page('/docs/1.0/', { version: '1.0', ...of }),
      page('/about/'),
    ]
    expect(await scopesOf(pages, site({ docs: [set] }))).toEqual({
      '/docs/': ['all', 'all@2.0'],
      '/docs/1.0/': ['all@1.0'],
      '/about/': ['all@1.0', 'all', 'all@2.0'],
    })
  })

  it('makes files of 500 pages, whose keys change with a page', () => {
    const indexed = Array.from({ length: 1001 }, (_, number) => {
      const each = page(`/${number}/`)
      return { ...each, key: 'a', page: async () => each }
    })
    const files = planRecords(indexed, site(), { weights: {} })
    expect(files.map(({ path, pages }) => [path, pages.length])).toEqual([
      ['/search/records-1.jsonl', 500],
      ['/search/records-2.jsonl', 500],
      ['/search/records-3.jsonl', 1],
    ])
    expect(files[2]?.pages).toEqual(['/1000/ a all'])
    expect(
      recordsOf(
        files.slice(2),
        site(),
        {
          languages: [{ locale: 'en', synonyms: [['vm', 'virtual machine']] }],
          synonyms: [['lb', 'load balancer']],
        },
        { service: 'meilisearch', url: 'https://x.example', index: 'docs', timeout: 5000 },
      ),
    ).toEqual({
      ...{ service: 'meilisearch', index: 'docs', locales: ['en'] },
      files: ['/search/records-3.jsonl'],
      synonyms: [
        ['vm', 'virtual machine'],
        ['lb', 'load balancer'],
      ],
    })
  })
})
