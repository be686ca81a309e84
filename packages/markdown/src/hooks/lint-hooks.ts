import type { Fix, Severity } from '@landing/schema'
import type { Node, Root } from 'mdast'
import type { Code } from '../diagnostics/codes'
import type { PageTag } from '../syntax/page-tags'
import type { CodeMark } from './code-mark'

/** Checks what an author wrote, and reports mistakes. It must not change the page. */
export type LintRule = (page: LintedPage) => void

/**
 * A page before its directives are read, and after the steps at `parsed` and `source`: banner, hero and attributes are in the tree.
 * One in another format is as its plugin reads it, before these.
 */
export interface LintedPage {
  readonly tree: Root
  /** The whole file, front matter blanked out: offsets of nodes count from here. */
  readonly text: string
  readonly dialect: string
  readonly hasFrontMatter: boolean
  /** In another format, and read as Markdown: no plugin reads it, or its code may not run. What looks like a mistake may be its syntax. */
  readonly isMisread: boolean
  /** The tags of its raw HTML, and what becomes of each. */
  readonly tags: readonly PageTag[]
  /** Names of the site's components. */
  readonly components: readonly string[]
  /** Names that may stand behind `:::`, of components too. */
  readonly containers: readonly string[]
  /** The same behind `::`. */
  readonly leaves: readonly string[]
  /** The same in `> [!NAME]`. */
  readonly callouts: readonly string[]
  /** What `[!code name]` may do, by the names. */
  readonly codeMarks: ReadonlyMap<string, CodeMark>
  /** Transformers of Shiki may read other options and marks of code. */
  readonly hasTransformers: boolean
  report(issue: LintIssue): void
}

/** A mistake. Its place is an offset of the text, a node of the tree, or a line and a column. */
export interface LintIssue {
  /** Id of the message. One that neither the compiler nor `codes` of a plugin has is a warning. */
  readonly code: Code | (string & {})
  readonly severity?: Severity
  readonly message: string
  readonly help: string
  readonly at?: number
  readonly node?: Pick<Node, 'position'>
  readonly place?: { readonly line: number; readonly column: number }
  readonly fix?: Fix
  /** Of what is the same on many pages: only the first issue with this key is reported. */
  readonly once?: string
}
