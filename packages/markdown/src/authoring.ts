/** Helpers for plugins that make Markdown or change trees: texts, trees, files. */

export { splitFrontMatter } from './facts/front-matter'
/** A Chromium of this machine, for drawings. */
export { findBrowser, runInBrowser } from './fs/browser'
/** What a path is, and whether it is outside of a folder; the nearest folder, from one upwards, that has a file. */
export { contentFileStatus, folderWith, isFile, isFolder, isOutside } from './fs/file-status'
export { readTree, type TreeFile } from './fs/read-tree'
export { writeWhole } from './fs/write-whole'
/** Tells for each line of a Markdown text, in order, whether it is code. */
export { codeTracker } from './parser/plain-directives'
/** Takes the label in brackets off a container: `:::note[Label]`. */
export { takeLabel } from './plugins/directives/directive-parts'
/** Removes `{#id}` from the end of a heading. */
export { takeCustomId } from './text/custom-id'
export { didYouMean, nearestOf } from './text/did-you-mean'
export { digest } from './text/digest'
export { decodeReferences, escapeRegExp, escapeText } from './text/escape'
export { formatDate } from './text/format-date'
/** Values with the same key, in their order. */
export { groupBy } from './text/group-by'
export { mapSources, sourcesOf } from './text/image-sources'
/** True for a plain object, as in YAML and JSON. */
export { isRecord } from './text/is-record'
/** A label as a path segment. */
export { kebabCase } from './text/kebab-case'
/** The message of something thrown, which need not be an error. */
export { messageOf } from './text/message-of'
/** The order of names: numbers by value, then by code. */
export { codeOrder, naturalOrder } from './text/natural-order'
/** Results by object, each computed when it is first asked for. */
export { once, oncePer } from './text/once'
export { ownValue } from './text/own-value'
/** Folder of the pages that a file makes, from its name. */
export { pagesFolder } from './text/pages-folder'
/** A line and a column, from 1. */
export { type LineAndColumn, placeAt } from './text/place-at'
/** Reads YAML and JSON, with the place of the first fault. */
export { type ReadYaml, readYaml, type YamlFault } from './text/read-yaml'
/** Relative link from a folder to a file. */
export { linkPath, relativePath } from './text/relative-path'
/** Names as parts of an address, each once. */
export { uniqueSlugs } from './text/unique-slugs'
export { pageVariables, type Variable, withVariables } from './text/variables'
/** A text with one space in place of each run of white space. */
export { collapseSpaces } from './text/words'
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
  within,
  withoutCode,
} from './text/write-markdown'
/** The text of an element as a reader sees it. */
export { visibleText } from './tree/hast'
/** Nodes of mdast that become HTML elements, and what authors wrote for a node. */
export { block, embed, isGenerated, phrase, sourceOf } from './tree/mdast'
/** Reads HTML as elements. */
export { parseHtml } from './tree/parse-html'
/** Visits the nodes of a tree. */
export { walk } from './tree/walk'
