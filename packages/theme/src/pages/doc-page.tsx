import type { DocPageData, Sidebar } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { StillBadge, StillEnd } from '#still'
import { ArticleBody } from '../article/article-body'
import { TocCompact } from '../article/toc'
import { DocsLayout } from '../layout/docs-layout'

export interface DocPageProps {
  readonly page: DocPageData
  readonly sidebar?: Sidebar | undefined
}

/** A document with what stands around it. */
export function DocPage({ page, sidebar }: DocPageProps): ReactNode {
  return (
    <DocsLayout page={page} sidebar={sidebar} toc={page.toc}>
      <article className="article">
        <Fragment key={page.path}>
          <StillBadge page={page} />
          {page.showTitle ? (
            <header>
              <h1>{page.title}</h1>
            </header>
          ) : null}
          <TocCompact toc={page.toc} />
          <ArticleBody html={page.html} />
          <StillEnd page={page} />
        </Fragment>
      </article>
    </DocsLayout>
  )
}
