import type { ReactNode } from 'react'
import { StillPager, StillStart, StillToc } from '#still'
import { useTheme } from '../host'
import type { DocsLayoutProps } from '../part-props'
import { Sidebar, sidebarId } from '../sidebar/sidebar'
import { MAIN_ID } from './skip-link'

/** Sidebar, content and table of contents side by side; one below the other on narrow screens. */
export function DocsLayout({ page, sidebar, toc, children }: DocsLayoutProps): ReactNode {
  const { components } = useTheme()
  const SidebarView = components.Sidebar ?? Sidebar
  const OwnToc = components.Toc
  const PagerView = components.Pager ?? StillPager
  const id = sidebarId(page, sidebar)
  return (
    <div className={id ? 'docs has-sidebar' : 'docs'}>
      {id ? <SidebarView key={id} page={page} sidebar={sidebar} /> : null}
      <main className="docs-main" id={MAIN_ID} tabIndex={-1}>
        <StillStart key={page.path} page={page} />
        {toc && !OwnToc ? <StillToc key={`${page.path} toc`} toc={toc} /> : null}
        {toc && OwnToc && toc.length > 0 ? <OwnToc key={`${page.path} toc`} toc={toc} /> : null}
        {children}
        <PagerView key={`${page.path} pager`} page={page} />
      </main>
    </div>
  )
}
