import type { PageData, Sidebar } from '@landing/schema'
import type { ReactNode } from 'react'
import { configAttributes } from '../behaviours/color-mode-toggle'
import { useTheme } from '../context/theme'
import { Navbar } from '../navbar/navbar'
import { MAIN_ID, SkipLink } from '../primitives/landmarks'
import { AnnouncementBar } from './announcement-bar'
import { BackToTop } from './back-to-top'
import { BehaviourTexts } from './behaviour-texts'
import { ContentBoundary, LayoutBoundary } from './content-boundary'
import { DocPage } from './doc-page'
import { Footer } from './footer'
import { IndexPage } from './index-page'
import { LateExtras } from './late-extras'
import { HostLoadFailure } from './load-failure'
import { NotFoundPage } from './not-found-page'
import { SearchPage } from './search-page'
import { TagPage, TagsPage } from './tags-page'

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
