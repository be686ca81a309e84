import type { TableData } from '@landing/schema'
import type { Node, RootContent } from 'mdast'
import type { DocumentLanguage } from '../settings/languages'
import type { Variable } from '../text/variables'
import type { AnyDirective, ContainerDirective, LeafDirective, TextDirective } from '../tree/mdast'
import type { LintIssue } from './lint-hooks'
import type { PageQuery } from './page-query'

/** What a name with colons before it means, by the forms that it may have. */
export interface Directive {
  /** `:::name` around blocks, up to `:::`. */
  readonly container?: DirectiveForm<ContainerDirective>
  /** `::name` on a line of its own. */
  readonly leaf?: DirectiveForm<LeafDirective> | undefined
  /** `:name[label]` within a text. Without a label it is text. */
  readonly text?: DirectiveForm<TextDirective>
}

/** One form of a directive. */
export interface DirectiveForm<N extends AnyDirective> {
  /** Names of its attributes: others are reported. Default: all are allowed. */
  readonly attributes?: readonly string[]
  /** True of a container that `> [!NAME]` of GitHub is, too: a callout. */
  readonly isCallout?: boolean
  /** The nodes in its place: Markdown, or elements that `block` and `phrase` of `@landing/markdown/authoring` make. */
  readonly html: (node: N, page: DirectivePage) => RootContent[]
  /**
   * Its form in the page as Markdown, for programs; default, and for `undefined`: as the author wrote it, with the address of its
   * page for the `href` of a container.
   *
   * @param words its label as written; of a container its content
   */
  readonly markdown?: (node: N, words: string, page: DirectivePage) => string | undefined
  /** Its form in titles and descriptions, for `text` alone; default: its label. `undefined`: as the author wrote it. */
  readonly plain?: (node: N, label: string) => string | undefined
}

/** A page, for the directives in it. */
export interface DirectivePage {
  /** Relative to the content folder. */
  readonly source: string
  /** The whole file, front matter blanked out: offsets of nodes count from here. */
  readonly text: string
  readonly language: DocumentLanguage
  /** Of the configuration and of the front matter, if the text names any. */
  readonly variables: Readonly<Record<string, Variable>>
  /** Names of the site's data views. */
  readonly viewNames: readonly string[]
  /** The page is made again when the view changes. */
  readonly view: (name: string) => TableData | undefined
  /** Reads a text file below the content folder, by its path from the page or, with `/` in front, from the content folder. */
  readonly read: (path: string) => { readonly text: string } | { readonly problem: string }
  /** An address in the page as Markdown: that of a file becomes the address of its page. */
  readonly markdownAddress: (url: string) => string
  /** Placeholder of a list of pages: the value of `data-use` of an element `landing-component`. Without a node: for the page as Markdown. */
  readonly pageList: (query: PageQuery, node?: Pick<Node, 'position'>) => string
  /** The same of a component of the site. */
  readonly component: (
    name: string,
    props: Readonly<Record<string, string>>,
    node: Pick<Node, 'position'>,
  ) => string
  readonly report: (issue: LintIssue) => void
}
