import type { ReactNode } from 'react'
import { Pager } from '../article/article-footer'
import { Breadcrumbs } from '../article/breadcrumbs'
import { PageNotices } from '../article/page-notices'
import { Toc } from '../article/toc'
import { useTheme } from '../host'
import type { DocsLayoutProps } from '../part-props'
import { Sidebar } from '../sidebar/sidebar'
import { MAIN_ID } from './skip-link'

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
