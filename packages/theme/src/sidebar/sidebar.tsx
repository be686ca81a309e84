import type { PageData, Sidebar as SidebarData } from '@landing/schema'
import { type ReactNode, useRef, useState } from 'react'
import { useTheme } from '../host'
import { Icon } from '../own-icon'
import { SidebarTree } from './sidebar-tree'
import { useKeptScroll } from './use-kept-scroll'

/** Where readers of narrow screens find the sidebar without script: below the content. */
export const SIDEBAR_ID = 'docs-sidebar'

/** Props of `Sidebar`. */
export interface SidebarProps {
  readonly page: PageData
  /** The tree to draw; branches may have been left out of it. Without one the server's drawing stays. */
  readonly sidebar?: SidebarData | undefined
}

/** The links of a docs set beside its pages. */
export function Sidebar({ page, sidebar }: SidebarProps): ReactNode {
  const { site, components, text } = useTheme()
  const TreeView = components.SidebarTree ?? SidebarTree
  const box = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(false)
  useKeptScroll(box, sidebarId(page, sidebar) ?? '')
  const hideable = site.theme.docs?.sidebar?.hideable ?? false
  const label = text(hidden ? 'expandSidebar' : 'collapseSidebar')
  return (
    <div className={hidden ? 'sidebar is-hidden' : 'sidebar'} id={SIDEBAR_ID}>
      <div className="sidebar-scroll" ref={box}>
        <nav aria-label={text('docsSidebar')} hidden={hidden}>
          <TreeView page={page} sidebar={sidebar} />
        </nav>
      </div>
      {hideable ? (
        <button
          type="button"
          className="icon-button sidebar-switch needs-script"
          title={label}
          aria-label={label}
          aria-expanded={!hidden}
          onClick={() => setHidden(!hidden)}
        >
          <Icon name="next" />
        </button>
      ) : null}
    </div>
  )
}

/** Which sidebar belongs to a page, if any: its data may be there or be loaded later. */
export function sidebarId(page: PageData, sidebar: SidebarData | undefined): string | undefined {
  return sidebar?.id ?? ('sidebar' in page ? page.sidebar?.id : undefined)
}
