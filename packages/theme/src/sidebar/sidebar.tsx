import type { ReactNode } from 'react'
import { all } from '../behaviours/events'
import { showSidebars, sidebarSwitch } from '../behaviours/sidebar'
import { part } from '../context/part'
import type { SidebarProps } from '../context/part-props'
import { useTheme } from '../context/theme'
import { useBehaviour } from '../context/use-behaviour'
import { IconPart } from '../primitives/icon'
import { SIDEBAR_ID } from '../primitives/landmarks'
import { SidebarTreePart } from './sidebar-tree'

/** The links of a docs set beside its pages. */
export function Sidebar({ page, sidebar }: SidebarProps): ReactNode {
  const { site, text } = useTheme()
  const ref = useBehaviour<HTMLDivElement>(
    (element) => all(sidebarSwitch(element), showSidebars(element)),
    [page.path, sidebar?.id],
  )
  const hideable = site.theme.docs?.sidebar?.hideable ?? false
  const label = text('collapseSidebar')
  return (
    <div className="landing-sidebar" id={SIDEBAR_ID} ref={ref}>
      <div className="landing-sidebar-scroll">
        <nav aria-label={text('docsSidebar')}>
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
    </div>
  )
}

export const SidebarPart = part('Sidebar', Sidebar)
