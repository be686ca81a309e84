export { componentKey, componentPath } from './component-page'
export type {
  DocsConfig,
  FeedConfig,
  FeedItem,
  LinkPolicies,
  MarkdownConfig,
  RedirectConfig,
  SearchConfig,
  SiteConfig,
} from './config'
export type { DataCell, DataFiles, DataRow, TableData, ViewFunction } from './data'
export type { FrontMatter, FrontMatterSearch, FrontMatterTag } from './front-matter'
export type { I18nConfig, LocaleConfig } from './i18n-config'
export { directionOf, languageName } from './language'
export type { Logo } from './logo'
export {
  compareMessages,
  formatPlace,
  LandingError,
  type Message,
  type Place,
  type Severity,
} from './message'
export type {
  NavbarConfig,
  NavbarCustom,
  NavbarDoc,
  NavbarDocSidebar,
  NavbarDocsVersion,
  NavbarDocsVersionDropdown,
  NavbarDropdown,
  NavbarHtml,
  NavbarItem,
  NavbarLink,
  NavbarLocaleDropdown,
  NavbarSearch,
} from './navbar-config'
export type {
  Breadcrumb,
  Card,
  ComponentPageData,
  DocPageData,
  DocsPlace,
  IndexPageData,
  NotFoundPageData,
  PageData,
  PageHead,
  SearchPageData,
  TagPageData,
  TagsPageData,
  TocEntry,
  VersionLink,
} from './page-data'
export {
  applyTrailingSlash,
  decodePath,
  type HrefParts,
  homePath,
  isFilePath,
  isFullAddress,
  joinPath,
  normalizeBase,
  routeKey,
  splitHref,
  stripIndexHtml,
  type TrailingSlash,
  toHref,
  toPath,
} from './route-path'
export type {
  Hit,
  HitType,
  MarkedText,
  QueryProblem,
  SearchContext,
  SearchIndexRef,
  SearchLanguage,
  SearchPage,
  SearchProvider,
  SearchQuery,
  SearchResult,
  SearchScope,
  SearchSection,
  SearchState,
  SearchTarget,
  TextRange,
} from './search'
export type {
  Sidebar,
  SidebarBranch,
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLink,
  SidebarMore,
  SidebarRef,
} from './sidebar'
export type { SidebarItemConfig } from './sidebar-config'
export type { SiteData } from './site-data'
export type {
  CompiledPage,
  DocEntry,
  DocsVersionModel,
  LinkRef,
  PageFacts,
  Route,
  SiteModel,
  SourceFile,
} from './site-model'
export type { TagRef, TagsFileEntry } from './tag'
export type {
  AnnouncementBarConfig,
  ColorMode,
  ColorModeConfig,
  FooterColumn,
  FooterConfig,
  FooterLink,
  ThemeConfig,
  ThemeFamily,
} from './theme-config'
export type { DocRef, DocsSet, DocsVersion, Locale, PageLink } from './version'
