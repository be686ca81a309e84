import type { SearchContext, SearchIndexRef, SearchPage, SiteData } from '@landing/schema'
import { loadEngine } from '@landing/search'
import { createSearchClient } from '@landing/search/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listIndexes, MOST_INLINE, toCatalog } from './index-lists'
import { buildSearchIndexes } from './search-indexes'

const page = (path: string, title: string, text: string, locale?: string): SearchPage => ({
  path,
  title,
  description: '',
  keywords: [],
  tags: [],
  breadcrumbs: [],
  sections: [{ anchor: '', heading: '', text }],
  ...(locale !== undefined && { locale }),
})
const pages = [
  page('/docs/start/', 'Getting started', 'Install the provider on a machine.'),
  page('/docs/roles/', 'Roles', 'Who may do what in the account.'),
  page('/ar/docs/start/', 'البدء', 'ثبّت الموفر على جهاز. Terraform', 'ar'),
  page('/ar/news/', 'أخبار', 'الجديد في Terraform.', 'ar'),
]
const locale = (code: string, base: string) => ({
  code,
  base,
  label: code,
  htmlLang: code,
  direction: 'ltr' as const,
})
const english = locale('en-GB', '/site/')
const arabic = locale('ar', '/site/ar/')
const docs: SearchContext = { id: 'docs', label: 'Documentation', paths: ['/docs/'] }

function site(more: Partial<SiteData>): SiteData {
  return {
    title: 'Site',
    tagline: '',
    url: 'https://example.org',
    base: '/site/',
    trailingSlash: true,
    keywords: [],
    theme: {},
    docs: [],
    locale: english,
    locales: [english, arabic],
    searchContexts: [],
    highlightOnTargetPage: true,
    ...more,
  }
}

const withoutHash = (href: string) => href.replace(/\.[0-9a-f]{8}/, '')

afterEach(() => vi.unstubAllGlobals())

describe('buildSearchIndexes', () => {
  it('holds the latest of every other docs set in the index of a version', async () => {
    const versioned = (path: string, docsSet: string, version: string) => ({
      ...page(path, 'Roles', path),
      docsSet,
      version,
    })
    const version = (name: string, isLast: boolean) => ({ name, isLast, label: name, path: '/' })
    const set = (id: string, ...names: string[]) => ({
      id,
      versions: names.map((name, index) => ({
        ...version(name, index === 0),
        mainDocId: '',
        docs: [],
        draftIds: [],
        sidebars: {},
      })),
    })
    const { refs, files } = buildSearchIndexes(
      [
        versioned('/docs/', 'docs', '2.0'),
        versioned('/docs/1.0/', 'docs', '1.0'),
        versioned('/api/', 'api', '7'),
        versioned('/api/6/', 'api', '6'),
        page('/about/', 'Roles', 'all'),
      ],
      site({ locales: [english], docs: [set('docs', '2.0', '1.0', '0.9'), set('api', '7', '6')] }),
    )
    const found: Record<string, string[]> = {}
    for (const { version: name = '', href } of refs) {
      const engine = await loadEngine(files.get(href.replace('/site', '')) ?? new Uint8Array())
      found[name] = (await engine.search({ text: 'roles' })).hits.map(({ u }) => u).sort()
    }
    expect(found).toEqual({
      // Nothing of it is to be found, but its pages have a search box.
      '0.9': ['/about/', '/api/'],
      '1.0': ['/about/', '/api/', '/docs/1.0/'],
      '2.0': ['/about/', '/api/', '/docs/'],
      '6': ['/about/', '/api/6/', '/docs/'],
      '7': ['/about/', '/api/', '/docs/'],
    })
  })

  it('makes one index for all of a site of one language', () => {
    const { refs, files } = buildSearchIndexes(pages.slice(0, 2), site({ locales: [english] }))
    const [path] = files.keys()
    expect(refs).toEqual([{ href: `/site${path}` }])
    expect(path).toMatch(/^\/search\/all\.[0-9a-f]{8}\.idx$/)
  })

  it('makes an index for each locale and context, and says of which each is', () => {
    const { refs } = buildSearchIndexes(pages, site({ searchContexts: [docs] }))
    expect(refs.map(({ href: _, ...scope }) => scope)).toEqual([
      { locale: 'en-GB' },
      { locale: 'en-GB', context: 'docs' },
      { locale: 'ar' },
      { locale: 'ar', context: 'docs' },
    ])
    expect(refs.map(({ href }) => withoutHash(href))).toEqual([
      '/site/search/all.idx',
      '/site/search/docs.idx',
      '/site/search/all-ar.idx',
      '/site/search/docs-ar.idx',
    ])
  })

  it('keeps the pages of separate contexts out of the index of the others', async () => {
    const found = async (more: Partial<SiteData>) => {
      const one = site({ searchContexts: [docs], locales: [english], ...more })
      const about = page('/about/', 'About', 'The machine behind it.')
      const { refs, files } = buildSearchIndexes(
        [pages[0], about].flatMap((each) => each ?? []),
        one,
      )
      return Promise.all(
        refs.map(async ({ context = '', href }) => {
          const engine = await loadEngine(files.get(href.replace('/site', '')) ?? new Uint8Array())
          const { hits } = await engine.search({ text: 'machine' })
          return [context, hits.map(({ u }) => u).sort()]
        }),
      )
    }
    const inDocs = ['docs', ['/docs/start/']]
    expect(await found({})).toEqual([['', ['/about/', '/docs/start/']], inDocs])
    expect(await found({ separateContexts: true })).toEqual([['', ['/about/']], inDocs])
  })

  it('asks on a page of a locale the index of that locale', async () => {
    const { refs, files } = buildSearchIndexes(pages, site({ searchContexts: [docs] }))
    const fetched: string[] = []
    vi.stubGlobal('fetch', async (href: string) => {
      fetched.push(withoutHash(href))
      return new Response(files.get(href.slice('/site'.length)) as BodyInit)
    })
    const search = createSearchClient({ indexes: refs, base: '/site/', contexts: [docs] })
    const found = async (scope: { locale?: string; context?: string }) => {
      const { hits } = await search.search({ text: 'terraform', ...scope })
      return hits.map((hit) => hit.u).sort()
    }
    expect(await found({ locale: 'ar' })).toEqual(['/site/ar/docs/start/', '/site/ar/news/'])
    expect(await found({ locale: 'ar', context: 'docs' })).toEqual(['/site/ar/docs/start/'])
    expect(await found({ locale: 'en-GB' })).toEqual([])
    expect(fetched).toEqual([
      '/site/search/all-ar.idx',
      '/site/search/docs-ar.idx',
      '/site/search/all.idx',
    ])
  })

  it('treats words as the configuration says for their language, and for no other', async () => {
    const languages = [
      { locale: 'en', stopWords: true, stemmer: true, synonyms: [['computer', 'machine']] },
      { locale: 'ar', synonyms: [['حاسوب', 'جهاز']] },
    ]
    const { refs, files } = buildSearchIndexes(pages, site({}), { languages })
    const found = async (code: string, text: string) => {
      const ref = refs.find((each) => each.locale === code)
      const bytes = files.get(ref?.href.slice('/site'.length) ?? '')
      const engine = await loadEngine(bytes ?? new Uint8Array())
      return (await engine.search({ text })).hits.map((hit) => hit.u)
    }
    // A synonym, an inflection, stop words beside another word.
    expect(await found('en-GB', 'computer ')).toEqual(['/docs/start/'])
    expect(await found('en-GB', 'installing ')).toEqual(['/docs/start/'])
    expect(await found('en-GB', 'what is a machine ')).toEqual(['/docs/start/'])
    expect(await found('ar', 'حاسوب ')).toEqual(['/ar/docs/start/'])
    expect(await found('ar', 'computer ')).toEqual([])
  })
})

it('lists pages behind others by the weights of their paths', async () => {
  const two = ['a', 'b'].map((name) => page(`/${name}/`, 'Roles', 'Who may do what.'))
  const order = async (weights: Record<string, number>) => {
    const { refs, files } = buildSearchIndexes(two, site({ locales: [english] }), { weights })
    const bytes = files.get(refs[0]?.href.slice('/site'.length) ?? '')
    const engine = await loadEngine(bytes ?? new Uint8Array())
    return (await engine.search({ text: 'roles' })).hits.map((hit) => hit.u)
  }
  expect(await order({})).toEqual(['/a/', '/b/'])
  expect(await order({ '/a': 0.5 })).toEqual(['/b/', '/a/'])
})

const file = (length: number) => new Uint8Array(length).fill(7)
const ref = (name: string): SearchIndexRef => ({
  href: `/site/search/${name}.idx`,
  ...(name !== 'all' && { context: name }),
})

const listOf = (lists: ReadonlyMap<string, string>, path = '/search/indexes.json') =>
  JSON.parse(lists.get(path) ?? '') as SearchIndexRef[]

function listed(...indexes: readonly (readonly [name: string, entry: number])[]) {
  const refs = indexes.map(([name]) => ref(name))
  const files = new Map(
    indexes.map(([name, entry]) => [`/search/${name}.idx`, file(entry)] as const),
  )
  const list = listOf(listIndexes({ refs, files }, site({})))
  return list.map(({ entry }) => entry && Buffer.from(entry, 'base64').length)
}

describe('listIndexes', () => {
  it('holds the small first file of an index, as it is', () => {
    const bytes = file(300)
    const files = new Map([['/search/all.idx', bytes]])
    const [first] = listOf(listIndexes({ refs: [ref('all')], files }, site({})))
    expect(first).toMatchObject(ref('all'))
    expect(new Uint8Array(Buffer.from(first?.entry ?? '', 'base64'))).toEqual(bytes)
  })

  it('leaves out the first file of an index if it is large', () => {
    expect(listed(['all', MOST_INLINE])).toEqual([MOST_INLINE])
    expect(listed(['all', MOST_INLINE + 1])).toEqual([undefined])
  })

  it('holds contexts only as long as all of them are small', () => {
    expect(listed(['all', MOST_INLINE], ['docs', 4000], ['api', 200], ['news', 90])).toEqual([
      MOST_INLINE,
      4000,
      undefined,
      90,
    ])
  })

  it('makes a list for each locale and version, which does not grow with the others', () => {
    const version = (name: string, isLast: boolean) => ({ name, isLast, label: name, path: '/' })
    const versions = [version('2.0', true), version('1.0', false)].map((each) => ({
      ...{ mainDocId: '', docs: [], draftIds: [], sidebars: {} },
      ...each,
    }))
    const refs = ['en-GB', 'ar'].flatMap((locale) =>
      ['1.0', '2.0'].flatMap((name) => [
        { ...ref(`all-${name}-${locale}`), locale, version: name },
        { ...ref(`docs-${name}-${locale}`), locale, version: name, context: 'docs' },
      ]),
    )
    const lists = listIndexes(
      { refs, files: new Map() },
      site({ docs: [{ id: 'docs', versions }] }),
    )
    const hrefs = [...lists].map(([path]) => [path, ...listOf(lists, path).map(({ href }) => href)])
    expect(hrefs).toEqual([
      [
        '/search/en-GB/indexes-1.0.json',
        ...['all', 'docs'].map((id) => `/site/search/${id}-1.0-en-GB.idx`),
      ],
      [
        '/search/en-GB/indexes.json',
        ...['all', 'docs'].map((id) => `/site/search/${id}-2.0-en-GB.idx`),
      ],
      [
        '/search/ar/indexes-1.0.json',
        ...['all', 'docs'].map((id) => `/site/search/${id}-1.0-ar.idx`),
      ],
      ['/search/ar/indexes.json', ...['all', 'docs'].map((id) => `/site/search/${id}-2.0-ar.idx`)],
    ])
  })

  it('has a list for an unreleased version that is named as the latest one of another docs set', () => {
    const version = (name: string, isLast: boolean) => ({
      ...{ name, isLast, label: name, path: '/', mainDocId: '', docs: [], draftIds: [] },
      sidebars: {},
    })
    const docs = [
      { id: 'docs', versions: [version('current', false), version('v1', true)] },
      { id: 'api', versions: [version('current', true)] },
    ]
    const refs = ['current', 'v1'].map((name) => ({ ...ref('all'), version: name }))
    const lists = listIndexes({ refs, files: new Map() }, site({ docs }))
    expect([...lists].map(([path]) => [path, listOf(lists, path)[0]?.version])).toEqual([
      ['/search/indexes-current.json', 'current'],
      ['/search/indexes.json', 'v1'],
    ])
  })
})

it('catalogs all indexes, those of the default locale and the latest version first', () => {
  const version = (name: string, isLast: boolean) => ({
    ...{ name, isLast, label: name, path: '/', mainDocId: '', docs: [], draftIds: [] },
    sidebars: {},
  })
  const refs = ['ar', 'en-GB'].flatMap((locale) =>
    ['1.0', '2.0'].map((name) => ({ ...ref(`all-${name}-${locale}`), locale, version: name })),
  )
  const versions = [version('1.0', false), version('2.0', true)]
  const catalog = toCatalog(refs, site({ docs: [{ id: 'docs', versions }] }))
  const { indexes, ...rest } = JSON.parse(catalog)
  expect(rest).toMatchInlineSnapshot(`
    {
      "site": "https://example.org/site/",
      "tagline": "",
      "title": "Site",
    }
  `)
  expect(indexes.map((each: SearchIndexRef) => `${each.locale} ${each.version}`)).toEqual([
    'en-GB 2.0',
    'en-GB 1.0',
    'ar 2.0',
    'ar 1.0',
  ])
})
