import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { documentSidebar } from './sidebar'

const links = (label: string, count: number): SidebarLink[] =>
  Array.from({ length: count }, (_, i) => ({
    type: 'link',
    label: `${label} ${i}`,
    href: `/docs/${label}/${i}/`,
  }))
const category = (
  label: string,
  items: readonly SidebarItem[],
  rest: Partial<SidebarCategory> = {},
): SidebarCategory => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...rest,
})
const sidebar = (...items: readonly SidebarItem[]): Sidebar => ({ id: 's', items })
const large = category('large', links('large', 500))

describe('documentSidebar', () => {
  it('keeps a small sidebar whole, so that its branches open without a script', () => {
    const small = sidebar(category('a', links('a', 40)), category('b', links('b', 60)))
    expect(documentSidebar(small, '/')).toBe(small)
  })

  it('has closed categories of a large one as links into them', () => {
    const own = category('own', links('own', 5), { href: '/docs/own/', className: 'new' })
    const { items } = documentSidebar(sidebar(own, large), '/')
    expect(items).toEqual([
      { type: 'branch', label: 'own', href: '/docs/own/', hasPage: true, className: 'new' },
      { type: 'branch', label: 'large', href: '/docs/large/0/', hasPage: false },
    ])
  })

  it('leads to the first listed page below other categories', () => {
    const [first, ...rest] = links('deep', 500)
    const items = [{ ...first, unlisted: true } as SidebarLink, ...rest]
    const deep = category('deep', [category('deeper', items)])
    expect(documentSidebar(sidebar(deep), '/').items).toMatchObject([{ href: '/docs/deep/1/' }])
  })

  it('keeps a category that leads to no page of the site', () => {
    const out = category('out', [{ type: 'link', label: 'Out', href: 'https://example.com/' }])
    expect(documentSidebar(sidebar(out, large), '/').items[0]).toBe(out)
  })

  it('has the branch of the current page, however the path is written', () => {
    for (const path of ['/docs/large/7/', '/docs/large/7', '/docs/large/7/index.html']) {
      expect(documentSidebar(sidebar(large), path).items).toMatchObject([
        { type: 'category', label: 'large' },
      ])
    }
    const own = category('own', [large], { href: '/docs/own/' })
    expect(documentSidebar(sidebar(own), '/docs/own/').items).toMatchObject([
      { type: 'category', items: [{ type: 'branch', label: 'large' }] },
    ])
  })

  it('has what is near the page of a long list, and says how much more there is', () => {
    const shown = (path: string) => documentSidebar(sidebar(...links('a', 500)), path).items
    expect(shown('/docs/a/250/')).toHaveLength(17)
    expect(shown('/docs/a/250/')[0]).toEqual({ type: 'more', count: 243, href: '/docs/a/242/' })
    expect(shown('/docs/a/250/')[8]).toMatchObject({ href: '/docs/a/250/' })
    expect(shown('/docs/a/250/').at(-1)).toEqual({ type: 'more', count: 242, href: '/docs/a/258/' })
    expect(shown('/docs/a/0/')).toHaveLength(16)
    expect(shown('/docs/a/499/').at(-1)).toMatchObject({ href: '/docs/a/499/' })
    expect(shown('/')[0]).toMatchObject({ href: '/docs/a/0/' })
  })

  it('does not count unlisted pages', () => {
    const items = links('a', 200).map((it, i) => (i > 100 ? { ...it, unlisted: true } : it))
    expect(documentSidebar(sidebar(...items), '/').items.at(-1)).toMatchObject({ count: 86 })
  })

  it('keeps what cannot be closed, or is not closed at first', () => {
    const fixed = category('fixed', links('fixed', 14), { collapsible: false })
    const open = category('open', links('open', 90), { collapsed: false })
    expect(documentSidebar(sidebar(fixed, open), '/').items).toMatchObject([
      { type: 'category', items: { length: 14 } },
      { type: 'category', items: { length: 16 } },
    ])
  })

  it('grows with the levels above a page, not with the pages', () => {
    const count = (items: readonly SidebarItem[]): number =>
      items.reduce((n, it) => n + 1 + (it.type === 'category' ? count(it.items) : 0), 0)
    const folders = Array.from({ length: 100 }, (_, i) => category(`f${i}`, links(`f${i}`, 100)))
    expect(count(documentSidebar(sidebar(...folders), '/docs/f50/50/').items)).toBe(26)
  })

  it('has fewer neighbors of the categories above a page than of the page', () => {
    const folders = Array.from({ length: 20 }, (_, i) => category(`f${i}`, links(`f${i}`, 40)))
    const { items } = documentSidebar(sidebar(...folders), '/docs/f10/20/')
    expect(items.map((it) => ('label' in it ? it.label : it.type))).toEqual([
      'more',
      ...[7, 8, 9, 10, 11, 12, 13].map((i) => `f${i}`),
      'more',
    ])
    expect(items[4]).toMatchObject({ items: { length: 17 } })
  })

  it('cuts no list of categories that is short', () => {
    const folders = Array.from({ length: 12 }, (_, i) => category(`f${i}`, links(`f${i}`, 30)))
    const { items } = documentSidebar(sidebar(...folders), '/docs/f0/15/')
    expect(items.map(({ type }) => type)).toEqual(['category', ...Array(11).fill('branch')])
  })

  it('leaves out no less than ten items at an end of a list', () => {
    const shown = (length: number, page: number) => {
      const lists = [category('list', links('l', length)), category('other', links('o', 100))]
      const [list] = documentSidebar(sidebar(...lists), `/docs/l/${page}/`).items
      return list?.type === 'category'
        ? list.items.map((it) => (it.type === 'more' ? it.count : 1)).filter((n) => n > 1)
        : undefined
    }
    expect(shown(24, 0)).toEqual([])
    expect(shown(24, 23)).toEqual([])
    expect(shown(25, 0)).toEqual([10])
    expect(shown(33, 16)).toEqual([])
    expect(shown(35, 17)).toEqual([10, 10])
  })
})
