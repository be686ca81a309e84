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
  const NoticesView = components.PageNotices ?? PageNotices
  return (
    <>
      <BreadcrumbsView page={page} />
      <NoticesView page={page} />
    </>
  )
}

/** What stands below a document. */
export function ArticleEnd({ page }: { readonly page: DocPageData }): ReactNode {
  const { components } = useTheme()
  const TagListView = components.TagList ?? TagList
  const MetaLineView = components.MetaLine ?? MetaLine
  return (
    <footer className="article-footer">
      <TagListView tags={page.tags} />
      <MetaLineView page={page} />
    </footer>
  )
}
