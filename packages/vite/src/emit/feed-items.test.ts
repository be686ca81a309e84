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

it('refuses items that are loaded late', () => {
  expect(() => filesWith(async () => [])).toThrow('of the configuration returns a promise.')
})
