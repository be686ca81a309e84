import type { DocPageData, Sidebar, SiteData } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { StillBadge, StillEnd } from '#still'
import { ArticleBody } from '../article/article-body'
import { useTheme } from '../host'
import { DocsLayout } from '../layout/docs-layout'
import { untranslatedFrom } from '../site-path'

export interface DocPageProps {
  readonly page: DocPageData
  readonly sidebar?: Sidebar | undefined
}

/** A document with what stands around it. */
export function DocPage({ page, sidebar }: DocPageProps): ReactNode {
  const { site, components } = useTheme()
  const language = textLanguage(page, site)
  const BadgeView = components.VersionBadge ?? StillBadge
  const LayoutView = components.DocsLayout ?? DocsLayout
  const BodyView = components.ArticleBody ?? ArticleBody
  return (
    <LayoutView page={page} sidebar={sidebar} toc={page.toc}>
      <article className="article">
        <Fragment key={page.path}>
          <BadgeView page={page} />
          {page.showTitle ? (
            <header {...language}>
              <h1>{page.title}</h1>
            </header>
          ) : null}
          <BodyView html={page.html} {...language} />
          <StillEnd page={page} />
        </Fragment>
      </article>
    </LayoutView>
  )
}

/** Language and direction of a text that is not translated: it is in the default language. */
function textLanguage(page: DocPageData, site: SiteData) {
  const original = untranslatedFrom(page, site)
  return original ? { lang: original.htmlLang, dir: original.direction } : {}
}
