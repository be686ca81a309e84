/** What a comment `[!code name]` at the end of a line does. */
export type CodeMark =
  /** The line gets the class `landing-line-…`; with `[!code name:3]` three lines. */
  | { readonly line: string }
  /** `[!code name:text]`: the element around each `text`; with `:3` behind it in three lines. */
  | { readonly word: 'mark' | 'ins' | 'del' }
  /** The line gets a number, for the ordered list below the block. */
  | { readonly note: true }
