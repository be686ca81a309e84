import type { SiteData } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { toFeeds } from './feeds'
import { toLlmsFullTxt, toLlmsTxt } from './llms'
import { toRedirect } from './redirects'
import { toOpenSearch } from './search-description'
import { toRobots, toSitemaps } from './sitemap'

const locale = {
  code: 'en',
  label: 'English',
  htmlLang: 'en',
  direction: 'ltr',
  base: '/x/',
} as const
const site: SiteData = {
  title: 'Docs & more',
  tagline: 'All <things>',
  url: 'https://example.org',
  base: '/x/',
  trailingSlash: true,
  keywords: [],
  theme: {},
  docs: [],
  locale,
  locales: [locale],
  searchContexts: [],
  highlightOnTargetPage: true,
}

describe('sitemap and robots', () => {
  it('lists addresses with their dates, escaped', () => {
    const entries = [
      { url: 'https://example.org/a?b&c', lastModified: '2026-01-02T03:04:05Z' },
      { url: 'https://example.org/' },
    ]
    const [[path, text] = [], ...others] = toSitemaps(entries, site)
    expect([path, others]).toEqual(['/sitemap.xml', []])
    expect(text).toContain('<loc>https://example.org/a?b&amp;c</loc><lastmod>2026-01-02</lastmod>')
    expect(text).toContain('<url><loc>https://example.org/</loc></url>')
    expect(toRobots('https://example.org/sitemap.xml')).toContain('Sitemap: https://example.org/')
  })

  it('lists at most 50,000 addresses in a file', () => {
    const entries = Array.from({ length: 50_001 }, (_, page) => ({
      url: `https://example.org/${page}`,
    }))
    const files = toSitemaps(entries, site)
    expect(files.map(([path, text]) => [path, text.match(/<loc>/g)?.length])).toEqual([
      ['/sitemap.xml', 2],
      ['/sitemap-1.xml', 50_000],
      ['/sitemap-2.xml', 1],
    ])
    expect(files[0]?.[1]).toContain(
      '<sitemap><loc>https://example.org/x/sitemap-2.xml</loc></sitemap>',
    )
    expect(files[2]?.[1]).toContain('<url><loc>https://example.org/50000</loc></url>')
  })
})

describe('feeds', () => {
  const feed = { path: '/releases', title: 'New & old', items: () => [] }
  const release = {
    ...{ id: 'v1', title: 'v1 <final>' },
    ...{ href: 'https://example.org/v1', date: '2026-07-20' },
  }
  const feeds = toFeeds({ ...feed, items: [release], site })

  it('says the same in all three forms', () => {
    expect(feeds.atom).toContain('<updated>2026-07-20T00:00:00.000Z</updated>')
    expect(feeds.atom).toContain('href="https://example.org/x/releases.atom"')
    expect(feeds.rss).toContain('<pubDate>Mon, 20 Jul 2026 00:00:00 GMT</pubDate>')
    expect(JSON.parse(feeds.json)).toMatchObject({
      feed_url: 'https://example.org/x/releases.json',
      items: [{ id: 'v1', title: 'v1 <final>', date_published: '2026-07-20T00:00:00.000Z' }],
    })
  })

  it('has an address as the id of each item in Atom, and the id as it is elsewhere', () => {
    const ids = ['v 1', 'tag:example.org,2026:v1', 'https://example.org/v1']
    const items = ids.map((id) => ({ id, title: id, href: '/', date: '2026-01-01' }))
    const { atom, rss, json } = toFeeds({ ...feed, items, site })
    expect([...atom.matchAll(/<id>([^<]*)<\/id><link/g)].map(([, id]) => id)).toEqual([
      'https://example.org/x/releases.atom#v%201',
      'tag:example.org,2026:v1',
      'https://example.org/v1',
    ])
    expect(rss).toContain('<guid isPermaLink="false">v 1</guid>')
    expect(JSON.parse(json).items[0].id).toBe('v 1')
  })

  it('says its language and its own address, and links the home page of its language', () => {
    const arabic = { ...locale, code: 'ar', htmlLang: 'ar-EG', base: '/x/ar/' }
    const inArabic = { ...feed, path: '/ar/blog/feed' }
    const { atom, rss, json } = toFeeds({
      ...inArabic,
      items: [],
      site: { ...site, locale: arabic },
    })
    expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar-EG">')
    expect(atom).toContain('<link href="https://example.org/x/ar/"/>')
    expect(rss).toContain('<language>ar-EG</language>')
    expect(rss).toContain('<link>https://example.org/x/ar/</link>')
    expect(rss).toContain(
      '<atom:link rel="self" type="application/rss+xml" href="https://example.org/x/ar/blog/feed.rss"/>',
    )
    expect(JSON.parse(json)).toMatchObject({
      language: 'ar-EG',
      home_page_url: 'https://example.org/x/ar/',
      feed_url: 'https://example.org/x/ar/blog/feed.json',
    })
  })

  it('is described by its title if nothing else describes it', () => {
    const { rss } = toFeeds({ ...feed, items: [], site: { ...site, tagline: '' } })
    expect(rss).toContain('<description>New &amp; old</description>')
  })

  it('leaves out characters that XML forbids', () => {
    const item = { id: 'a', title: 'A\u0008\u001b[0m B', href: '/', date: '2026-01-01' }
    const { atom, rss } = toFeeds({ ...feed, items: [item], site })
    expect(atom).toContain('<title>A[0m B</title>')
    expect(rss).toContain('<title>A[0m B</title>')
  })

  it('names authors of its items', () => {
    const item = { id: 'p', title: 'P', href: '/p/', date: '2026-07-20', authors: ['A & B', 'C'] }
    const { atom, rss, json } = toFeeds({ ...feed, items: [item], site })
    expect(atom).toContain('<author><name>A &amp; B</name></author><author><name>C</name></author>')
    expect(rss).toContain('<dc:creator>A &amp; B</dc:creator><dc:creator>C</dc:creator>')
    expect(JSON.parse(json).items[0].authors).toEqual([{ name: 'A & B' }, { name: 'C' }])
  })

  it('names topics of its items', () => {
    const item = { id: 'p', title: 'P', href: '/p/', date: '2026-07-20', tags: ['A "&" B', 'C'] }
    const { atom, rss, json } = toFeeds({ ...feed, items: [item], site })
    expect(atom).toContain('<category term="A &quot;&amp;&quot; B"/><category term="C"/>')
    expect(rss).toContain('<category>A &quot;&amp;&quot; B</category><category>C</category>')
    expect(JSON.parse(json).items[0].tags).toEqual(['A "&" B', 'C'])
  })

  it('makes route paths full addresses, and has the date of the newest item in any order', () => {
    const items = ['2026-05-01', '2026-09-12', '2026-01-01'].map((date) => {
      return { id: date, title: date, href: '/docs/#new', date }
    })
    const { atom, rss, json } = toFeeds({ ...feed, items, site })
    expect(atom).toContain('</id>\n<link rel="self"')
    expect(atom).toContain('<updated>2026-09-12T00:00:00.000Z</updated>\n<author>')
    for (const text of [atom, rss, json]) expect(text).toContain('https://example.org/x/docs/#new')
  })

  it('escapes text in XML', () => {
    expect(feeds.atom).toContain('<title>v1 &lt;final&gt;</title>')
    expect(feeds.rss).toContain('<title>New &amp; old</title>')
  })
})

it('sends readers of a moved page on without a script', () => {
  const html = toRedirect('/new/', site)
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/x/new/">')
  expect(html).toContain('<link rel="canonical" href="https://example.org/x/new/">')
  expect(html).toContain("default-src 'none'; base-uri 'none'; form-action 'none'")
  expect(html).not.toContain('<script')
})

it('sends readers on to another site', () => {
  const html = toRedirect('https://example.com/y?a=1&b=2', site)
  expect(html).toContain('content="0; url=https://example.com/y?a=1&amp;b=2"')
  expect(html).toContain('<link rel="canonical" href="https://example.com/y?a=1&amp;b=2">')
  expect(html).toContain('<a href="https://example.com/y?a=1&amp;b=2">')
})

const machine = (name: string, isCurrent: boolean) => ({
  title: name.toUpperCase(),
  description: 'First',
  url: `https://example.org/x/${name}/index.md`,
  markdown: `/${name}/index.md`,
  isCurrent,
})

it('describes the site to programs', () => {
  const page = machine('a', true)
  expect(toLlmsTxt(site, [machine('old', false), page])).toMatchInlineSnapshot(`
    "# Docs & more

    > All <things>

    ## Documentation

    - [A](https://example.org/x/a/index.md): First

    ## Optional

    - [OLD](https://example.org/x/old/index.md): First
    "
  `)
  expect(toLlmsTxt({ ...site, tagline: '' }, [page])).toMatch(
    /^# Docs & more\n\n## Documentation\n/,
  )
  expect(toOpenSearch(site)).toContain('template="https://example.org/x/search/?q={searchTerms}"')
  const title = 'Documentation 😀😀😀'
  expect(toOpenSearch({ ...site, title })).toContain('<ShortName>Documentation 😀😀</ShortName>')
  expect(toOpenSearch({ ...site, trailingSlash: false })).toContain('/x/search?q={searchTerms}"')
})

it('gives programs the current documentation in one file', async () => {
  const texts = new Map([
    ['/a/index.md', '\nText of a.\n\n'],
    ['/b/index.md', '# Own heading\n\nText of b.\n'],
  ])
  const pages = [machine('a', true), machine('old', false), machine('b', true)]
  const text = await toLlmsFullTxt(site, pages, async (path) => texts.get(path) ?? path)
  expect(text).toMatchInlineSnapshot(`
    "# Docs & more

    > All <things>

    ---

    Source: https://example.org/x/a/index.md

    # A

    Text of a.

    ---

    Source: https://example.org/x/b/index.md

    # Own heading

    Text of b.
    "
  `)
})

it('leaves out the file of all documents where no model could read it at once', async () => {
  const pages = [machine('a', true), machine('b', true), machine('old', false)]
  const sized = (length: number) => toLlmsFullTxt(site, pages, async () => 'x'.repeat(length))
  expect(await sized(2_000_000)).toHaveLength(4_000_138)
  expect(await sized(2_000_001)).toBeUndefined()
})
