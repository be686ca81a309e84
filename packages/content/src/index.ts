export { createPackStore, type PackStore, type ResultCache } from './cache/pack-store'
export { type CheckedSite, type CheckOptions, checkSite } from './check/check-site'
export { misplacedFile } from './check/own-files'
export { checkStyles } from './check/own-styles'
export type { Content, ContentUpdate } from './content/content'
export { openContent } from './content/open-content'
export { feedItems, invalidPathError } from './content/own-files'
export { type Code, errorCodes, severities } from './diagnostics/codes'
export { applyPolicy } from './diagnostics/policy'
export { formatDiagnostics } from './diagnostics/report'
export { type Stage, type StageTimes, stages } from './diagnostics/stage-clock'
export { formatError, summarizeDiagnostics } from './diagnostics/summary'
export { untilDone } from './diagnostics/until-done'
export { explainFileError } from './fs/file-error'
export { fileStamp } from './fs/file-stamp'
export type { InstalledPackage } from './fs/module-address'
export { type NameClash, nameClashError, SiteNames } from './fs/site-names'
export type {
  CodeAlternative,
  CodeBlockHook,
  CodeProblem,
  CodeReader,
  CodeReference,
  CompileDialect,
  CompileHooks,
  Step,
  Syntax,
} from './hooks/compile-hooks'
export type {
  BuiltSite,
  ClientModule,
  Emitter,
  MachinePage,
  OutputFile,
  OutputView,
  PageHeadPart,
  PageHook,
  SearchedPage,
  SearchedSite,
  SearchHook,
  SiteFeed,
  SitemapEntry,
} from './hooks/output-hooks'
export type {
  LoweredPage,
  PageParser,
  ParsedPage,
  ParserContext,
  ParserHook,
  UsedCode,
} from './hooks/parser-hook'
export type { Make, Plugin, PluginContext } from './hooks/plugin'
export type {
  FactsHook,
  GeneratedPage,
  GeneratedPages,
  LinkAnswer,
  LinkHook,
  LinkSite,
  LinkTarget,
  PageFacts,
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
export { feedHtml } from './link/feed-html'
export { linksOfHtml } from './link/html-links'
export { type SidebarFile, sidebarFiles } from './link/sidebar-files'
export { hasNativeParser } from './parser/native'
export { highlightCode } from './plugins/finish/highlight-code'
export { sectionsOfHtml } from './plugins/sections-of-html'
export type { RenderedPage } from './render/rendered-page'
export type { ContentOptions, PluginEntry, PluginName } from './settings/content-options'
