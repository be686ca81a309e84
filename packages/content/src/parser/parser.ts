import type { Root } from 'mdast'

/** Markdown to mdast: CommonMark, GFM and generic directives, with positions. */
export interface MarkdownParser {
  /** Part of the compiler's fingerprint: another parser may give another tree. */
  readonly name: string
  /** Front matter must have been blanked out. */
  parse(text: string): Root
}
