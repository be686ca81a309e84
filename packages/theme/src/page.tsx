import type { PageData, Sidebar } from '@landing/schema'
import type { ReactNode } from 'react'
import { BehaviourTexts } from './behaviour-texts'
import { configAttributes } from './behaviours/color-mode-toggle'
import { AnnouncementBar } from './chrome/announcement-bar'
import { BackToTop } from './chrome/back-to-top'
import { Footer } from './chrome/footer'
import { LateExtras } from './chrome/late-extras'
import { useTheme } from './host'
import { ContentBoundary, LayoutBoundary } from './layout/content-boundary'
import { HostLoadFailure } from './layout/load-failure'
import { MAIN_ID, SkipLink } from './layout/skip-link'
import { Navbar } from './navbar/navbar'
import { DocPage } from './pages/doc-page'
import { IndexPage } from './pages/index-page'
import { NotFoundPage } from './pages/not-found-page'
import { SearchPage } from './pages/search-page'
import { TagPage, TagsPage } from './pages/tags-page'

/** Props of `Page`. */
export interface PageProps {
  readonly page: PageData
  /** The tree beside a page of a docs set; branches may have been left out. */
  readonly sidebar?: Sidebar | undefined
  /** Content of a page of the site's own components. */
  readonly children?: ReactNode
}

/** A whole page: navigation, content by the kind of page, footer. */
export function Page(props: PageProps): ReactNode {
  return (
    <LayoutBoundary resetKey={props.page.path}>
      <WholePage {...props} />
    </LayoutBoundary>
  )
}

function WholePage({ page, sidebar, children }: PageProps): ReactNode {
  const { site, components } = useTheme()
  const SkipLinkView = components.SkipLink ?? SkipLink
  const AnnouncementView = components.AnnouncementBar ?? AnnouncementBar
  const NavbarView = components.Navbar ?? Navbar
  const FooterView = components.Footer ?? Footer
  const BackToTopView = components.BackToTop ?? BackToTop
  return (
    <div
      className={`page page-${page.kind}`}
      data-landing=""
      {...configAttributes(site.theme.colorMode)}
    >
      <SkipLinkView />
      <AnnouncementView />
      <NavbarView page={page} sidebar={sidebar} />
      <div className="page-content">
        <ContentBoundary resetKey={page.path}>
          <Content page={page} sidebar={sidebar}>
            {children}
          </Content>
          {components.AfterContent ? <components.AfterContent page={page} /> : null}
        </ContentBoundary>
      </div>
      <FooterView />
      <BackToTopView />
      <LateExtras />
      <HostLoadFailure />
      <BehaviourTexts />
    </div>
  )
}

function Content({ page, sidebar, children }: PageProps): ReactNode {
  const { components } = useTheme()
  switch (page.kind) {
    case 'doc': {
      const View = components.DocPage ?? DocPage
      return <View page={page} sidebar={sidebar} />
    }
    case 'index': {
      const View = components.IndexPage ?? IndexPage
      return <View page={page} sidebar={sidebar} />
    }
    case 'tags': {
      const View = components.TagsPage ?? TagsPage
      return <View page={page} sidebar={sidebar} />
    }
    case 'tag': {
      const View = components.TagPage ?? TagPage
      return <View page={page} sidebar={sidebar} />
    }
    case 'search': {
      const View = components.SearchPage ?? SearchPage
      return <View page={page} />
    }
    case 'not-found': {
      const View = components.NotFound ?? NotFoundPage
      return <View />
    }
    case 'component':
      return (
        <main id={MAIN_ID} tabIndex={-1} className="component-page" data-swap="replace">
          {children}
        </main>
      )
  }
}
