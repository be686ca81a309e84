import type {
  DocPageData,
  DocsPlace,
  IndexPageData,
  PageData,
  SearchPageData,
  Sidebar,
  SiteData,
  TagPageData,
  TagRef,
  TagsPageData,
  TocEntry,
} from '@landing/schema'
import type { ComponentType, ReactNode } from 'react'

/** What a view of one kind of page is given. */
interface ViewProps<P> {
  readonly page: P
  readonly sidebar?: Sidebar | undefined
}

/** Every part of a page that a site may replace, with the props it is given. */
export interface ThemeComponents {
  SkipLink: ComponentType
  AnnouncementBar: ComponentType
  Navbar: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  Logo: ComponentType
  ColorModeToggle: ComponentType
  Sidebar: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  Breadcrumbs: ComponentType<{ readonly page: PageData }>
  /** Notices about a version, a draft or an unlisted page, above the content. */
  PageNotices: ComponentType<{ readonly page: PageData & DocsPlace }>
  VersionBadge: ComponentType<{ readonly page: DocsPlace }>
  Toc: ComponentType<{ readonly toc: readonly TocEntry[] }>
  /** The table of contents of narrow screens. */
  TocCompact: ComponentType<{ readonly toc: readonly TocEntry[] }>
  TagList: ComponentType<{ readonly tags: readonly TagRef[] }>
  /** Edit link, page as Markdown, last change. */
  MetaLine: ComponentType<{ readonly page: DocPageData }>
  Pager: ComponentType<{ readonly page: DocsPlace }>
  Footer: ComponentType
  BackToTop: ComponentType
  SearchBox: ComponentType<{ readonly page?: PageData | undefined }>
  DocPage: ComponentType<ViewProps<DocPageData>>
  IndexPage: ComponentType<ViewProps<IndexPageData>>
  TagsPage: ComponentType<ViewProps<TagsPageData>>
  TagPage: ComponentType<ViewProps<TagPageData>>
  SearchPage: ComponentType<ViewProps<SearchPageData>>
  NotFound: ComponentType
  Crash: ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>
  /** Navbar item types of the site's own, by the value of `type`. */
  navbarItems: Readonly<
    Record<string, ComponentType<{ readonly item: never; readonly site: SiteData }>>
  >
  /** Shown behind the content of every page. */
  AfterContent: ComponentType<{ readonly page: PageData; readonly children?: ReactNode }>
}
