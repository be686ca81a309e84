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
  const sidebar: Sidebar = { id: 's', items: [category('small', 5), category('large', 500)] }

  it('keeps small closed branches, so that they open without a script', () => {
    expect(openBranch(sidebar, '/').items[0]).toEqual(sidebar.items[0])
  })

  it('leaves large closed branches out and marks them', () => {
    expect(openBranch(sidebar, '/').items[1]).toMatchObject({ items: [], pruned: true })
  })

  it('keeps the branch of the current page, however the path is written', () => {
    for (const path of ['/docs/large/7/', '/docs/large/7', '/docs/large/7/index.html']) {
      expect(openBranch(sidebar, path).items[1]).toEqual(sidebar.items[1])
    }
  })

  it('does nothing to what it has already opened', () => {
    const once = openBranch(sidebar, '/')
    expect(openBranch(once, '/')).toEqual(once)
  })
})
