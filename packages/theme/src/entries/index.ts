'use client'

export { type HostLocation, type LinkProps, plainHost, type ThemeHost } from '../context/host'
export type {
  HtmlView,
  IconName,
  IconProps,
  ItemView,
  LinkView,
  MenuView,
} from '../context/item-view'
export { componentNames } from '../context/part-names'
export type {
  ArticleBodyProps,
  BranchProps,
  CardProps,
  DocsLayoutProps,
  LinkButtonProps,
  LoadFailureProps,
  LoadingPageProps,
  MobileMenuProps,
  NavbarProps,
  SearchBoxProps,
  SearchDialogProps,
  SidebarProps,
  SidebarTreeProps,
  SuggestionsProps,
} from '../context/part-props'
export type { PartName, PartProps, ThemeComponents } from '../context/parts'
export { type SiteOptions, siteData } from '../context/site-data'
export {
  ThemeProvider,
  type ThemeProviderProps,
  ThemeRoot,
  type ThemeRootProps,
} from '../context/theme'
export { type ShellTexts, useText, useTheme } from '../context/theme-context'
export { useColorMode } from '../context/use-color-mode'
export { ArticleBody } from '../docs/article-body'
export { MetaLine, Pager, type PagerProps, TagList } from '../docs/article-footer'
export { CodeBlock, type CodeBlockProps, Tabs, type TabsProps } from '../docs/article-parts'
export { Breadcrumbs, type BreadcrumbsProps } from '../docs/breadcrumbs'
export { DocsLayout } from '../docs/docs-layout'
export { PageNotices, VersionBadge } from '../docs/page-notices'
export { Toc } from '../docs/toc'
export type { Messages } from '../messages/en'
export { documentAttributes } from '../mode/boot'
export { type ColorModeChoice, nextChoice } from '../mode/mode-choice'
export { useContrast } from '../mode/use-stored'
export { ColorModeToggle } from '../navbar/color-mode-toggle'
export { Logo } from '../navbar/logo'
export { MobileMenu } from '../navbar/mobile-menu'
export { Navbar } from '../navbar/navbar'
export { navbarItemFailure } from '../navbar/navbar-item-failure'
export { AnnouncementBar } from '../page/announcement-bar'
export { BackToTop } from '../page/back-to-top'
export { ContentBoundary } from '../page/content-boundary'
export { DocPage } from '../page/doc-page'
export { Footer } from '../page/footer'
export { documentTitle, Head } from '../page/head'
export { LoadFailure } from '../page/load-failure'
export { Page, type PageProps } from '../page/page'
export { Anchor } from '../primitives/anchor'
export { Badge, type BadgeProps } from '../primitives/badge'
export { Branch } from '../primitives/branch'
export { Callout, type CalloutProps } from '../primitives/callout'
export { Card, CardGrid } from '../primitives/card'
export { Icon } from '../primitives/icon'
export { LinkButton } from '../primitives/link-button'
export { SkipLink } from '../primitives/skip-link'
export { SearchBox } from '../search/search-box'
export { Sidebar } from '../sidebar/sidebar'
export { SidebarItems, type SidebarItemsProps } from '../sidebar/sidebar-items'
export { SidebarTree } from '../sidebar/sidebar-tree'
export type { Plural } from '../texts/texts'
