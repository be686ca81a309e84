import type { RenderedPage, SiteHooks } from '@landing/content'
import { expect, it } from 'vitest'
import { headsKey, withHead } from './page-heads'
import type { SiteState } from './state'

const page = { data: { path: '/a/', head: { title: 'A' } } } as RenderedPage
const stateWith = (plugins: Readonly<Record<string, SiteHooks>>) =>
  ({
    content: {
      plugins: new Map(Object.entries(plugins)),
      pluginKey: (name: string) => `${name} 1`,
    },
    site: { title: 'Site' },
    sites: [],
  }) as unknown as SiteState

it('adds elements of all plugins and the first image', () => {
  const author = { tag: 'meta', attributes: { name: 'author', content: 'Ada' } } as const
  const license = { tag: 'link', attributes: { rel: 'license', href: '/license/' } } as const
  const state = stateWith({
    one: { head: ({ path }, { title }) => [{ image: `${path}${title}.png`, source: 1 }, author] },
    two: { head: () => [license, { image: '/b.png', source: 2 }] },
    three: { synonyms: [] },
  })
  const { page: changed, image } = withHead(page, state)
  expect(changed.data.head).toEqual({
    title: 'A',
    drawnImage: '/a/Site.png',
    elements: [author, license],
  })
  expect(image).toEqual({ image: '/a/Site.png', source: 1 })
  expect(headsKey(state.content)).toBe('one 1 two 1')
})

it('leaves pages as they are without additions', () => {
  expect(withHead(page, stateWith({ one: { head: () => [] } })).page).toBe(page)
})
