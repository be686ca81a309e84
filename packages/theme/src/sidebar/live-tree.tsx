import type { PageData, Sidebar, SidebarItem } from '@landing/schema'
import { type ReactNode, useCallback } from 'react'
import { useTheme } from '../host'
import { categoryAt } from './active-trail'
import { SidebarItems } from './sidebar-items'

export interface LiveTreeProps {
  readonly page: PageData
  readonly sidebar: Sidebar
  /** Branches that were open before, by `branchKey`. */
  readonly opened?: ReadonlySet<string> | undefined
  /** Lists of closed branches are drawn only when opened. */
  readonly deferred: boolean
}

/** A tree made of its data; branches that were left out are loaded when they are opened. */
export function LiveTree({ page, sidebar, opened, deferred }: LiveTreeProps): ReactNode {
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
    <div className="sidebar-tree">
      <SidebarItems
        items={sidebar.items}
        path={page.path}
        load={load}
        opened={opened}
        deferred={deferred}
        exclusive={site.theme.docs?.sidebar?.autoCollapseCategories ?? false}
      />
    </div>
  )
}
