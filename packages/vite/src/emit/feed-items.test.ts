import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { siteFeeds } from '../site/feeds'
import { feedFiles } from './feeds'

/** The files of all feeds, by path. */
async function filesOf(state: object): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const feed of siteFeeds(state as never)) {
    for (const [path, text] of feedFiles(feed)) files.set(path, text)
  }
  return files
}

/** Makes the files of a site with one feed. */
function filesWith(items: () => unknown): Promise<unknown> {
  const config = resolveConfig({
    title: 'Site',
    url: 'https://example.org',
    feeds: [{ path: '/news', title: 'News', items }],
  })
  const content = { files: {}, model: {} }
  return filesOf({ config, content, sites: [], site: {} })
}

it.each([
  ['null', () => null],
  ['a number as item', () => [5]],
  ['an item without a link', () => [{ title: 'T', date: '2026-01-31' }]],
])('refuses items of a feed: %s', async (_, items) => {
  await expect(filesWith(items)).rejects.toThrow(
    '"items" of the feed /news of the configuration does not return a list of items.',
  )
})

it('names an item whose date cannot be read', async () => {
  const item = { id: 'v2', title: 'v2', href: 'https://example.org/v2', date: 'soon' }
  await expect(filesWith(() => [item])).rejects.toThrow(
    'The item "v2" of the feed /news has the date "soon", which cannot be read.',
  )
})

it('refuses items that are loaded late', async () => {
  await expect(filesWith(async () => [])).rejects.toThrow('of the configuration returns a promise.')
})

it('lists the documents of a docs set that were changed last', async () => {
  const config = resolveConfig({ title: 'Site', url: 'https://example.org' })
  const doc = (name: string, unlisted = false) => ({
    path: `/docs/${name}/`,
    facts: { source: `docs/${name}.md`, title: name, description: `About ${name}.`, unlisted },
  })
  const version = { docsSet: 'default', name: 'current' }
  const docs = {
    a: doc('a'),
    b: doc('b'),
    hidden: doc('hidden', true),
    untracked: doc('untracked'),
  }
  const change = (date: string) => ({ date, author: 'Ada' })
  const content = {
    files: {},
    model: { locales: [{ code: 'en' }], versions: [{ ...version, docs }] },
    lastUpdates: new Map([
      ['docs/a.md', change('2026-01-31T10:00:00+01:00')],
      ['docs/b.md', change('2026-02-01T10:00:00+01:00')],
      ['docs/hidden.md', change('2026-02-02T10:00:00+01:00')],
    ]),
  }
  const feed = { label: 'Changes', path: '/docs/changes' }
  const site = {
    title: 'Site',
    tagline: 'All of it.',
    url: 'https://example.org',
    base: '/x/',
    locale: { code: 'en', htmlLang: 'en', base: '/x/' },
    docs: [{ id: 'default', versions: [{ ...version, isLast: true, feed }] }],
  }
  const files = await filesOf({ config, content, sites: [site], site })
  expect([...files.keys()]).toEqual(['atom', 'rss', 'json'].map((end) => `/docs/changes.${end}`))
  expect(JSON.parse(files.get('/docs/changes.json') ?? '')).toMatchObject({
    title: 'Changes',
    items: [
      {
        id: 'https://example.org/x/docs/b/#2026-02-01T10:00:00+01:00',
        url: 'https://example.org/x/docs/b/',
        title: 'b',
        content_text: 'About b.',
        authors: [{ name: 'Ada' }],
      },
      { title: 'a' },
    ],
  })
})

it('has the whole text of the posts of a blog', async () => {
  const config = resolveConfig({ title: 'Site', url: 'https://example.org' })
  const path = '/blog/first/'
  const post = { date: '2026-01-31', authors: [{ name: 'Ada' }] }
  const facts = { source: 'blog/first.md', title: 'First', description: 'About it.', post }
  const version = { docsSet: 'blog', name: 'current' }
  const blog = { postIds: ['first'], description: 'What is new.' }
  const content = {
    files: {},
    model: {
      locales: [{ code: 'en' }],
      versions: [{ ...version, blog, docs: { first: { path, facts } } }],
      routes: [{ path }],
    },
    renderPage: async () => ({
      data: { kind: 'doc', path, html: '<p><a href="#a">A</a></p>', tags: [{ label: 'News' }] },
    }),
  }
  const site = {
    title: 'Site',
    url: 'https://example.org',
    base: '/x/',
    locale: { code: 'en', htmlLang: 'en', base: '/x/' },
    docs: [
      {
        id: 'blog',
        versions: [
          { ...version, path: '/blog/', isLast: true, feed: { label: 'Blog', path: '/blog/feed' } },
        ],
      },
    ],
  }
  const files = await filesOf({ config, content, sites: [site], site })
  const html = '<p><a href="https://example.org/x/blog/first/#a">A</a></p>'
  const inXml = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  expect(files.get('/blog/feed.atom')).toContain(
    `<summary>About it.</summary><content type="html">${inXml}</content>`,
  )
  expect(files.get('/blog/feed.atom')).toContain('<link href="https://example.org/x/blog/"/>')
  expect(files.get('/blog/feed.rss')).toContain('<link>https://example.org/x/blog/</link>')
  expect(files.get('/blog/feed.rss')).toContain(
    `<description>About it.</description><content:encoded>${inXml}</content:encoded>`,
  )
  expect(JSON.parse(files.get('/blog/feed.json') ?? '')).toMatchObject({
    description: 'What is new.',
    home_page_url: 'https://example.org/x/blog/',
    items: [{ title: 'First', summary: 'About it.', content_html: html, tags: ['News'] }],
  })
})
