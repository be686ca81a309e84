import type { PageData } from '@landing/schema'
import { expect, it } from 'vitest'
import { testDoc } from '../fixtures/site'
import { de } from '../messages/de'
import { translatedPage } from './translated-page'

const place = {
  docsSet: 'default',
  version: 'current',
  breadcrumbs: [
    { label: 'Documentation', path: '/docs/', term: 'docs' },
    { label: 'Tags', path: '/docs/tags/', term: 'tags' },
    { label: 'Tags' },
  ],
} as const
const tag: PageData = {
  kind: 'tag',
  path: '/docs/tags/tags/',
  head: { title: '2 docs tagged with "Tags"', description: 'About tags.' },
  tag: { label: 'Tags', path: '/docs/tags/tags/' },
  allTagsPath: '/docs/tags/',
  docs: [
    { title: 'A', path: '/docs/a/', description: '' },
    { title: 'B', path: '/docs/b/', description: '' },
  ],
  ...place,
}

it("names a tag's page and the way to it in the words of the language, and leaves the tag's own", () => {
  const { head, ...page } = translatedPage(tag, de, 'de')
  expect(head).toEqual({ title: '2 Dokumente mit „Tags“', description: 'About tags.' })
  expect('breadcrumbs' in page && page.breadcrumbs.map(({ label }) => label)).toEqual([
    'Dokumentation',
    'Schlagwörter',
    'Tags',
  ])
})

it('names the list of tags, the search and missing pages', () => {
  const titles = [
    { kind: 'tags', path: '/docs/tags/', head: { title: 'Tags' }, groups: [], ...place },
    { kind: 'search', path: '/search/', head: { title: 'Search the documentation' } },
    { kind: 'not-found', path: '/404.html', head: { title: 'Page Not Found', noIndex: true } },
  ] satisfies PageData[]
  expect(titles.map((page) => translatedPage(page, de, 'de').head)).toEqual([
    { title: 'Schlagwörter' },
    {
      title: 'Dokumentation durchsuchen',
      description: 'Titel, Überschriften und Text durchsuchen.',
    },
    {
      title: 'Seite nicht gefunden',
      description: 'Wir konnten nicht finden, wonach Sie gesucht haben.',
      noIndex: true,
    },
  ])
})

it('names the root of a docs set, but no category', () => {
  const index = { kind: 'index', path: '/docs/', groups: [], ...place } as const
  const head = { title: 'Documentation' }
  const [docs, tags] = place.breadcrumbs
  const root = { ...index, head, title: 'Documentation', breadcrumbs: [docs] }
  expect(translatedPage(root, de, 'de')).toMatchObject({
    title: 'Dokumentation',
    head: { title: 'Dokumentation' },
  })
  const category = { ...index, head, title: 'Documentation', breadcrumbs: [docs, tags] }
  expect(translatedPage(category, de, 'de')).toMatchObject({ title: 'Documentation', head })
})

it('changes nothing without messages, and no document', () => {
  expect(translatedPage(tag, {}, 'en')).toEqual(tag)
  const doc = testDoc()
  expect(translatedPage(doc, de, 'de')).toBe(doc)
})
