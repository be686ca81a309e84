/** The constants of ranking; what each is worth is in "Ranking" of the README, by `pnpm bench:search`. */
export const PROFILE = {
  // The base score: MiniSearch's formula. A test holds it to MiniSearch itself.

  /** BM25+: saturation of repeated words (k). */
  saturation: 1.2,
  /** BM25+: length normalization (b). */
  lengthNormalisation: 0.75,
  /** BM25+: lower bound of a match (δ). */
  matchFloor: 0.5,
  boost: { title: 4, heading: 2, description: 2, keywords: 2, content: 1 },
  /** Relative to an exact match of the same word. */
  weight: { prefix: 0.5, fuzzy: 0.45, synonym: 0.8, split: 0.9 },
  /** Another form of the word, likewise; see {@link forSite}: `directory_roles` is not `directory_role`. */
  inflection: { named: 0.5, other: 0.7 },
  /** Factor of stop words, of which only those in titles count. */
  stopWord: 0.25,
  /** An identifier as it is written, relative to a word. */
  identifier: 2,
  /** Its parts, if the index has it as a whole: they must not outvote it. */
  part: 0.3,
  /** An identifier that neighbouring words were joined to, likewise. */
  joinedName: 1.5,
  /** Exponent of the share of query words that a page matches; see {@link forSite}. */
  coordination: { named: 1.5, other: 0.7 },

  // Short texts and the query may cover each other: the share of the query that is in a text, times the share of the text that is in
  // the query. What says just the query adds so much to 1, the factor of the base score.

  title: 4,
  heading: 4,
  description: 1,
  /** Exponents of the shares of a title: `role` does not answer `role collection`. */
  titlePower: 3,
  queryPower: 2,
  /** Factor of a title, or of the name in it, that has no words beside those of the query. */
  wholeTitle: { named: 1.2, other: 1 },
  /** Factor, less 1, of pages whose name is the whole query; of those that it ends with, by their share of its words. */
  name: 1.5,
  /** A heading counts if it says much the same; among pages of names only if it says just the query. */
  headingPower: { named: 12, other: 2.5 },
  /** Factor of what a title or heading adds that has the parts of an identifier, but not the identifier. */
  unwritten: 0.1,
  /** Factor of a page that has all words of the query in title, headings, tags and description. */
  allInShort: 1.2,
  /** Factor, less 1, of a page whose folders have the whole query. */
  folders: 1.5,

  /** Factor, less 1, of a page that has all words of the query near each other; names say enough by themselves. */
  near: { named: 0, other: 1 },
  /** Exponent of the share of the words that are. */
  nearPower: 4,
  /** They are near each other within so many letters. */
  nearWithin: 256,

  // Limits that keep a query cheap.

  /** Words of at least this many letters match prefixes; the last word always does. */
  openFrom: 3,
  /** Number of pages whose headings are compared with the query: as many as are shown, within these limits. */
  compared: { least: 8, most: 50 },
  /** Maximum number of completions of a word, by its number of letters. */
  continuations: [0, 4, 10, 24],
  nearTerms: 6,
  /** Words of at least this many letters are looked for inside of others. */
  insideFrom: 6,
  /** Maximum number of terms that a pattern with `*` matches, frequent ones first. */
  wildcardTerms: 200,
  /** Number of pages, best first, that are checked for a phrase. */
  readForPhrases: 200,
} as const

/** The constant of a site: where titles are names with a prefix of the site, readers look up names. */
export function forSite(
  { named, other }: { readonly named: number; readonly other: number },
  { prefixes }: { readonly prefixes: readonly string[] },
): number {
  return prefixes.length > 0 ? named : other
}
