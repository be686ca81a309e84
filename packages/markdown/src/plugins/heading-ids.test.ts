import { expect, it } from 'vitest'
import { headingIds } from './heading-ids'

const idsOf = (...headings: readonly (string | { text: string; custom: string })[]) =>
  headingIds(headings.map((it) => (typeof it === 'string' ? { text: it } : it)))

it.each([
  [
    ['Set up', 'Set up', 'Set up'],
    ['set-up', 'set-up-1', 'set-up-2'],
  ],
  [
    ['!', '?'],
    ['section', 'section-1'],
  ],
  // Ids of the page around the article: a link to them must not lead to a heading, nor the other way.
  [
    ['Main content', 'Docs sidebar'],
    ['main-content-1', 'docs-sidebar-1'],
  ],
])('gives each of %j an id of its own', (headings, ids) => {
  expect(idsOf(...headings).map(({ id }) => id)).toEqual(ids)
})

it('gives authors their ids first, unless one is taken', () => {
  const headings = ['First', { text: 'Other', custom: 'first' }, { text: 'Third', custom: 'first' }]
  expect(idsOf(...headings, { text: 'Main', custom: 'main-content' })).toEqual([
    { id: 'first-1', taken: false },
    { id: 'first', taken: false },
    { id: 'first-2', taken: true },
    { id: 'main-content-1', taken: true },
  ])
})

it('makes them as a dialect does', () => {
  const toId = (text: string) => text.toLowerCase().replace(/\W+/g, '_').replace(/^_|_$/g, '')
  const headings = ['Bun.write()', 'Bun: write', '!'].map((text) => ({ text }))
  expect(headingIds(headings, toId).map(({ id }) => id)).toEqual([
    'bun_write',
    'bun_write-1',
    'section',
  ])
})
