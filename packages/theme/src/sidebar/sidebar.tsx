import type { SidebarItem } from '@landing/schema'
import { pageIds } from '@landing/schema'
import type { ReactNode } from 'react'
import { all } from '../behaviours/events'
import { showSidebars, sidebarEdge, sidebarFilter, sidebarSwitch } from '../behaviours/sidebar'
import { part } from '../context/part'
import type { SidebarProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { IconPart } from '../primitives/icon'
import { SidebarTreePart } from './sidebar-tree'

/** A sidebar with a longer list has a filter. */
const MAX_ROWS = 40

/** True if a list is long, or rows were left out because it is. */
function isLong(items: readonly SidebarItem[]): boolean {
  return (
    items.length > MAX_ROWS ||
    items.some(({ type }) => type === 'more' || type === 'branch') ||
    items.some((item) => item.type === 'category' && isLong(item.items))
  )
}

/** The links of a docs set beside its pages. */
export function Sidebar({ page, sidebar }: SidebarProps): ReactNode {
  const { site, text } = useTheme()
  const ref = useBehaviour<HTMLElement>(
    (element) =>
      all(
        sidebarSwitch(element),
        sidebarEdge(element),
        sidebarFilter(element),
        showSidebars(element),
      ),
    [page.path, sidebar?.id],
  )
  const hideable = site.theme.docs?.sidebar?.hideable
  const label = text('collapseSidebar')
  return (
    // Without a name: that of the list in it would be read twice.
    <aside className="landing-sidebar" id={pageIds.sidebar} ref={ref}>
      <div className="landing-sidebar-scroll">
        <nav aria-label={text('docsSidebar')}>
          {sidebar && isLong(sidebar.items) ? (
            <input
              className="landing-search-input landing-sidebar-filter landing-needs-script"
              type="search"
              placeholder={text('filterSidebar')}
              aria-label={text('filterSidebar')}
              autoComplete="off"
              spellCheck={false}
            />
          ) : null}
          <SidebarTreePart page={page} sidebar={sidebar} />
        </nav>
      </div>
      {hideable ? (
        <button
          type="button"
          className="landing-icon-button landing-sidebar-switch landing-needs-script"
          title={label}
          aria-label={label}
          aria-expanded="true"
          data-collapse={label}
          data-expand={text('expandSidebar')}
        >
          <IconPart name="next" />
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that can be moved */}
      <div
        className="landing-sidebar-edge landing-needs-script"
        role="separator"
        tabIndex={0}
        aria-label={text('resizeSidebar')}
        aria-orientation="vertical"
        aria-controls={pageIds.sidebar}
        aria-valuenow={17.5}
        aria-valuemin={12}
        aria-valuemax={32}
      />
    </aside>
  )
}

export const SidebarPart = part('Sidebar', Sidebar)
