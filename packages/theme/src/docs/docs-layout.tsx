import { pageIds } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { DocsLayoutProps } from '../context/part-props'
import { SidebarPart } from '../sidebar/sidebar'
import { PagerPart } from './article-footer'
import { BreadcrumbsPart } from './breadcrumbs'
import { PageNoticesPart } from './page-notices'
import { TocPart } from './toc'

/** Sidebar, content and table of contents side by side; one below the other on narrow screens. */
export function DocsLayout({ page, sidebar, toc, children }: DocsLayoutProps): ReactNode {
  return (
    <div className={sidebar ? 'landing-docs landing-has-sidebar' : 'landing-docs'}>
      {sidebar ? <SidebarPart key={sidebar.id} page={page} sidebar={sidebar} /> : null}
      <main
        className="landing-docs-main"
        id={pageIds.main}
        tabIndex={-1}
        data-swap="replace"
        data-pagefind-body=""
      >
        {toc && toc.length > 0 ? <TocPart key={page.path} toc={toc} /> : null}
        <BreadcrumbsPart page={page} />
        <PageNoticesPart page={page} />
        {children}
        <PagerPart page={page} />
      </main>
    </div>
  )
}

export const DocsLayoutPart = part('DocsLayout', DocsLayout)
