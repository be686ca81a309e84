import type { PageData, Sidebar, SiteData, TocEntry } from '@landing/schema'
import type { ComponentType, ReactNode } from 'react'

/** Every part of a page that a site may replace, with the props it is given. */
export interface ThemeComponents {
  AnnouncementBar: ComponentType
  Navbar: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  Logo: ComponentType
  Sidebar: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  Breadcrumbs: ComponentType<{ readonly page: PageData }>
  Toc: ComponentType<{ readonly toc: readonly TocEntry[] }>
  Footer: ComponentType
  SearchBox: ComponentType<{ readonly page?: PageData | undefined }>
  NotFound: ComponentType
  Crash: ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>
  /** Navbar item types of the site's own, by the value of `type`. */
  navbarItems: Readonly<
    Record<string, ComponentType<{ readonly item: never; readonly site: SiteData }>>
  >
  /** Shown behind the content of every page. */
  AfterContent: ComponentType<{ readonly page: PageData; readonly children?: ReactNode }>
}
