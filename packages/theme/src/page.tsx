import type { PageData, Sidebar } from '@landing/schema'
import { type ReactNode, Suspense } from 'react'
import { StillAnnouncement, StillFooter } from '#still'
import { viewOf } from '#views'
import { LateExtras } from './chrome/late-extras'
import { useTheme } from './host'
import { ContentBoundary, LayoutBoundary } from './layout/content-boundary'
import { HostLoadFailure } from './layout/load-failure'
import { MAIN_ID, SkipLink } from './layout/skip-link'
import { Navbar } from './navbar/navbar'
import { DocPage } from './pages/doc-page'
import type { LateKind } from './pages/view-props'

/** Props of `Page`. */
export interface PageProps {
  readonly page: PageData
  /** The tree to draw beside a page of a docs set; branches may have been left out. */
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
  const { components } = useTheme()
  const SkipLinkView = components.SkipLink ?? SkipLink
  const AnnouncementView = components.AnnouncementBar ?? StillAnnouncement
  const NavbarView = components.Navbar ?? Navbar
  const FooterView = components.Footer ?? StillFooter
  return (
    <div className={`page page-${page.kind}`}>
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
      <LateExtras />
      <HostLoadFailure />
    </div>
  )
}

function Content({ page, sidebar, children }: PageProps): ReactNode {
  const { components } = useTheme()
  switch (page.kind) {
    case 'doc': {
      const DocView = components.DocPage ?? DocPage
      return <DocView page={page} sidebar={sidebar} />
    }
    case 'component':
      return (
        <main id={MAIN_ID} tabIndex={-1} className="component-page">
          {children}
        </main>
      )
    default: {
      if (page.kind === 'not-found' && components.NotFound) return <components.NotFound />
      return (
        <Suspense>
          <LateView page={page} sidebar={sidebar} />
        </Suspense>
      )
    }
  }
}

/** Names of the views a site may replace, by kind of page. */
const OWN_VIEWS = {
  index: 'IndexPage',
  tags: 'TagsPage',
  tag: 'TagPage',
  search: 'SearchPage',
  'not-found': undefined,
} as const

function LateView(props: {
  readonly page: PageData
  readonly sidebar?: Sidebar | undefined
}): ReactNode {
  const { components } = useTheme()
  const kind = props.page.kind as LateKind
  const own = OWN_VIEWS[kind]
  const View = (own && components[own]) ?? viewOf(kind)
  return <View {...(props as typeof props & { page: never })} />
}
