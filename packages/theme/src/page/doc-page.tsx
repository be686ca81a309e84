import type { DocPageData, Sidebar, SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import { untranslatedFrom } from '../context/site-path'
import { useTheme } from '../context/theme'
import { ArticleBody } from '../docs/article-body'
import { MetaLine, TagList } from '../docs/article-footer'
import { DocsLayout } from '../docs/docs-layout'
import { VersionBadge } from '../docs/page-notices'

/** Props of `DocPage`. */
export interface DocPageProps {
  readonly page: DocPageData
  readonly sidebar?: Sidebar | undefined
}

/** A document with what stands around it. */
export function DocPage({ page, sidebar }: DocPageProps): ReactNode {
  const { site, components } = useTheme()
  const language = textLanguage(page, site)
  const BadgeView = components.VersionBadge ?? VersionBadge
  const LayoutView = components.DocsLayout ?? DocsLayout
  const BodyView = components.ArticleBody ?? ArticleBody
  const TagListView = components.TagList ?? TagList
  const MetaLineView = components.MetaLine ?? MetaLine
  return (
    <LayoutView page={page} sidebar={sidebar} toc={page.toc}>
      <article className="article">
        <BadgeView page={page} />
        {page.showTitle ? (
          <header {...language}>
            <h1>{page.title}</h1>
          </header>
        ) : null}
        {/* Behaviours add elements to an article: another page gets another one. */}
        <BodyView key={page.path} html={page.html} {...language} />
        <footer className="article-footer">
          <TagListView tags={page.tags} />
          <MetaLineView page={page} />
        </footer>
      </article>
    </LayoutView>
  )
}

/** Language and direction of a text that is not translated: it is in the default language. */
function textLanguage(page: DocPageData, site: SiteData) {
  const original = untranslatedFrom(page, site)
  return original ? { lang: original.htmlLang, dir: original.direction } : {}
}
