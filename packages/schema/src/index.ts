export { type ActiveRules, isActiveLink } from './active-link'
export { type ArticleClassName, articleClasses } from './article-classes'
export {
  type ArticleComponent,
  type ArticlePart,
  articleHtml,
  type ComponentUse,
  componentsOf,
} from './article-parts'
export {
  componentKey,
  componentWithoutExport,
  type PageFile,
  pageFiles,
  pageWithoutExport,
} from './component-page'
export type {
  BlogConfig,
  DocsConfig,
  DocsOrigin,
  PageLinkConfig,
  ResolvedDocs,
  VersionConfig,
} from './config/docs'
export type {
  FrontMatter,
  FrontMatterAuthor,
  FrontMatterHero,
  FrontMatterSearch,
  FrontMatterTag,
} from './config/front-matter'
export type { I18nConfig, LocaleConfig, ResolvedI18n, ResolvedLocaleConfig } from './config/i18n'
export type { ImagesConfig, ResolvedImages } from './config/images'
export type { Logo } from './config/logo'
export type {
  FrontMatterType,
  MarkdownConfig,
  ShikiConfig,
} from './config/markdown'
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
  NavbarLocaleDropdown,
  NavbarSearch,
  ResolvedNavbar,
  SearchEntryLink,
} from './config/navbar'
export type { NavbarLink } from './config/navbar-link'
export type { PluginReference } from './config/plugins'
export type {
  ResolvedSearch,
  SearchConfig,
  SearchContext,
  SearchLanguage,
} from './config/search'
export type {
  HeadElement,
  PageHeadElement,
  PolicySources,
  ResolvedSecurity,
  SecurityConfig,
} from './config/security'
export type { SidebarItemConfig } from './config/sidebar'
export type {
  FeedConfig,
  FeedItem,
  LinkPolicies,
  RedirectConfig,
  ResolvedConfig,
  SiteConfig,
} from './config/site'
export type { SourceConfig } from './config/sources'
export type {
  AnnouncementBarConfig,
  ColorMode,
  ColorModeConfig,
  FooterColumn,
  FooterConfig,
  FooterLink,
  ResolvedTheme,
  ThemeConfig,
  ThemeFamily,
} from './config/theme'
export type { DataCell, DataFiles, DataRow, TableData, ViewFunction } from './data'
export {
  compareDiagnostics,
  type Diagnostic,
  diagnosticOf,
  type Fix,
  formatLocation,
  LandingError,
  type Severity,
  type SourceLocation,
} from './diagnostic'
export { type DocumentTexts, documentTexts } from './document-texts'
export { escapeHtml, scriptJson } from './escape'
export { isoDate } from './iso-date'
export { directionOf, languageName } from './language'
export { type OmitUndefined, omitUndefined } from './omit-undefined'
export type {
  Author,
  Breadcrumb,
  Card,
  ComponentPageData,
  DocPageData,
  DocsPlace,
  IndexPageData,
  NotFoundPageData,
  PageData,
  PageHead,
  Post,
  SearchPageData,
  TagPageData,
  TagsPageData,
  TextPart,
  TocEntry,
  VersionLink,
} from './page-data'
export { pageIds } from './page-ids'
export {
  applyTrailingSlash,
  decodePath,
  documentPath,
  type HrefParts,
  homePath,
  isBelow,
  isFilePath,
  isFullAddress,
  isSamePage,
  isScriptAddress,
  joinPath,
  markdownPath,
  normalizeBase,
  routeKey,
  splitHref,
  stripIndexHtml,
  type TrailingSlash,
  toHref,
  toPath,
  withoutLeadingSlashes,
  withoutTrailingSlashes,
} from './route-path'
export type {
  Hit,
  HitType,
  MarkedText,
  QueryProblem,
  ScoreFactor,
  SearchCatalog,
  SearchIndexRef,
  SearchModuleContext,
  SearchPage,
  SearchProvider,
  SearchQuery,
  SearchResult,
  SearchScope,
  SearchSection,
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
export { isContextOf, isInContext, type SiteData } from './site-data'
export type {
  BlogAuthor,
  DocEntry,
  DocsVersionModel,
  PageFacts,
  Route,
  SiteModel,
} from './site-model'
export { isNotFoundPage } from './site-model'
export type { TagRef, TagsFileEntry } from './tag'
export type { DocRef, DocsSet, DocsVersion, Locale, PageLink, VersionOrigin } from './version'
