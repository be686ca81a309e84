import * as v from 'valibot'
import { chosen, flag, isList, list, options, record } from './options'
import { namedModules } from './plugins'

const shikiOptions = options({
  /**
   * TextMate grammars besides Shiki's own: names of modules and JSON files, `'./grammars/cds.tmLanguage.json'`. Of two with the
   * same name the site's counts; default none. One that cannot be loaded ends the build with `content/plugin`.
   */
  langs: v.optional(namedModules, []),
  /**
   * Transformers of Shiki by the names of the modules that make them, `'@shikijs/transformers#transformerRenderWhitespace'` or
   * `['./transform.mjs#mine', options]`; default none. The security policy forbids `style`, so styles that they set are
   * removed: use classes.
   */
  transformers: v.optional(namedModules, []),
})

/** Options of Shiki, which highlights code. */
export interface ShikiConfig extends v.InferInput<typeof shikiOptions> {}

const shiki: v.GenericSchema<ShikiConfig, v.InferOutput<typeof shikiOptions>> = shikiOptions

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
   * Plugins of the unified ecosystem on Markdown, by the names of their modules: `'remark-x'`, `'./plugins/mine.mjs#name'` or
   * `['remark-x', options]`; default none. A module that cannot be loaded ends the build with `content/plugin`, and a plugin that
   * takes longer than a second on a page is named in a warning.
   */
  remarkPlugins: v.optional(namedModules, []),
  /** The same on HTML, after Markdown has become HTML; default none. */
  rehypePlugins: v.optional(namedModules, []),
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
