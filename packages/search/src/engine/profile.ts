/**
 * The constants of ranking. k and b are those of the specification; the rest was chosen by
 * measurement (`pnpm bench:search`), where most of them have a wide flat top.
 */
export const PROFILE = {
  /** BM25+: where further repetitions of a word stop counting. */
  saturation: 1.2,
  /** BM25+: how much a long field weakens a word. */
  lengthNormalisation: 0.75,
  /** BM25+: what any match is worth at least. */
  matchFloor: 0.5,
  boost: { title: 1.5, heading: 1, description: 2, keywords: 2, content: 1, lead: 0.5 },
  /** Against an exact match of the same word. */
  weight: { continuation: 0.5, fuzzy: 0.6, inflection: 0.3, synonym: 0.5, split: 0.9 },
  /** What meeting all of a title adds, as a multiple of what the query tells. */
  titleCoverage: 12,
  /** A query that tells more is a sentence, not a name: titles are worth no more for it. */
  coverageUpTo: 12,
  /** What a word on every page still tells in a title, beside its idf. */
  commonWord: 0.5,
  titlePower: 1.5,
  headingPower: 4,
  headingCoverage: 10,
  descriptionCoverage: 1.5,
  /** What a title loses that has the parts of an identifier, but not the identifier. */
  unwrittenIdentifier: 0.9,
  /** What the parts of an identifier are worth that is known as a whole. */
  partsOfIdentifier: 0.05,
  /** Headings are compared where they hold at least this share of what the query tells. */
  headingsRead: 0.3,
  /** How many pages, best first, are looked at closely. */
  reranked: 100,
  /** How many continuations of the last word are searched, by the number of its letters. */
  continuations: [0, 4, 10, 24],
  nearTerms: 6,
  /** How many terms a pattern with `*` stands for, the frequent ones first. */
  wildcardTerms: 200,
  /** How many pages, best first, are read for a phrase. */
  readForPhrases: 200,
} as const
