import type { PageData } from '@landing/schema'
import { expect, it } from 'vitest'
import { testDoc } from '../fixtures/site'
import { de } from '../messages/de'
import { en } from '../messages/en'
import { makeTexts } from '../texts/texts'
import { withNames } from './page-names'

const german = makeTexts(de, 'de')
const place = { docsSet: 'default', version: 'current', breadcrumbs: [] }
const tag: PageData = {
  kind: 'tag',
  path: '/docs/tags/tags/',
  head: { description: 'About tags.' },
  tag: { label: 'Tags', path: '/docs/tags/tags/' },
  allTagsPath: '/docs/tags/',
  others: [],
  docs: [
    { title: 'A', path: '/docs/a/', description: '' },
    { title: 'B', path: '/docs/b/', description: '' },
  ],
  ...place,
}
const index = { kind: 'index', path: '/docs/', groups: [], ...place } as const

it("names a tag's page in the words of the language, and leaves the tag's own", () => {
  expect(withNames(tag, german).head).toEqual({
    title: '2 Dokumente mit „Tags“',
    description: 'About tags.',
  })
  expect(withNames(tag, makeTexts(en, 'en')).head.title).toBe('2 docs tagged with "Tags"')
})

it('names the list of tags, the root of a docs set, the search and missing pages', () => {
  const pages = [
    { kind: 'tags', path: '/docs/tags/', head: {}, groups: [], ...place },
    { ...index, head: { description: 'Start, Next' } },
    { kind: 'search', path: '/search/', head: {} },
    { kind: 'not-found', path: '/404.html', head: { noIndex: true } },
  ] satisfies PageData[]
  expect(pages.map((page) => withNames(page, german).head)).toEqual([
    { title: 'Schlagwörter' },
    { title: 'Dokumentation', description: 'Start, Next' },
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

it('leaves titles that pages have', () => {
  const category = { ...index, title: 'Guides', head: { title: 'Guides' } }
  expect(withNames(category, german)).toEqual(category)
  const doc = testDoc()
  expect(withNames(doc, german)).toEqual(doc)
})
