import type { PageData, Sidebar as SidebarData, SidebarItem } from '@landing/schema'
import { type ReactNode, useCallback, useRef } from 'react'
import { useText, useTheme } from '../host'
import { categoryAt } from './active-trail'
import { SidebarItems } from './sidebar-items'
import { useKeptScroll } from './use-kept-scroll'

export interface SidebarProps {
  readonly page: PageData
  /** The tree to draw; branches may have been left out of it. */
  readonly sidebar: SidebarData
}

/** The links of a docs set beside its pages. */
export function Sidebar({ page, sidebar }: SidebarProps): ReactNode {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useKeptScroll(box, sidebar.id)
  return (
    <aside className="sidebar">
      <div className="sidebar-scroll" ref={box}>
        <nav aria-label={text('docsSidebar')}>
          <SidebarTree page={page} sidebar={sidebar} />
        </nav>
      </div>
    </aside>
  )
}

/** The tree alone, for menus that bring their own landmark. */
export function SidebarTree({ page, sidebar }: SidebarProps): ReactNode {
  const { host, site } = useTheme()
  const ref = 'sidebar' in page ? page.sidebar : undefined
  const load = useCallback(
    async (trail: readonly number[]): Promise<readonly SidebarItem[]> => {
      if (!ref)
        throw new Error(`The page has no reference to the whole of its sidebar "${sidebar.id}".`)
      const whole = await host.loadSidebar(ref)
      const category = categoryAt(whole.items, trail)
      if (!category)
        throw new Error(
          `The sidebar "${sidebar.id}" has no category at position ${trail.join('.')}.`,
        )
      return category.items
    },
    [host, ref, sidebar.id],
  )
  return (
    <SidebarItems
      items={sidebar.items}
      path={page.path}
      load={load}
      exclusive={site.theme.docs?.sidebar?.autoCollapseCategories ?? false}
    />
  )
}
