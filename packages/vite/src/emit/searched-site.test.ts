import type { SearchPage, SiteData } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { searchedSite } from './searched-site'

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

function pagesOf(pages: readonly SearchPage[], of: SiteData) {
  const indexed = pages.map((each) => ({ ...each, key: each.path, page: async () => each }))
  return searchedSite(indexed, of, { languages: [], weights: {} }, []).pages
}

const scopesOf = (pages: readonly SearchPage[], of: SiteData) =>
  Object.fromEntries(pagesOf(pages, of).map(({ path, scopes }) => [path, scopes]))

describe('searchedSite', () => {
  it('gives addresses with the base', () => {
    expect(pagesOf([page('/docs/a/')], site())).toMatchObject([
      { url: 'https://example.org/site/docs/a/', path: '/docs/a/', scopes: ['all'], locale: 'en' },
    ])
  })

  it('names the contexts and locales a page is found in', () => {
    const pages = [page('/docs/a/'), page('/b/'), page('/ar/docs/a/', { locale: 'ar' })]
    const both = site({ locales: [english, arabic], searchContexts: [docs] })
    expect(scopesOf(pages, both)).toEqual({
      '/docs/a/': ['all+en', 'docs+en'],
      '/b/': ['all+en'],
      '/ar/docs/a/': ['all+ar', 'docs+ar'],
    })
    const apart = site({ searchContexts: [docs], separateContexts: true })
    expect(scopesOf(pages.slice(0, 2), apart)).toEqual({
      '/docs/a/': ['docs'],
      '/b/': ['all'],
    })
  })

  it('finds the latest version without its name', () => {
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
    expect(scopesOf(pages, site({ docs: [set] }))).toEqual({
      '/docs/': ['all', 'all@2.0'],
      '/docs/1.0/': ['all@1.0'],
      '/about/': ['all@1.0', 'all', 'all@2.0'],
    })
  })

  it('has the synonyms of the configuration and of plugins', () => {
    const languages = [{ locale: 'en', synonyms: [['vm', 'virtual machine']] }]
    const { synonyms } = searchedSite([], site(), { languages, weights: {} }, [['lb', 'balancer']])
    expect(synonyms).toEqual([
      ['vm', 'virtual machine'],
      ['lb', 'balancer'],
    ])
  })
})
