/** Options of `lint`. */
export interface LintOptions {
  /** Checks the style of texts; default: off. `{}` reports headings that skip a level, links without a text and long lines of code. */
  readonly style?: StyleOptions
}

/** Style of texts. */
export interface StyleOptions {
  /** Maximum length of a line of code in characters, `style/code-line`; default 100, 0 for any. */
  readonly longestCodeLine?: number
  /** Terms to avoid, each with its replacement, `style/term`; default none. `landing-check --fix` replaces them. */
  readonly terms?: Readonly<Record<string, string>>
}
