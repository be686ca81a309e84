import type { PageData, Sidebar, SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import { configAttributes } from '../behaviours/color-mode-toggle'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { NavbarPart } from '../navbar/navbar'
import { Main } from '../primitives/main'
import { SkipLinkPart } from '../primitives/skip-link'
import { AnnouncementBarPart } from './announcement-bar'
import { BackToTopPart } from './back-to-top'
import { BehaviourTexts } from './behaviour-texts'
import { Boundary, PageError } from './content-boundary'
import { DocPagePart } from './doc-page'
import { FooterPart } from './footer'
import { IndexPagePart } from './index-page'
import { LazyDisplaySettings } from './lazy-display-settings'
import { HostLoadFailure } from './load-failure'
import { NotFoundPart } from './not-found-page'
import { withNames } from './page-names'
import { SearchPagePart } from './search-page'
import { TagPagePart, TagsPagePart } from './tags-page'

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
    // For errors of the layout itself, such as those of the navbar: the page then shows the error alone.
    <Boundary resetKey={props.page.path} as={PageError}>
      <WholePage {...props} />
    </Boundary>
  )
}

function WholePage({ page, sidebar, children }: PageProps): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const content = (
    <div className="landing-page-content">
      <Boundary resetKey={page.path} as={PageError}>
        <Content page={page} sidebar={sidebar}>
          {children}
        </Content>
        <AfterContentPart page={withNames(page, text)} />
      </Boundary>
    </div>
  )
  const isBare = page.kind === 'component' && page.frame === false
  return (
    <div
      className={`landing-root landing-page-${page.kind}`}
      data-landing={isBare ? 'bare' : ''}
      {...configAttributes(site.theme.colorMode)}
      data-versions={versionNames(site)}
    >
      {isBare ? (
        content
      ) : (
        <>
          <SkipLinkPart />
          <AnnouncementBarPart />
          <NavbarPart page={page} sidebar={sidebar} />
          {content}
          <FooterPart />
          <BackToTopPart />
        </>
      )}
      <LazyDisplaySettings />
      <HostLoadFailure />
      <div className="landing-visually-hidden" role="status" data-loading={text('loading')} />
      <BehaviourTexts />
    </div>
  )
}

/** Versions of each docs set, for the behaviour that forgets stored ones. */
function versionNames({ docs, theme }: SiteData): string | undefined {
  if (docs.length === 0 || theme.docs?.versionPersistence === 'none') return undefined
  return JSON.stringify(
    Object.fromEntries(docs.map(({ id, versions }) => [id, versions.map(({ name }) => name)])),
  )
}

function Content({ page, sidebar, children }: PageProps): ReactNode {
  switch (page.kind) {
    case 'doc':
      return <DocPagePart page={page} sidebar={sidebar} />
    case 'index':
      return <IndexPagePart page={page} sidebar={sidebar} />
    case 'tags':
      return <TagsPagePart page={page} sidebar={sidebar} />
    case 'tag':
      return <TagPagePart page={page} sidebar={sidebar} />
    case 'search':
      return <SearchPagePart page={page} />
    case 'not-found':
      return <NotFoundPart />
    case 'component':
      return <Main className="landing-component-page">{children}</Main>
  }
}

const AfterContentPart = part('AfterContent', () => null)
