import * as v from 'valibot'
import { chosen, count, describeValue, flag, isList, list, options, record, text } from './options'

const plugins = v.optional(
  list(
    v.pipe(
      v.unknown(),
      v.check(
        (entry) => /^(?:function|string|object)$/.test(typeof entry) && entry !== null,
        (issue) =>
          `expected a plugin, the name of its module, or a list of one and its options, received ${describeValue(issue.input)}`,
      ),
    ),
  ),
  [],
)

const shikiOptions = options({
  /**
   * TextMate grammars besides Shiki's own: objects, functions that import one, or names of modules and JSON files,
   * `'./grammars/cds.tmLanguage.json'`. Of two with the same name the site's counts; default none. One that cannot be
   * loaded ends the build with `content/plugin`.
   */
  langs: v.optional(list(v.unknown()), []),
  /**
   * Transformers of Shiki, best by the name of the module that makes them, `'@shikijs/transformers#transformerRenderWhitespace'`
   * or `['./transform.mjs#mine', options]`: then code is highlighted on all processors; default none. The security policy
   * forbids `style`, so styles that they set are removed: use classes.
   */
  transformers: v.optional(list(v.unknown()), []),
})

/** Options of Shiki, which highlights code. */
export interface ShikiConfig extends v.InferInput<typeof shikiOptions> {}

const shiki: v.GenericSchema<ShikiConfig, v.InferOutput<typeof shikiOptions>> = shikiOptions

const styleOptions = options({
  /** Maximum length of a line of code in characters, `style/code-line`; default 100, 0 for any. */
  longestCodeLine: count(0, 100),
  /** Terms to avoid, each with its replacement, `style/term`; default none. `landing-check --fix` replaces them. */
  terms: v.optional(record(v.string()), {}),
})

/** Style rules for texts. */
export interface StyleConfig extends v.InferInput<typeof styleOptions> {}

/** `StyleConfig` with its defaults. */
export interface StyleRules extends v.InferOutput<typeof styleOptions> {}

const style: v.GenericSchema<StyleConfig, StyleRules> = styleOptions

/** Type of a front matter key of a site's own; a list holds the texts that are allowed. */
export type FrontMatterType =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'date'
  | 'list'
  | readonly string[]

type FrontMatterTypes = Readonly<Record<string, FrontMatterType>>

const frontMatterType = chosen<FrontMatterType>((value) =>
  Array.isArray(value)
    ? list(v.string())
    : v.picklist(['any', 'string', 'number', 'boolean', 'date', 'list']),
)

const frontMatterKeys = v.pipe(
  chosen<readonly string[] | FrontMatterTypes>((value) =>
    Array.isArray(value) ? list(v.string()) : record(frontMatterType),
  ),
  v.transform((keys): FrontMatterTypes => {
    return isList(keys) ? Object.fromEntries(keys.map((key) => [key, 'any' as const])) : keys
  }),
)

const markdownOptions = options({
  /**
   * Plugins of the unified ecosystem on Markdown, as `unified().use` takes them in a list; default
   * none. Or by the name of their module, `'remark-x'`, `'./plugins/mine.mjs#name'` or
   * `['remark-x', options]`: then pages are compiled on all processors. A module that cannot be loaded
   * ends the build with `content/plugin`, and a plugin that takes longer than a second on a page is
   * named in a warning.
   */
  remarkPlugins: plugins,
  /** The same on HTML, after Markdown has become HTML; default none. */
  rehypePlugins: plugins,
  /**
   * Cache key of the plugins and transformers: their names, versions and options. Without it pages are not cached between builds,
   * because changes of plugins cannot be detected.
   */
  pluginsKey: text,
  /**
   * Check the style of texts; default: off. `{}` reports headings that skip a level, `style/heading-level`, links without a text,
   * `style/bare-link`, and long lines of code. Pages of other dialects are not checked.
   */
  style: v.optional(style),
  /** Grammars and transformers of Shiki; default none. */
  shiki: v.optional(shiki, {}),
  /** Read `H~2~O` and `x^2^` as subscript and superscript; default false: one tilde strikes through, as on GitHub. */
  subSuper: flag(false),
  /** Abbreviations with their meanings, for all pages: `{ HTML: 'HyperText Markup Language' }`; default none. */
  abbreviations: v.optional(record(v.string()), {}),
  /**
   * Front matter keys of your own, for plugins and scripts: a list of names, or types by name: `string`, `number`, `boolean`, `date`,
   * `list`, `any`, or the texts that are allowed. Another value ends the build with `front-matter/wrong-type`; default none.
   */
  frontMatterKeys: v.optional(frontMatterKeys, {}),
})

/** How Markdown is read. */
export interface MarkdownConfig extends v.InferInput<typeof markdownOptions> {}

export const markdownConfig: v.GenericSchema<
  MarkdownConfig,
  v.InferOutput<typeof markdownOptions>
> = markdownOptions
