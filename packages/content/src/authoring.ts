/** Helpers for plugins that make pages of other files, or change those of authors; and for commands about a site. */

export { shownDiagnostics } from './diagnostics/policy'
export { splitFrontMatter } from './facts/front-matter'
/** A Chromium of this machine, for drawings. */
export { findBrowser, runInBrowser } from './fs/browser'
export { gitEnvironment } from './fs/git-environment'
/** What a path is, and whether it is outside of a folder; the nearest folder, from one upwards, that has a file. */
export { folderWith, isFile, isFolder, isOutside } from './fs/reach'
export { readTree } from './fs/read-tree'
export { writeWhole } from './fs/write-whole'
export { planVersions } from './model/versions'
/** Tells for each line of a Markdown text, in order, whether it is code. */
export { codeTracker } from './parser/plain-directives'
/** Removes `{#id}` from the end of a heading. */
export { takeCustomId } from './plugins/heading-ids'
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
/** Values with the same key, in their order. */
export { groupBy } from './text/group-by'
/** True for a plain object, as in YAML and JSON. */
export { isRecord } from './text/is-record'
/** A label as a path segment. */
export { kebabCase } from './text/kebab-case'
/** The message of something thrown, which need not be an error. */
export { messageOf } from './text/message-of'
/** The order of names: numbers by value, then by code. */
export { naturalOrder } from './text/natural-order'
/** A result, or results by object, each computed when it is first asked for. */
export { once, oncePer } from './text/once'
/** Folder of the pages that a file makes, from its name. */
export { pagesFolder } from './text/pages-folder'
/** A line and a column, from 1. */
export type { LineAndColumn } from './text/place-at'
/** Reads YAML and JSON, with the place of the first fault. */
export { type ReadYaml, readYaml, type YamlFault } from './text/read-yaml'
/** Relative link from a folder to a file. */
export { linkPath, relativePath } from './text/relative-path'
/** Names as parts of an address, each once. */
export { uniqueSlugs } from './text/unique-slugs'
/** Markdown of generated pages, in which foreign texts stay text. */
export {
  blocks,
  cell,
  code,
  codeBlock,
  oneLine,
  page,
  plain,
  prose,
  replaceOutsideCode,
  sentence,
  table,
  withInlineLinks,
  withoutCode,
} from './text/write-markdown'
/** The text of an element as a reader sees it. */
export { textOf } from './tree/hast'
/** Nodes of mdast that become HTML elements, and what authors wrote for a node. */
export { block, isMade, phrase, sourceOf } from './tree/mdast'
/** Visits the nodes of a tree. */
export { walk } from './tree/walk'
