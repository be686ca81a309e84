import type { Context } from '../config/evaluate'
import type { PythonMarkdown } from '../site/python-markdown'
import type { Origin, SourcePage } from '../site/site'
import type { Values } from '../site/values'
import type { ParsedPage } from './parse'

/** A file that an import or a path names, instead of its content. */
export class SourceFile {
  /** Bundlers give images an object with one of these. */
  readonly src = this
  readonly default = this

  constructor(readonly path: string) {}
}

/** A page while it is rewritten. */
export interface Page extends ParsedPage, SourcePage {
  readonly text: string
  /** The text without code and comments, each character in its place. */
  readonly prose: string
  readonly scope: Context['names']
  /** Fragments by the name they are imported under. */
  readonly fragments: ReadonlyMap<string, string>
  readonly origin: Origin
  readonly pythonMarkdown: PythonMarkdown | undefined
  /** @param mendIn file of the new site in which all such places are mended */
  report(offset: number, what: string, advice: string, mendIn?: string): void
  /** Gives the new site a component in place of one of the source. */
  stub(directive: string, name: string): void
  /** Lets pages of the new site load what an origin has. */
  allow(directive: 'frame-src' | 'media-src', origin: string): void
  /** Link to another page, image or file as it is written in the new page. */
  rewriteUrl(url: string): string
  /** Absolute path of a file that the page names, or `undefined` if there is none. */
  resolveFile(path: string): string | undefined
  /** Link to the heading with this id on any page of MkDocs, or `undefined` if there is none. */
  linkToHeading(id: string): string | undefined
  /** Link to the page with this name, or path, of a wiki; `undefined` if there is none. */
  linkToPage(name: string): string | undefined
  /** Takes a file along; returns its path relative to the new page. */
  takeFile(path: string): string
  /** Text of a fragment, rewritten for this page. */
  fragment(path: string, props?: Values, part?: (text: string) => string): string
}

/** An element of JSX, Vue or HTML, whatever it was parsed from. */
export interface Element {
  readonly name: string
  readonly attributes: Values
  readonly start: number
  readonly end: number
  /** Between its tags; none if it closes itself. */
  readonly inner: { readonly start: number; readonly end: number } | undefined
  /** It has no closing tag, and does not close itself. */
  readonly isUnclosed?: boolean
  /** It is on lines of its own. */
  readonly isBlock: boolean
  readonly parent: Element | undefined
  readonly children: Element[]
}
