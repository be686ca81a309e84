import type { Sidebar, SidebarCategory } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openBranch } from './open-branch'

function category(label: string, links: number): SidebarCategory {
  return {
    type: 'category',
    label,
    collapsible: true,
    collapsed: true,
    items: Array.from({ length: links }, (_, i) => ({
      type: 'link' as const,
      label: `${label} ${i}`,
      href: `/docs/${label}/${i}/`,
    })),
  }
}

describe('openBranch', () => {
  const sidebar: Sidebar = {
    id: 's',
    items: [category('tiny', 2), category('small', 5), category('large', 500)],
  }

  it('keeps a small sidebar whole, so that its branches open without a script', () => {
    const small: Sidebar = { id: 's', items: [category('a', 40), category('b', 60)] }
    expect(openBranch(small, '/')).toEqual(small)
  })

  it('leaves closed branches of a large sidebar out, marked, with the way into them', () => {
    const { items } = openBranch(sidebar, '/')
    expect(items[0]).toEqual(sidebar.items[0])
    expect(items[1]).toMatchObject({ items: [], pruned: true, firstHref: '/docs/small/0/' })
    expect(items[2]).toMatchObject({ items: [], pruned: true, firstHref: '/docs/large/0/' })
  })

  it('finds the first page of a branch below other branches', () => {
    const deep: SidebarCategory = { ...category('deep', 0), items: [category('large', 500)] }
    const { items } = openBranch({ id: 's', items: [deep] }, '/')
    expect(items[0]).toMatchObject({ pruned: true, firstHref: '/docs/large/0/' })
  })

  it('keeps the branch of the current page, however the path is written', () => {
    for (const path of ['/docs/large/7/', '/docs/large/7', '/docs/large/7/index.html']) {
      expect(openBranch(sidebar, path).items[2]).toEqual(sidebar.items[2])
    }
  })

  it('keeps what cannot be closed, or is not closed at first', () => {
    const fixed = { ...category('fixed', 200), collapsible: false }
    const open = { ...category('open', 200), collapsed: false }
    expect(openBranch({ id: 's', items: [fixed, open] }, '/').items).toEqual([fixed, open])
  })

  it('does nothing to what it has already opened', () => {
    const once = openBranch(sidebar, '/')
    expect(openBranch(once, '/')).toEqual(once)
  })
})
