/** What lint rules need of the compiler: tags of raw HTML, running text, places of nodes. For packages with rules of their own. */
export { missingPlugin } from './hooks/known-plugins'
export type { LintedPage, LintIssue, LintRule } from './hooks/lint-hooks'
/** Values behind the language of a code block. */
export { metaParts } from './page/code-meta'
export { unknownDirective } from './plugins/directives/unknown-directives'
export { conflictIn, unresolvedConflict } from './syntax/conflicts'
export { isElementName, isLiteral, mayStayOpen, voidElements } from './syntax/elements'
export { isComparison, type PageTag, unpairedTags } from './syntax/page-tags'
export { declarationEnd, type Tag, tagsOf } from './syntax/tags'
export { componentName, ownComponent } from './text/component-name'
export { rangeOf, sourceOf } from './tree/mdast'
export { walk } from './tree/walk'
