import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { feedFiles } from './feeds'

/** Makes the files of a site with one feed. */
function filesWith(items: () => unknown): unknown {
  const config = resolveConfig({
    title: 'Site',
    url: 'https://example.org',
    feeds: [{ path: '/news', title: 'News', items }],
  })
  const content = { files: {}, model: {} }
  return [...feedFiles({ config, content, sites: [], site: {} } as never)]
}

it.each([
  ['null', () => null],
  ['a number as item', () => [5]],
  ['an item without a link', () => [{ title: 'T', date: '2026-01-31' }]],
])('refuses items of a feed: %s', (_, items) => {
  expect(() => filesWith(items)).toThrow(
    '"items" of the feed /news of the configuration does not return a list of items.',
  )
})

it('names an item whose date cannot be read', () => {
  const item = { id: 'v2', title: 'v2', href: 'https://example.org/v2', date: 'soon' }
  expect(() => filesWith(() => [item])).toThrow(
    'The item "v2" of the feed /news has the date "soon", which cannot be read.',
  )
})

it('refuses items that are loaded late', () => {
  expect(() => filesWith(async () => [])).toThrow('of the configuration returns a promise.')
})

it('lists the documents of a docs set that were changed last', () => {
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
  const files = new Map(feedFiles({ config, content, sites: [site], site } as never))
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
