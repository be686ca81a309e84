/** Helpers for plugins that make pages of other files, and for commands about a site. */

export { shownDiagnostics } from './diagnostics/policy'
export { gitEnvironment } from './fs/git-environment'
export { planVersions } from './model/versions'
export { type FolderPlan, isOfPlan, planFolders } from './scan/docs-folders'
export {
  currentVersion,
  generatedFolder,
  releaseFolders,
  versionFolder,
} from './settings/docs-places'
export { planLocales } from './settings/locales'
export { type FetchedVersion, readRecord, type SourceRecord, writeRecord } from './sources/record'
