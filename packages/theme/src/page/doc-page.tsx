import type { DocPageData, SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { ViewProps } from '../context/part-props'
import { untranslatedFrom } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { ArticleBodyPart } from '../docs/article-body'
import { MetaLinePart, TagListPart } from '../docs/article-footer'
import { DocsLayoutPart } from '../docs/docs-layout'
import { VersionBadgePart } from '../docs/page-notices'
import { PostMeta } from '../docs/posts'
import { breakable, nameAttributes } from '../primitives/breakable'
import { Main } from '../primitives/main'

/** A document with sidebar, table of contents and footer. */
export function DocPage({ page, sidebar }: ViewProps<DocPageData>): ReactNode {
  const { site } = useTheme()
  const language = textLanguage(page, site)
  const content = (
    <>
      {page.showTitle ? (
        <header {...language}>
          <h1 {...nameAttributes(page.title)}>{breakable(page.title)}</h1>
        </header>
      ) : null}
      {/* Behaviours add elements to an article: another page gets another one. */}
      <ArticleBodyPart key={page.path} html={page.html} {...language} />
    </>
  )
  if (page.layout === 'home') {
    return (
      <Main className="landing-home">
        <article className="landing-article">{content}</article>
      </Main>
    )
  }
  return (
    <DocsLayoutPart page={page} sidebar={sidebar} toc={page.toc}>
      <article className="landing-article">
        <VersionBadgePart page={page} />
        {page.post ? (
          <PostMeta post={page.post} readingTime={page.readingTime} />
        ) : (
          <ReadingTime minutes={page.readingTime} />
        )}
        {content}
        <footer className="landing-article-footer">
          <TagListPart tags={page.tags} />
          <MetaLinePart page={page} />
        </footer>
      </article>
    </DocsLayoutPart>
  )
}

function ReadingTime({ minutes }: { readonly minutes: number | undefined }): ReactNode {
  const text = useViewText()
  if (minutes === undefined) return null
  return (
    <>
      {' '}
      <span className="landing-badge">{text('readingTime', { minutes: String(minutes) })}</span>
    </>
  )
}

/** Language and direction of a text that is not translated: it is in the default language. */
function textLanguage(page: DocPageData, site: SiteData) {
  const original = untranslatedFrom(page, site)
  return original ? { lang: original.htmlLang, dir: original.direction } : {}
}

export const DocPagePart = part('DocPage', DocPage)
