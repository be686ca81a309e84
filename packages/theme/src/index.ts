'use client'

export { Anchor } from './anchor'
export { ArticleBody } from './article/article-body'
export { MetaLine, Pager, TagList } from './article/article-footer'
export { Breadcrumbs } from './article/breadcrumbs'
export { PageNotices, VersionBadge } from './article/page-notices'
export { Toc } from './article/toc'
export { AnnouncementBar } from './chrome/announcement-bar'
export { BackToTop } from './chrome/back-to-top'
export { Footer } from './chrome/footer'
export type { ThemeComponents } from './components-map'
export { documentTitle, Head } from './head'
export {
  type HostLocation,
  type LinkProps,
  type ShellTexts,
  type ThemeHost,
  ThemeProvider,
  type ThemeProviderProps,
  useText,
  useTheme,
} from './host'
export { Icon, type IconName, type IconProps } from './icons'
export { Branch, type BranchProps } from './layout/branch'
export { ContentBoundary } from './layout/content-boundary'
export { DocsLayout } from './layout/docs-layout'
export { LoadFailure } from './layout/load-failure'
export { MobileMenu } from './layout/mobile-menu'
export { SkipLink } from './layout/skip-link'
export { en as englishMessages, type Messages } from './messages/en'
export type { Plural } from './messages/plural'
export { type ColorModeChoice, nextChoice, useColorMode } from './mode/color-mode'
export { useContrast } from './mode/contrast'
export { documentAttributes } from './mode/document-attributes'
export { ColorModeToggle } from './navbar/color-mode-toggle'
export type { HtmlView, ItemView, LinkView, MenuView } from './navbar/item-view'
export { Logo } from './navbar/logo'
export { Navbar, type NavbarProps } from './navbar/navbar'
export { navbarItemFailure } from './navbar/navbar-item-failure'
export { Page, type PageProps } from './page'
export { DocPage } from './pages/doc-page'
export type {
  ArticleBodyProps,
  CardProps,
  DocsLayoutProps,
  LinkButtonProps,
  LoadFailureProps,
  LoadingPageProps,
  MobileMenuProps,
  SearchDialogProps,
  SuggestionsProps,
} from './part-props'
export { Badge, type BadgeProps } from './parts/badge'
export { LinkButton } from './parts/button'
export { Callout, type CalloutProps } from './parts/callout'
export { Card, CardGrid } from './parts/card'
export { plainHost } from './plain-host'
export { SearchBox, type SearchBoxProps } from './search/search-box'
export { Sidebar, type SidebarProps } from './sidebar/sidebar'
export { SidebarItems, type SidebarItemsProps } from './sidebar/sidebar-items'
export { SidebarTree, type SidebarTreeProps } from './sidebar/sidebar-tree'
export { type SiteOptions, siteData } from './site-data'
export { ThemeRoot, type ThemeRootProps } from './theme-root'
export { translatedPage } from './translated-page'
