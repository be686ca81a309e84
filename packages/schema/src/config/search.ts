import * as v from 'valibot'
import {
  chosen,
  flag,
  isPlainPath,
  list,
  options,
  plainPath,
  record,
  reportDuplicates,
  textThat,
} from './options'

/** A path from the root of the site. */
export const routePath = textThat(
  (path) => path.startsWith('/') && isPlainPath(path),
  `a route path that starts with a slash, ${plainPath}`,
)

/** Factor of a page's score. */
export const searchWeight = v.pipe(
  v.number(),
  v.check(
    (weight) => weight > 0 && weight <= 8,
    (issue) => `expected a number above 0 and up to 8, received ${issue.input}`,
  ),
)

const contextOptions = options({
  /**
   * Value of `ctx` in the address, and part of the index file's name: letters, digits, `-` and
   * `_`, anything else is refused.
   */
  id: textThat((id) => /^[\w-]+$/.test(id), 'letters, digits, "-" and "_" only'),
  /** Name that readers choose it by. */
  label: v.string(),
  /** Route paths, each starting with a slash; a page below one of them belongs to the context. */
  paths: list(routePath),
  /** Names of the versions in which it can be chosen; default: those that have pages in it. */
  versions: v.optional(list(v.string())),
})

/** A part of the site that can be searched alone: the pages below certain paths. */
export interface SearchContext extends v.InferOutput<typeof contextOptions> {}

const languageOptions = options(
  {
    /** A locale of the site, or a language that several share: `en` also applies to `en-GB`. Others are rejected. */
    locale: v.string(),
    /**
     * Words ignored in queries that have other words: a list of your own, or `true` for the built-in ones of `ar`, `de`, `en`,
     * `es`, `fr`, `it`, `nl`, `pt`, `ru`; default: the built-in ones, where there are any. `true` for another language is refused.
     */
    stopWords: v.optional(
      chosen<boolean | readonly string[]>((value) =>
        Array.isArray(value) ? list(v.string()) : v.boolean(),
      ),
    ),
    /**
     * Also find inflections of a word, with less weight; default true for the same languages. `true`
     * for another one is refused.
     */
    stemmer: v.optional(v.boolean()),
    /**
     * Groups of words that stand for each other, such as `['vm', 'machine']`. A word also finds pages
     * with all words of a longer name, as in `['vnet', 'virtual network']`; default none.
     */
    synonyms: v.optional(list(list(v.string()))),
  },
  ({ synonyms }, report) => {
    if (!Array.isArray(synonyms)) return
    for (const group of synonyms) {
      if (Array.isArray(group) && group.length < 2) {
        report('a group of synonyms needs at least two words', 'synonyms')
      }
    }
  },
)

/** Search options of one language. */
export interface SearchLanguage extends v.InferOutput<typeof languageOptions> {}

const searchOptions = options(
  {
    /** Index the documents of the docs sets; default true. */
    indexDocs: flag(true),
    /** Index the site's own pages, outside the docs sets; default true. */
    indexPages: flag(true),
    /** Parts of the site that can be searched alone, in the order of the choice; default none. */
    contexts: v.optional(list(contextOptions as v.GenericSchema<SearchContext>), []),
    /**
     * Search pages of a context in that context only: a search without a context then covers the other
     * pages, and none leads out of a context; default false.
     */
    separateContexts: flag(false),
    /** How words are treated, by language; default: stop words and inflections of each locale. */
    languages: v.optional(list(languageOptions as v.GenericSchema<SearchLanguage>), []),
    /**
     * Factors of pages' scores by path, above 0 and up to 8: `/docs/archive` from the root of the site
     * on, `archive` for a segment anywhere, `*` for any letters of a segment; the last that matches
     * counts. Default: less for pages that repeat others, `changelog`, `release-notes`,
     * `*upgrade-guide`, `data-sources`, `d`, `list-resources`; 1 switches one of them off.
     */
    weights: v.optional(record(searchWeight), {}),
    /** Mark the words searched for on the page that is opened; default true. */
    highlightOnTargetPage: flag(true),
  },
  ({ contexts }, report) => {
    if (!Array.isArray(contexts)) return
    reportDuplicates(
      contexts.map((context) => Object(context).id),
      'contexts',
      report,
      'the id',
    )
  },
)

/** Search options. The build creates one index for each version and locale. */
export interface SearchConfig extends v.InferInput<typeof searchOptions> {}

/** `SearchConfig` with its defaults. */
export interface ResolvedSearch extends v.InferOutput<typeof searchOptions> {}

export const searchConfig: v.GenericSchema<SearchConfig, ResolvedSearch> = searchOptions
