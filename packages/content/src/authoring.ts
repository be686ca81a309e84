export { shownDiagnostics } from './diagnostics/policy'
export { gitEnvironment } from './fs/git-environment'
export { isFile, isFolder, isOutside } from './fs/reach'
export { readTree } from './fs/read-tree'
export { writeWhole } from './fs/write-whole'
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
export { didYouMean } from './text/did-you-mean'
export { escapeRegExp } from './text/escape'
export { messageOf } from './text/message-of'
export { relativePath } from './text/relative-path'
