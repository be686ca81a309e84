import type { Sidebar, SidebarItem } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { neighboursIn } from './neighbours'
import { categoryAt, countDocs, sidebarIndex } from './sidebar-index'

const link = (id: string, rest: object = {}): SidebarItem =>
  ({ type: 'link', label: id, href: `/${id}/`, docId: id, ...rest }) as SidebarItem
const category = (label: string, items: readonly SidebarItem[], rest: object = {}): SidebarItem =>
  ({ type: 'category', label, items, ...rest }) as SidebarItem
const external: SidebarItem = { type: 'link', label: 'X', href: 'https://x.example' }

const items = [
  link('a'),
  category(
    'C',
    [link('b', { unlisted: true }), category('D', [link('c')], { href: '/d/', docId: 'd' })],
    {
      href: '/generated/',
    },
  ),
  external,
  { type: 'html', value: '<hr>' } as SidebarItem,
  link('a', { label: 'again' }),
  category('E', [], { href: '/e/', docId: 'e', linkUnlisted: true }),
  link('f'),
]
const sidebar = { id: 's', items } as unknown as Sidebar

describe('the pages of a sidebar', () => {
  it('are in reading order, with the categories above', () => {
    const { pages } = sidebarIndex(sidebar)
    const shown = pages.map(({ path, categories }) =>
      [path, ...categories.map(({ label }) => label)].join(' '),
    )
    expect(shown).toEqual([
      '/a/',
      '/generated/ C',
      '/b/ C',
      '/d/ C D',
      '/c/ C D',
      '/a/',
      '/e/ E',
      '/f/',
    ])
    expect(pages.map(({ docId }) => docId)).toEqual(['a', undefined, 'b', 'd', 'c', 'a', 'e', 'f'])
    expect(pages.flatMap(({ unlisted, path }) => (unlisted ? [path] : []))).toEqual(['/b/', '/e/'])
  })

  it('are known by their first place', () => {
    const { at } = sidebarIndex(sidebar)
    expect([at.get('/a/'), at.get('/f/'), at.get('/x/')]).toEqual([0, 7, undefined])
    expect(sidebarIndex(sidebar)).toBe(sidebarIndex(sidebar))
  })

  it('are counted as far as they are listed documents', () => {
    expect([countDocs(items), countDocs([external]), countDocs([])]).toEqual([5, 0, 0])
  })
})

it.each([
  [[1], 'C'],
  [[1, 1], 'D'],
  [[0], undefined],
  [[1, 0], undefined],
  [[9], undefined],
  [[], undefined],
])('at %j is the category %s', (trail, label) => {
  expect(categoryAt(sidebar, trail)?.label).toBe(label)
})

describe('the neighbours of a page', () => {
  const texts = new Map([['d', { label: 'Dee' }]])
  const around = (path: string) => {
    const { previous, next } = neighboursIn(sidebar, path, (id) => texts.get(id))
    return [previous?.label, next?.label]
  }

  it.each([
    ['/a/', [undefined, 'C']],
    ['/generated/', ['a', 'Dee']],
    ['/d/', ['C', 'c']],
    ['/c/', ['Dee', 'again']],
    ['/f/', ['again', undefined]],
    ['/x/', [undefined, undefined]],
  ])('of %s are listed pages with their own labels', (path, expected) => {
    expect(around(path)).toEqual(expected)
  })

  it('of a page outside of the sidebar are none', () => {
    expect(neighboursIn(sidebar, '/x/', () => undefined)).toEqual({})
  })
})
