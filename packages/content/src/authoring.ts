/** Helpers for plugins that make pages of other files, or change those of authors. */

/** A Chromium of this machine, for drawings. */
export { findBrowser, runInBrowser } from './fs/browser'
/** The nearest folder, from one upwards, that has a file; is a path outside of a folder? */
export { folderWith, isOutside } from './fs/reach'
/** Tells for each line of a Markdown text, in order, whether it is code. */
export { codeTracker } from './parser/plain-directives'
/** Removes `{#id}` from the end of a heading. */
export { takeCustomId } from './plugins/heading-ids'
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
/** Results by object, each computed when it is first asked for. */
export { oncePer } from './text/once'
/** Folder of the pages that a file makes, from its name. */
export { pagesFolder } from './text/pages-folder'
/** A line and a column, from 1. */
export type { LineAndColumn } from './text/place-at'
/** Reads YAML and JSON, with the place of the first fault. */
export { type ReadYaml, readYaml, type YamlFault } from './text/read-yaml'
/** Relative link from a folder to a file. */
export { linkPath } from './text/relative-path'
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
/** Visits the nodes of a tree. */
export { walk } from './tree/walk'
