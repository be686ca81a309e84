import type { PageData, SiteData } from '@landing/schema'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testDoc, testLocale, testSite, testVersion } from '../fixtures/site'
import { documentTitle, Head } from './head'

const head = (page: PageData, site: SiteData = testSite()) =>
  renderToString(<Head page={page} site={site} />)

describe('the title of a document', () => {
  it('is the page and the site, or the site alone', () => {
    expect(documentTitle('Start', 'Site')).toBe('Start | Site')
    expect(documentTitle('', 'Site')).toBe('Site')
    expect(documentTitle('Site', 'Site')).toBe('Site')
  })
})

describe('the head', () => {
  it('says what the page is and where', () => {
    const text = head(
      testDoc({
        head: { title: 'Start', description: 'First steps', keywords: ['a'], image: 'img/a.png' },
      }),
      testSite({ keywords: ['b'] }),
    )
    expect(text).toContain('<title>Start | Test site</title>')
    expect(text).toContain('<meta name="description" content="First steps"/>')
    expect(text).toContain('<meta name="keywords" content="a, b"/>')
    expect(text).toContain(
      '<meta property="og:image" content="https://example.org/site/img/a.png"/>',
    )
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(text).toContain('<link rel="canonical" href="https://example.org/site/docs/start/"/>')
    expect(text).not.toContain('robots')
  })

  it('names a drawn image after the page, or after the site where a page has no title', () => {
    const alt = (title: string) =>
      /og:image:alt" content="([^"]*)"/.exec(
        head(testDoc({ head: { title, drawnImage: '/open-graph/a.png' } })),
      )?.[1]
    expect([alt('Start'), alt('')]).toEqual(['Start', 'Test site'])
  })

  it('links the feeds of the latest versions of blogs', () => {
    const feed = { label: 'News', path: '/blog/feed' }
    const versions = [testVersion('current', { feed }), testVersion('1.0', { feed, isLast: false })]
    const text = head(testDoc(), testSite({ docs: [{ id: 'blog', versions }] }))
    expect(text.match(/<link rel="alternate" type[^>]*>/g)).toEqual([
      '<link rel="alternate" type="application/atom+xml" title="News" href="/site/blog/feed.atom"/>',
      '<link rel="alternate" type="application/rss+xml" title="News" href="/site/blog/feed.rss"/>',
      '<link rel="alternate" type="application/feed+json" title="News" href="/site/blog/feed.json"/>',
    ])
  })

  it('names a post with its date and authors in structured data', () => {
    const authors = [
      { name: 'Ada', url: 'https://example.org/ada' },
      { name: 'Grace', url: '/g/' },
    ]
    const text = head(testDoc({ post: { date: '2026-11-23', authors } }))
    expect(text).toContain('"@type":"BlogPosting"')
    expect(text).toContain(
      '"datePublished":"2026-11-23","author":[{"@type":"Person","name":"Ada","url":"https://example.org/ada"},{"@type":"Person","name":"Grace"}]',
    )
  })

  it('is canonical to the page that its author names', () => {
    const original = 'https://example.org/original/'
    const text = head(testDoc({ head: { title: 'A', canonical: original } }))
    expect(text.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${original}"/>`,
    ])
  })

  it('names the other locales, and the default one for everybody else', () => {
    const en = testLocale('en', 'English', '/site/')
    const locales = [en, testLocale('pt-BR', 'Português', '/site/pt-BR/')]
    const page = testDoc({
      locales: [
        { code: 'en', path: '/docs/start/' },
        { code: 'pt-BR', path: '/pt-BR/docs/inicio/' },
      ],
    })
    const text = head(page, testSite({ locale: en, locales }))
    expect(text).toContain('hrefLang="pt-BR" href="https://example.org/site/pt-BR/docs/inicio/"')
    expect(text).toContain('hrefLang="x-default" href="https://example.org/site/docs/start/"')
    expect(text).toContain('<meta property="og:locale:alternate" content="pt_BR"/>')
  })

  it('names the language of a site with one', () => {
    const text = head(testDoc())
    expect(text).toContain('hrefLang="en" href="https://example.org/site/docs/start/"')
    expect(text).toContain('hrefLang="x-default" href="https://example.org/site/docs/start/"')
  })

  it('is canonical to the original where a page is not translated', () => {
    const en = testLocale('en', 'English', '/site/')
    const ar = testLocale('ar', 'العربية', '/site/ar/', 'rtl')
    const page = testDoc({
      path: '/ar/docs/start/',
      locales: [
        { code: 'en', path: '/docs/start/' },
        { code: 'ar', path: '/ar/docs/start/', fallback: true },
      ],
    })
    const text = head(page, testSite({ locale: ar, locales: [en, ar] }))
    expect(text).toContain('<link rel="canonical" href="https://example.org/site/docs/start/"/>')
    expect(text).not.toContain('hrefLang="ar"')
    expect(text).toContain(
      '<meta property="og:url" content="https://example.org/site/docs/start/"/>',
    )
    expect(text).toContain('<meta property="og:locale" content="en"/>')
    expect(text).not.toContain('og:locale:alternate')
    expect(text).toContain('"inLanguage":"en"')
    const original = { ...page, path: '/docs/start/' }
    expect(head(original, testSite({ locale: en, locales: [en, ar] }))).not.toContain(
      'og:locale:alternate',
    )
  })

  it('keeps search engines away from missing, unlisted and search pages', () => {
    const missing = head({ kind: 'not-found', path: '/404/', head: { title: 'Page Not Found' } })
    expect(missing).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(missing).not.toContain('canonical')
    expect(head(testDoc({ head: { title: '', noIndex: true } }))).toContain('noindex, nofollow')
    expect(head({ kind: 'search', path: '/search/', head: { title: 'Search' } })).toContain(
      '<meta name="robots" content="noindex, follow"/>',
    )
  })
})

describe('structured data', () => {
  const dataOf = (page: PageData, site = testSite()) => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head(page, site))?.[1]
    return json === undefined ? undefined : JSON.parse(json)
  }

  it('says who changed an article, and when', () => {
    const lastUpdate = { date: '2026-11-20', author: 'Ada' }
    const page = testDoc({
      lastUpdate,
      title: 'Start </script>',
      head: { title: '', image: 'a.png' },
    })
    expect(head(page)).not.toContain('Start </script>')
    expect(dataOf(page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Start </script>',
      url: 'https://example.org/site/docs/start/',
      inLanguage: 'en',
      image: 'https://example.org/site/a.png',
      dateModified: '2026-11-20',
      author: { '@type': 'Person', name: 'Ada' },
    })
  })

  it('names the site and its search on the home page', () => {
    const own = { kind: 'component', component: 'index', props: {} } as const
    const page = { ...own, path: '/', head: { title: '' } }
    expect(dataOf(page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Test site',
      url: 'https://example.org/site/',
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'https://example.org/site/search/?q={q}',
        'query-input': 'required name=q',
      },
    })
  })

  it('says nothing of pages that are not to be indexed, nor of lists', () => {
    expect(dataOf(testDoc({ head: { title: 'Start', noIndex: true } }))).toBeUndefined()
    expect(
      dataOf({ kind: 'not-found', path: '/', head: { title: '' } } as PageData),
    ).toBeUndefined()
  })
})
