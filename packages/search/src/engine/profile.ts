/**
 * The constants of ranking, in two steps. Their effects were measured with `pnpm bench:search` on real and on made queries; see
 * "Ranking" in the README.
 */
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
  weight: { prefix: 0.5, fuzzy: 0.45, inflection: 0.5, synonym: 0.8, split: 0.9 },
  /** Factor of stop words, of which only those in titles count. */
  stopWord: 0.25,
  /** Exponent of the share of query words that a page matches. */
  coordination: 1.5,

  // Second step: names, headings, identifiers.

  /** An identifier as written, relative to a word. */
  identifier: 6,
  /** An identifier that neighbouring words were joined to, likewise. */
  joinedName: 1.5,
  /** Bonus of a title that equals the query, as a multiple of the base score. */
  titleCoverage: 4,
  /** Titles must match completely: `role` does not answer `role collection`. */
  titlePower: 3,
  /** The query is the page's own name, which comes before any heading. */
  ownName: 5,
  /** A title with additional words counts a little less. */
  namePower: 6,
  /** Factor of a title that has the words of the query and, in the page's name, no others. */
  sameName: 1.2,
  headingCoverage: 5,
  /** A heading counts only if it equals the query. */
  headingPower: 12,
  /** A description counts by the share of its words that match. */
  descriptionCoverage: 1,
  /** Factor of a page that has all words of the query in title, headings and description. */
  allInShort: 1.2,
  /** Factor, less 1, of a page whose folders have the whole query. */
  folders: 1.5,
  /** Weight of title words beside the page's identifier. */
  besideName: 0.1,
  /** Penalty of a title that has the parts of an identifier, but not the identifier. */
  unwrittenIdentifier: 0.9,

  // Limits that keep a query cheap.

  /** Words of at least this many letters match prefixes; the last word always does. */
  openFrom: 3,
  /** Number of pages, best first, that are reranked. */
  reranked: 50,
  /** If titles and headings are in files, those of this many pages are read, or of as many as are shown. */
  outlinesRead: 8,
  /** Maximum number of completions of a word, by its number of letters. */
  continuations: [0, 4, 10, 24],
  nearTerms: 6,
  /** Maximum number of terms that a pattern with `*` matches, frequent ones first. */
  wildcardTerms: 200,
  /** Number of pages, best first, that are checked for a phrase. */
  readForPhrases: 200,
} as const
