import type { Severity } from '@landing/schema'
import type { LanguageRegistration, ShikiTransformer } from '@shikijs/core'
import type { Root } from 'mdast'
import type { Pluggable } from 'unified'
import type { ResultCache } from '../cache/pack-store'
import type { CodeMark } from './code-mark'
import type { Directive, DirectivePage } from './directives'
import type { ForeignFrontMatter } from './foreign-front-matter'
import type { LintRule } from './lint-hooks'
import type { ParserHook } from './parser-hook'

/** What a plugin adds to the way from Markdown to HTML. All hooks are pure: the same input, the same result. */
export interface CompileHooks {
  readonly dialect?: CompileDialect
  /** Syntax of all pages. The slower reference parser reads those that may have it. */
  readonly syntax?: readonly Syntax[]
  /** Reads pages in another format than Markdown. For pages of all dialects. */
  readonly parser?: ParserHook
  /** Directives by their names: `:::name`, `::name` and `:name[label]`. For pages of all dialects. */
  readonly directives?: Readonly<Record<string, Directive>>
  /** Comments that mark code, by their names: `[!code name]`. For pages of all dialects. */
  readonly codeMarks?: Readonly<Record<string, CodeMark>>
  /** Plugins of unified, in their order. */
  readonly steps?: readonly Step[]
  /** Checks code and finds references in it. For all pages. */
  readonly codeBlock?: CodeBlockHook
  /** Adds to the highlighter of code. For all pages. */
  readonly shiki?: ShikiParts
  /** Messages of its own: their ids, such as `style/term`, with their severities unless a report names one. */
  readonly codes?: Readonly<Record<string, Severity>>
  /** Checks of what authors write. For all pages. */
  readonly lint?: readonly LintRule[]
}

/** How pages of docs sets with this `dialect` are compiled. */
export interface CompileDialect {
  /** The value of `dialect` in the configuration of docs sets. */
  readonly name: string
  /** What front matter keys of another tool mean. */
  readonly frontMatter?: ForeignFrontMatter
  /**
   * Rewrites what decides what a block is, such as fences, to Landing's syntax. Applied to the text without front matter and to
   * that of included pages; each line must stay on its line.
   */
  readonly rewrite?: (text: string) => string
  /**
   * Rewrites all else, such as what stands behind the language of code, in the tree as it was parsed: before all steps, lint rules
   * and the text for programs, which shows a code block with `data.isRewritten` as it is in the tree. The `needs` of steps
   * do not find what it adds.
   */
  readonly rewriteTree?: (tree: Root) => void
  /**
   * The id of a heading, from its text, before a number makes it unique; default, and in place of an empty id: as GitHub makes
   * it.
   */
  readonly headingId?: (text: string) => string
  /** Folders by the prefixes of imports, links and images, relative to the project; a file that is not there is looked for in the content folder. For pages of all dialects. */
  readonly aliases?: Readonly<Record<string, string>>
  /** What parsers need to know, by their names: `MDX: MdxComponents` of `@landing/plugin-mdx`. */
  readonly formats?: Readonly<Record<string, unknown>>
}

/** What a plugin adds to Shiki. */
export interface ShikiParts {
  /** TextMate grammars besides Shiki's own; of two with the same name the plugin's counts. */
  readonly langs?: readonly LanguageRegistration[]
  readonly transformers?: readonly ShikiTransformer[]
}

/** Extensions of micromark and of the utilities of mdast, such as those of remark plugins. */
export interface Syntax {
  /** Which texts may have it; default: all. Others are read by the native parser, which is much faster. */
  readonly needs?: Pick<Needs, 'text'>
  readonly micromark: readonly unknown[]
  /** From tokens of micromark to nodes, which a step at `markdown` converts. */
  readonly fromMarkdown: readonly unknown[]
  /** From nodes to Markdown, for the text of pages in other formats that programs read. */
  readonly toMarkdown?: readonly unknown[]
}

/**
 * A plugin of unified, and where it runs. `file.data` has the page's `dialect`, its `frontMatter()`, a `cache` for what takes long,
 * and the `page` as directives get it: `page.report(issue)` reports a problem as lint rules do. All but the dialect are absent while only the title is read, and
 * in other pipelines.
 */
export interface Step {
  /**
   * `parsed`: first, before the text for programs is taken. `source`: before tags that are not HTML become text. `markdown`: before directives are read. `plain`: after that. `html`: before headings get their ids; an element with `data.anchor` gets that id, made
   * unique, and search hits lead to it. Its text, after its `data-facts`, is the hint of links to it from code. `outlined`: after
   * the text for the search is collected.
   */
  readonly at: 'parsed' | 'source' | 'markdown' | 'plain' | 'html' | 'outlined'
  /** Only pages of this dialect; default: all. */
  readonly dialect?: string
  /** Which pages need it; default: all. With a step that runs on all, those that come after it cannot be skipped either. */
  readonly needs?: Needs
  /** It waits for another program, such as a browser, and is not reported as slow; default false. */
  readonly waits?: boolean
  /** Changes words, such as shortcodes, in the titles and descriptions that are read from the texts of pages. */
  readonly plain?: (text: string) => string
  /** Default, for a step at `plain` that has `plain`: changes the texts of pages by it, except code. Ids of headings stay. */
  readonly plugin?: Pluggable
}

declare module 'vfile' {
  interface DataMap {
    /** Of the page's docs set. */
    dialect: string
    frontMatter: () => Readonly<Record<string, unknown>>
    cache: ResultCache | undefined
    page: DirectivePage
  }
}

/** Tells which pages may hold what a step is for. A step that a page does not need does not run. */
export interface Needs {
  /** @param text with included files, and without front matter */
  text(text: string): boolean
  /** For pages whose text does not tell, such as those in other formats: types of nodes, one of which must be there. */
  readonly nodes?: readonly string[]
}

/** Returns `undefined` for other languages. */
export type CodeBlockHook = (language: string) => CodeReader | undefined

/** Reads the code blocks of one language. */
export interface CodeReader {
  /** Finds problems. Not called for blocks with `no-check`. */
  readonly check?: (code: string) => CodeProblem | readonly CodeProblem[] | undefined
  readonly references?: (code: string) => readonly CodeReference[]
  /** The code for another tool, which readers can copy instead. */
  readonly alternative?: (code: string) => CodeAlternative | undefined
}

/** The same code for another tool. */
export interface CodeAlternative {
  /** Name of the tool. */
  readonly label: string
  readonly code: string
}

/** A mistake in an example or in a file that pages are made of. Lines and columns count from 1. */
export interface CodeProblem {
  /** Id of the message: `yaml/syntax`. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  /** Default, for examples: how to disable the check. */
  readonly help?: string
  readonly line: number
  readonly column: number
}

/** A word that becomes a link where the link hook has an answer for `target`. */
export interface CodeReference {
  /** From 1. */
  readonly line: number
  /** From 1; default: where the text first stands in the line. */
  readonly column?: number
  readonly text: string
  readonly target: string
}
