import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { DocsLayoutProps } from '../context/part-props'
import { untranslatedFrom } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { Main } from '../primitives/main'
import { SidebarPart } from '../sidebar/sidebar'
import { PagerPart } from './article-footer'
import { BreadcrumbsPart } from './breadcrumbs'
import { PageNoticesPart } from './page-notices'
import { TocPart } from './toc'

/** Sidebar, content and table of contents side by side; one below the other on narrow screens. */
export function DocsLayout({ page, sidebar, toc, children }: DocsLayoutProps): ReactNode {
  const { site } = useTheme()
  const lang = untranslatedFrom(page, site)?.htmlLang
  return (
    <div className={sidebar ? 'landing-docs landing-has-sidebar' : 'landing-docs'}>
      {sidebar ? <SidebarPart key={sidebar.id} page={page} sidebar={sidebar} /> : null}
      {/* Another for another page: a browser that translates replaces texts, which React then fails to change or remove. */}
      <Main key={page.path} className="landing-docs-main">
        {toc && toc.length > 0 ? <TocPart toc={toc} lang={lang} /> : null}
        <BreadcrumbsPart page={page} />
        <PageNoticesPart page={page} />
        {children}
        <PagerPart page={page} />
      </Main>
    </div>
  )
}

export const DocsLayoutPart = part('DocsLayout', DocsLayout)
