import type { DocPageData, DocsPlace, PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { MetaLine, TagList } from '../article/article-footer'
import { Breadcrumbs } from '../article/breadcrumbs'
import { PageNotices } from '../article/page-notices'
import { useTheme } from '../host'

/** What stands above a page of a docs set. */
export function DocsStart({ page }: { readonly page: PageData & DocsPlace }): ReactNode {
  const { components } = useTheme()
  const BreadcrumbsView = components.Breadcrumbs ?? Breadcrumbs
  return (
    <>
      <BreadcrumbsView page={page} />
      <PageNotices page={page} />
    </>
  )
}

/** What stands below a document. */
export function ArticleEnd({ page }: { readonly page: DocPageData }): ReactNode {
  return (
    <footer className="article-footer">
      <TagList tags={page.tags} />
      <MetaLine page={page} />
    </footer>
  )
}
