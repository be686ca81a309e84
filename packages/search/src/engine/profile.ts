/**
 * The constants of ranking, in two steps. What each of them wins and loses was measured with
 * `pnpm bench:search` on real and on made queries; see "Ranking" in the README.
 */
export const PROFILE = {
  // The base score: MiniSearch's formula. A test holds it to MiniSearch itself.

  /** BM25+: where further repetitions of a word stop counting. */
  saturation: 1.2,
  /** BM25+: how much a long field weakens a word. */
  lengthNormalisation: 0.75,
  /** BM25+: what any match is worth at least. */
  matchFloor: 0.5,
  boost: { title: 4, heading: 2, description: 2, keywords: 2, content: 1 },
  /** Against an exact match of the same word. */
  weight: { prefix: 0.5, fuzzy: 0.45, inflection: 0.5, synonym: 0.8, split: 0.9 },
  /** How much all words count before many matches of some. */
  coordination: 1.5,

  // On top of it: names, headings, identifiers.

  /** An identifier as it is written, against a word. */
  identifier: 6,
  /** What a title adds that says the same as the query, as a multiple of the base score. */
  titleCoverage: 4,
  /** A title has to be met whole: `role` is no answer to `role collection`. */
  titlePower: 3,
  /** The query is the page's own name, which comes before any heading. */
  ownName: 5,
  /** A title with other words is a little less the name. */
  namePower: 6,
  headingCoverage: 5,
  /** A heading counts only when it says the same as the query. */
  headingPower: 12,
  /** A description is met by the share of its words. */
  descriptionCoverage: 1,
  /** What a word on every page still tells in a title, beside its idf. */
  commonWord: 0.2,
  /** What a word of a title tells that stands beside the page's identifier. */
  besideName: 0.1,
  /** What a title loses that has the parts of an identifier, but not the identifier. */
  unwrittenIdentifier: 0.9,

  // Limits that keep a query cheap.

  /** Words of at least so many letters may go on; the last one may in any case. */
  openFrom: 3,
  /** Headings are compared where they hold at least this share of what the query tells. */
  headingsRead: 0.3,
  /** How many pages, best first, are looked at closely. */
  reranked: 50,
  /** How many continuations of a word are searched, by the number of its letters. */
  continuations: [0, 4, 10, 24],
  nearTerms: 6,
  /** How many terms a pattern with `*` stands for, the frequent ones first. */
  wildcardTerms: 200,
  /** How many pages, best first, are read for a phrase. */
  readForPhrases: 200,
} as const
