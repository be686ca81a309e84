import type { ReactNode } from 'react'
import { currentHrefs, markCurrent } from '../behaviours/closed-lists'
import { sidebarTree } from '../behaviours/sidebar-tree'
import { part } from '../context/part'
import type { SidebarTreeProps } from '../context/part-props'
import { fileHref } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { SidebarItems } from './sidebar-items'

/** The tree of a sidebar. What was left out of it is loaded from a file when a reader wants it. */
export function SidebarTree({ page, sidebar }: SidebarTreeProps): ReactNode {
  const { site, messages, text } = useTheme()
  const src = 'sidebar' in page ? page.sidebar?.href : undefined
  const ref = useBehaviour<HTMLDivElement>(
    (tree) => {
      // Opens the way to the page after a navigation of a host.
      markCurrent(tree, currentHrefs(tree))
      return sidebarTree(tree, { messages })
    },
    [page.path, messages],
  )
  if (!sidebar) return null
  const isPartial = sidebar.items.some(({ type }) => type === 'branch' || type === 'more')
  return (
    <div
      // A behaviour may have replaced the items of a partial tree, unknown to React.
      key={isPartial ? page.path : sidebar.id}
      className="landing-sidebar-tree"
      ref={ref}
      data-swap="sidebar"
      data-sidebar={sidebar.id}
      data-src={src === undefined ? undefined : fileHref(site, src)}
      data-expand={text('expandCategory')}
      data-collapse={text('collapseCategory')}
    >
      <SidebarItems
        items={sidebar.items}
        path={page.path}
        exclusive={site.theme.docs?.sidebar?.autoCollapseCategories === true}
      />
    </div>
  )
}

export const SidebarTreePart = part('SidebarTree', SidebarTree)
