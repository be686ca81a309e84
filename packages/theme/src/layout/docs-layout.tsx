import type { DocsPlace, PageData, Sidebar as SidebarData, TocEntry } from '@landing/schema'
import type { ReactNode } from 'react'
import { StillPager, StillStart } from '#still'
import { Toc } from '../article/toc'
import { useTheme } from '../host'
import { Sidebar, sidebarId } from '../sidebar/sidebar'
import { MAIN_ID } from './skip-link'

export interface DocsLayoutProps {
  readonly page: PageData & DocsPlace
  readonly sidebar?: SidebarData | undefined
  readonly toc?: readonly TocEntry[] | undefined
  readonly children: ReactNode
}

/** Sidebar, content and table of contents side by side; one below the other on narrow screens. */
export function DocsLayout({ page, sidebar, toc = [], children }: DocsLayoutProps): ReactNode {
  const { components } = useTheme()
  const SidebarView = components.Sidebar ?? Sidebar
  const TocView = components.Toc ?? Toc
  const PagerView = components.Pager ?? StillPager
  const id = sidebarId(page, sidebar)
  return (
    <div className={`docs${id ? ' has-sidebar' : ''}${toc.length > 0 ? ' has-toc' : ''}`}>
      {id ? <SidebarView key={id} page={page} sidebar={sidebar} /> : null}
      <main className="docs-main" id={MAIN_ID} tabIndex={-1}>
        <StillStart key={page.path} page={page} />
        {children}
        <PagerView key={`${page.path} pager`} page={page} />
      </main>
      {toc.length > 0 ? (
        <div className="docs-toc">
          <TocView key={page.path} toc={toc} />
        </div>
      ) : null}
    </div>
  )
}
