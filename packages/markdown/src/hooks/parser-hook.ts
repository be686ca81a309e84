// Brings directives into mdast's own types, in the declarations too.
/// <reference types="remark-directive" preserve="true" />
import type { Node, Root, RootContent } from 'mdast'
import type { Processor } from 'unified'
import type { LintIssue } from './lint-hooks'

/** Reads pages in another format than Markdown, such as MDX. */
export interface ParserHook {
  /** For messages, and for `formats` of dialects: `MDX`. */
  readonly name: string
  /** Endings of its files, with a dot and in lower case, besides those of Markdown. */
  readonly endings?: readonly string[]
  /** Its text is code, which runs where the site is built: pages of authors who are not trusted are read as Markdown. */
  readonly isCode: boolean
  /**
   * True for a page in this format. Of several parsers the first reads.
   *
   * @param path relative to the content folder
   * @param text without front matter and without included files
   * @param options `formats` of the page's dialect
   */
  test(path: string, text: string, options: unknown): boolean
  /** A text whose title and first paragraph in Markdown are those of the page; default: the text. */
  outlineText?(text: string): string
  /** Called once in each thread, for the first page that it may read. */
  open(context: ParserContext): Promise<PageParser>
}

/** Input of a parser for all pages. */
export interface ParserContext {
  readonly contentDir: string
  /** `formats` of all dialects. */
  readonly options: readonly unknown[]
  /** Adds the syntax of Markdown that a site has beyond CommonMark, that of plugins included. */
  extend(processor: Processor): Processor
}

/** An open parser. */
export interface PageParser {
  /** Front matter is blanked out. @throws LandingError with a line and a column for a syntax error */
  parse(text: string): Root
  /** Turns the tree, as the site's plugins of unified left it, into one of Markdown and directives. */
  lower(tree: Root, page: ParsedPage): LoweredPage
}

/** The parts of a page that the compiler goes on with. */
export interface LoweredPage {
  readonly children: Root['children']
  /** The page as Markdown for programs. */
  readonly markdown: string
  /** With `isCode`: code that runs when the page is rendered. Its default export renders one use: `({ use, children }) => …`. */
  readonly module?: string | undefined
}

/** A page, for its parser. Paths are relative to the content folder unless they say otherwise. */
export interface ParsedPage {
  readonly source: string
  /** Front matter is blanked out. */
  readonly text: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Parses another text, such as that of an imported file. */
  parse(text: string): Root
  /** Lets lint rules check a tree as it was parsed from a text. */
  lint(tree: Root, text: string): void
  /** @param file default: the page */
  report(issue: LintIssue, file?: string): void
  /** Keeps the page out of caches: something that is missing may be there the next time. */
  markProvisional(): void
  /** Reads a text file, or returns the reason for failing. */
  read(path: string): { readonly text: string } | { readonly problem: string }
  /** Absolute paths that a path beginning with `.` or an alias may stand for; empty for others. */
  filesOf(path: string, from: string): readonly string[]
  /** What to do so that the code of a file may run; `undefined` if it may. */
  refusal(path: string): string | undefined
  /** The file below `src/components`, without its ending, of the component with a name in JSX, whether it exists or may be made. */
  component(name: string): { readonly file: string; readonly exists: boolean }
  /** Makes a node for what the module of the page renders. */
  use(part: UsedCode): RootContent
}

/** One use of code in a page. */
export interface UsedCode {
  /** For messages. */
  readonly name: string
  /** Given to the module. */
  readonly use: number
  /** The file it stands in. */
  readonly file: string
  readonly node: Pick<Node, 'position'>
  readonly isBlock: boolean
  /** Markdown in it, which the module gets as `children`. */
  readonly slots: readonly (readonly RootContent[])[]
}
