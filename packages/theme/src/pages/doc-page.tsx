import type { DocPageData, Sidebar } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { StillBadge, StillEnd } from '#still'
import { ArticleBody } from '../article/article-body'
import { useTheme } from '../host'
import { DocsLayout } from '../layout/docs-layout'

export interface DocPageProps {
  readonly page: DocPageData
  readonly sidebar?: Sidebar | undefined
}

/** A document with what stands around it. */
export function DocPage({ page, sidebar }: DocPageProps): ReactNode {
  const { components } = useTheme()
  const BadgeView = components.VersionBadge ?? StillBadge
  return (
    <DocsLayout page={page} sidebar={sidebar} toc={page.toc}>
      <article className="article">
        <Fragment key={page.path}>
          <BadgeView page={page} />
          {page.showTitle ? (
            <header>
              <h1>{page.title}</h1>
            </header>
          ) : null}
          <ArticleBody html={page.html} />
          <StillEnd page={page} />
        </Fragment>
      </article>
    </DocsLayout>
  )
}
