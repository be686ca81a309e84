export { misplacedFile } from './check/own-files'
export { checkStyles } from './check/own-styles'
export type { Content, ContentUpdate } from './content/content'
export { openAll, openContent } from './content/open-content'
export { feedItems, invalidPathError } from './content/own-files'
export { applyPolicy, createPolicy } from './diagnostics/policy'
export { formatDiagnostics } from './diagnostics/report'
export { formatError, summarizeDiagnostics } from './diagnostics/summary'
export { untilDone } from './diagnostics/until-done'
export { explainFileError } from './fs/file-error'
export { fileStamp } from './fs/file-stamp'
export { type NameClash, nameClashError, SiteNames } from './fs/site-names'
export type {
  BuiltSite,
  ClientModule,
  Emitter,
  HeadHook,
  HeadPart,
  MachinePage,
  OutputFile,
  OutputView,
  PageImage,
  SearchedPage,
  SearchedSite,
  SearchHook,
  SiteFeed,
  SitemapEntry,
} from './hooks/output-hooks'
export type { Plugin } from './hooks/plugin'
export type {
  GeneratedPage,
  GeneratedPages,
  LinkAnswer,
  LinkHook,
  LinkSite,
  LinkTarget,
  PageSource,
  PagesHook,
  PlacedRedirect,
  SidebarHook,
  SidebarNode,
  SidebarPage,
  SidebarProblem,
  SiteDialect,
  SiteHooks,
  SitePage,
} from './hooks/site-hooks'
export type { AssetFile } from './link/assets'
export type { AuditedPage, KnownTargets } from './link/audit'
export { imagesOfHtml, linksOfHtml } from './link/html-links'
export { type SidebarFile, sidebarFiles } from './link/sidebar-files'
export type { RenderedPage } from './render/rendered-page'
export type { ContentOptions } from './settings/content-options'
