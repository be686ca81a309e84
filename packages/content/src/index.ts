export { createPackStore, type PackStore } from './cache/pack-store'
export { type CheckedSite, type CheckOptions, checkSite } from './check/check-site'
export {
  checkExternalLinks,
  type ExternalOptions,
  type ExternalResult,
  externalMessages,
} from './check/external-links'
export { applyPolicy } from './check/policy'
export { formatMessages } from './check/report'
export type { PluginEntry, PluginReference } from './compile/load-plugins'
export { openContent } from './content'
export type { AssetFile } from './link/assets'
export type { AuditedPage, KnownTargets } from './link/audit'
export { type SidebarFile, sidebarFiles } from './link/sidebar-files'
export type { Content, ContentOptions, ContentUpdate, RenderedPage } from './options'
export { type Rule, rules } from './rules'
export { type Stage, type StageTimes, stages } from './run/stage-clock'
