import type { Root } from 'mdast'

/** Name of the reference: its parts with their versions. */
export const referenceName =
  'remark-parse 11, gfm 4, cjk-friendly 2, directive 4, definition-list 2'

/** Name of the parser that the native one makes with the reference, or of the reference alone. */
export function parserName(native: MarkdownParser | undefined): string {
  return native === undefined ? referenceName : `${native.name}, ${referenceName}`
}

/** Markdown to mdast: CommonMark, GFM, emphasis beside CJK punctuation, generic directives and definition lists, with positions. */
export interface MarkdownParser {
  /** Part of the compiler's key: another parser may give another tree. */
  readonly name: string
  /** Front matter must have been blanked out. */
  parse(text: string): Root
}
