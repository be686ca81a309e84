/** Helpers for plugins that make pages of other files, and for commands about a site. */

export { shownDiagnostics } from './diagnostics/policy'
export { gitEnvironment } from './fs/git-environment'
export { configLinks } from './link/config-links'
export { sidebarIndex } from './model/sidebar-index'
export { planVersions } from './model/versions'
export { type FolderPlan, isOfPlan, planFolders } from './scan/docs-folders'
export { gitDates, type LastUpdate } from './scan/git-dates'
export { checkOptions } from './settings/check-options'
export {
  currentVersion,
  generatedFolder,
  releaseFolders,
  versionFolder,
} from './settings/docs-places'
export { type LocalePlan, planLocales } from './settings/locales'
export { type FetchedVersion, readRecord, type SourceRecord, writeRecord } from './sources/record'
