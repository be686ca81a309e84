import type { Variable } from '../text/variables'
import type { DocumentLanguage } from './languages'

/** Everything in the configuration that changes how texts become pages. Structured-cloneable. */
export interface PageSettings {
  /** By code of the locale; pages of a locale that is not among them are English. */
  readonly languages: Readonly<Record<string, DocumentLanguage>>
  /** What raw HTML becomes. */
  readonly rawHtml: 'keep' | 'sanitize'
  /** Folders of fetched documents that may not run code, relative to the content folder. */
  readonly untrusted: readonly string[]
  /** Turn `:tada:` into emoji. */
  readonly emoji: boolean
  /** Read `H~2~O` and `x^2^`. */
  readonly subSuper: boolean
  /** With their meanings. */
  readonly abbreviations: Readonly<Record<string, string>>
  /** Values by the names that texts have for them. */
  readonly variables: Readonly<Record<string, Variable>>
  /** Placeholders in code that readers fill in, with labels. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Sources that the site's policy allows, by directive: `frame-src`. */
  readonly policy: Readonly<Record<string, readonly string[]>>
  /** Names of the site's components, for directives. */
  readonly components: readonly string[]
}

/** Settings of a text without a site. */
export const defaultSettings: PageSettings = {
  languages: {},
  rawHtml: 'keep',
  untrusted: [],
  emoji: false,
  subSuper: false,
  abbreviations: {},
  variables: {},
  placeholders: {},
  policy: {},
  components: [],
}
