import type { ReactNode } from 'react'
import type { DocsLayoutProps } from '../context/part-props'
import { useTheme } from '../context/theme'
import { MAIN_ID } from '../primitives/landmarks'
import { Pager } from './article-footer'
import { Breadcrumbs } from './breadcrumbs'
import { PageNotices } from './page-notices'
import { Sidebar } from './sidebar'
import { Toc } from './toc'

/** Sidebar, content and table of contents side by side; one below the other on narrow screens. */
export function DocsLayout({ page, sidebar, toc, children }: DocsLayoutProps): ReactNode {
  const { components } = useTheme()
  const SidebarView = components.Sidebar ?? Sidebar
  const BreadcrumbsView = components.Breadcrumbs ?? Breadcrumbs
  const NoticesView = components.PageNotices ?? PageNotices
  const TocView = components.Toc ?? Toc
  const PagerView = components.Pager ?? Pager
  return (
    <div className={sidebar ? 'docs has-sidebar' : 'docs'}>
      {sidebar ? <SidebarView key={sidebar.id} page={page} sidebar={sidebar} /> : null}
      <main className="docs-main" id={MAIN_ID} tabIndex={-1} data-swap="replace">
        <BreadcrumbsView page={page} />
        <NoticesView page={page} />
        {toc && toc.length > 0 ? <TocView key={page.path} toc={toc} /> : null}
        {children}
        <PagerView page={page} />
      </main>
    </div>
  )
}
