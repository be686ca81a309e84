import type { SearchContext, SearchIndexRef, SearchPage, SiteData } from '@landing/schema'
import { loadEngine } from '@landing/search'
import { countPage, textOf } from '@landing/search/build'
import { createSearchClient } from '@landing/search/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toCatalog } from './search-catalog'
import { planSearchIndexes, type SearchRules, searchPath } from './search-indexes'

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

afterEach(() => vi.unstubAllGlobals())

/** The indexes of a site, and their files by route path. */
async function buildSearchIndexes(
  pages: readonly SearchPage[],
  site: SiteData,
  rules: SearchRules = {},
) {
  const count = async (page: SearchPage) => countPage(page, page.locale ?? site.locale.code)
  const indexes = await planSearchIndexes(pages, count, site, rules)
  const textAt = (path: string) => textOf(pages.find((page) => page.path === path) as SearchPage)
  const planned = indexes.flatMap(({ files }) => files)
  const files = planned.map(
    ({ name, texts, bytes }) =>
      [searchPath(name), bytes(texts.map(({ path }) => textAt(path)))] as const,
  )
  return { refs: indexes.map(({ ref }) => ref), files: new Map(files) }
}

/** Searches the index of a locale. */
function finder({ refs, files }: Awaited<ReturnType<typeof buildSearchIndexes>>) {
  return async (code: string, text: string) => {
    const ref = refs.find((each) => each.locale === code)
    const bytes = files.get(ref?.href.slice('/site'.length) ?? '')
    const engine = await loadEngine(bytes ?? new Uint8Array())
    return (await engine.search({ text })).hits.map((hit) => hit.u)
  }
}

describe('the indexes of a site', () => {
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
    const { refs, files } = await buildSearchIndexes(
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

  it('makes one index for all of a site of one language', async () => {
    const { refs, files } = await buildSearchIndexes(
      pages.slice(0, 2),
      site({ locales: [english] }),
    )
    const [path] = files.keys()
    expect(refs).toEqual([{ href: `/site${path}` }])
    expect(path).toBe('/search/all.idx')
  })

  it('makes an index for each locale and context, and says of which each is', async () => {
    const { refs } = await buildSearchIndexes(pages, site({ searchContexts: [docs] }))
    expect(refs.map(({ href: _, ...scope }) => scope)).toEqual([
      { locale: 'en-GB' },
      { locale: 'en-GB', context: 'docs' },
      { locale: 'ar' },
      { locale: 'ar', context: 'docs' },
    ])
    expect(refs.map(({ href }) => href)).toEqual([
      '/site/search/all-en-GB.idx',
      '/site/search/docs-en-GB.idx',
      '/site/search/all-ar.idx',
      '/site/search/docs-ar.idx',
    ])
  })

  it('keeps the pages of separate contexts out of the index of the others', async () => {
    const found = async (more: Partial<SiteData>) => {
      const one = site({ searchContexts: [docs], locales: [english], ...more })
      const about = page('/about/', 'About', 'The machine behind it.')
      const { refs, files } = await buildSearchIndexes(
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
    const { refs, files } = await buildSearchIndexes(pages, site({ searchContexts: [docs] }))
    const fetched: string[] = []
    vi.stubGlobal('fetch', async (href: string) => {
      fetched.push(href)
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
      '/site/search/all-en-GB.idx',
    ])
  })

  it('treats words as the configuration says for their language, and for no other', async () => {
    const languages = [
      { locale: 'en', stopWords: true, stemmer: true, synonyms: [['computer', 'machine']] },
      { locale: 'ar', synonyms: [['حاسوب', 'جهاز']] },
    ]
    const indexes = await buildSearchIndexes(pages, site({}), { languages })
    const found = finder(indexes)
    // A synonym, an inflection, stop words beside another word.
    expect(await found('en-GB', 'computer ')).toEqual(['/docs/start/'])
    expect(await found('en-GB', 'installing ')).toEqual(['/docs/start/'])
    expect(await found('en-GB', 'what is a machine ')).toEqual(['/docs/start/'])
    expect(await found('ar', 'حاسوب ')).toEqual(['/ar/docs/start/'])
    expect(await found('ar', 'computer ')).toEqual([])
  })

  it('knows the synonyms of plugins in all languages, beside those of the configuration', async () => {
    const languages = [{ locale: 'en', stemmer: false, synonyms: [['computer', 'machine']] }]
    const indexes = await buildSearchIndexes(pages, site({}), {
      languages,
      synonyms: [['apparatus', 'machine', 'جهاز']],
    })
    const found = finder(indexes)
    expect(await found('en-GB', 'computer ')).toEqual(['/docs/start/'])
    expect(await found('en-GB', 'apparatus ')).toEqual(['/docs/start/'])
    expect(await found('ar', 'apparatus ')).toEqual(['/ar/docs/start/'])
    // Switched off by the configuration.
    expect(await found('en-GB', 'installing ')).toEqual([])
  })
})

it('lists pages behind others by the weights of their paths', async () => {
  const two = ['a', 'b'].map((name) => page(`/${name}/`, 'Roles', 'Who may do what.'))
  const order = async (weights: Record<string, number>) => {
    const { refs, files } = await buildSearchIndexes(two, site({ locales: [english] }), { weights })
    const bytes = files.get(refs[0]?.href.slice('/site'.length) ?? '')
    const engine = await loadEngine(bytes ?? new Uint8Array())
    return (await engine.search({ text: 'roles' })).hits.map((hit) => hit.u)
  }
  expect(await order({})).toEqual(['/a/', '/b/'])
  expect(await order({ '/a': 0.5 })).toEqual(['/b/', '/a/'])
})

const ref = (name: string): SearchIndexRef => ({ href: `/site/search/${name}.idx` })

const versionOf = (name: string, isLast: boolean) => ({
  ...{ name, isLast, label: name, path: '/', mainDocId: '', docs: [], draftIds: [] },
  sidebars: {},
})

describe('the name of an index', () => {
  const namesOf = async (docs: SiteData['docs'], locales = [english]) =>
    (await buildSearchIndexes(pages, site({ docs, locales }))).refs.map(({ version, href }) => [
      version,
      href.slice('/site/search/'.length),
    ])

  it('names its version unless that is the latest, as a browser does', async () => {
    const versions = [versionOf('2.0', true), versionOf('1.0', false)]
    expect(await namesOf([{ id: 'docs', versions }], [english, arabic])).toEqual([
      ['1.0', 'all-1.0-en-GB.idx'],
      ['2.0', 'all-en-GB.idx'],
      ['1.0', 'all-1.0-ar.idx'],
      ['2.0', 'all-ar.idx'],
    ])
  })

  it('takes a latest version that is no old one of another docs set', async () => {
    const docs = [
      { id: 'docs', versions: [versionOf('current', false), versionOf('v1', true)] },
      { id: 'api', versions: [versionOf('current', true)] },
    ]
    expect(await namesOf(docs)).toEqual([
      ['current', 'all-current.idx'],
      ['v1', 'all.idx'],
    ])
  })

  it('stands twice for a version that is the latest of one docs set and an old one of another', async () => {
    const docs = [
      { id: 'docs', versions: [versionOf('1', true), versionOf('2', false)] },
      { id: 'api', versions: [versionOf('1', false), versionOf('2', true)] },
    ]
    expect(await namesOf(docs)).toEqual([
      ['1', 'all.idx'],
      ['1', 'all-1.idx'],
      ['2', 'all-2.idx'],
    ])
  })
})

it('catalogs all indexes, those of the default locale and the latest version first', async () => {
  const refs = ['ar', 'en-GB'].flatMap((locale) =>
    ['1.0', '2.0'].map((name) => ({ ...ref(`all-${name}-${locale}`), locale, version: name })),
  )
  const versions = [versionOf('1.0', false), versionOf('2.0', true)]
  const catalog = toCatalog(refs, site({ docs: [{ id: 'docs', versions }] }), 'abc')
  const { indexes, ...rest } = JSON.parse(catalog)
  expect(rest).toMatchInlineSnapshot(`
    {
      "key": "abc",
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
