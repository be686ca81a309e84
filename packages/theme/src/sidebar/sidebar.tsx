import type { PageData, Sidebar as SidebarData } from '@landing/schema'
import { type ReactNode, useRef } from 'react'
import { useText } from '../host'
import { SidebarTree } from './sidebar-tree'
import { useKeptScroll } from './use-kept-scroll'

/** Where readers of narrow screens find the sidebar without script: below the content. */
export const SIDEBAR_ID = 'docs-sidebar'

export interface SidebarProps {
  readonly page: PageData
  /** The tree to draw; branches may have been left out of it. Without one the server's drawing stays. */
  readonly sidebar?: SidebarData | undefined
}

/** The links of a docs set beside its pages. */
export function Sidebar({ page, sidebar }: SidebarProps): ReactNode {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useKeptScroll(box, sidebarId(page, sidebar) ?? '')
  return (
    <div className="sidebar" id={SIDEBAR_ID}>
      <div className="sidebar-scroll" ref={box}>
        <nav aria-label={text('docsSidebar')}>
          <SidebarTree page={page} sidebar={sidebar} />
        </nav>
      </div>
    </div>
  )
}

/** Which sidebar belongs to a page, if any: its data may be there or be loaded later. */
export function sidebarId(page: PageData, sidebar: SidebarData | undefined): string | undefined {
  return sidebar?.id ?? ('sidebar' in page ? page.sidebar?.id : undefined)
}
