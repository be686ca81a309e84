import MiniSearch from 'minisearch'
import { beforeAll, describe, expect, it } from 'vitest'
import { CORPORA, readCorpus, readSets } from '../bench/corpus.mjs'
import { makeQueries } from '../bench/queries.mjs'
import { buildIndex } from '../src/build'
import { Dictionary } from '../src/engine/dictionary'
import { IndexParts } from '../src/engine/parts'
import { planWords } from '../src/engine/plan'
import { forSite, PROFILE } from '../src/engine/profile'
import { Scorer } from '../src/engine/score'
import { readWords } from '../src/engine/words'
import { PartKind, readFrame } from '../src/format/frame'
import { decodeHead, type IndexHead } from '../src/format/head'
import { inflate } from '../src/format/inflate'
import { plainQuery } from '../src/query/plain-query'
import { spellOut } from '../src/text/spell-out'
import { tokenize } from '../src/text/tokenize'

const OFF = [{ locale: 'en', stopWords: false, stemmer: false }]
const ONE_FILE = { inlinePostings: Number.POSITIVE_INFINITY, inlineTexts: Number.POSITIVE_INFINITY }

const corpora = Object.keys(CORPORA).flatMap((corpus) => {
  const pages = readCorpus(corpus)
  return pages ? [[corpus, pages] as const] : []
})

it.skipIf(corpora.length > 0)('needs a corpus beside the repository', () => {
  console.warn('Skipped: there is no corpus beside the repository.')
})

/** Words without identifiers as wholes: these are what we add to MiniSearch. */
const words = (text: string) =>
  tokenize(text).flatMap(({ term, kind }) => (kind === 'whole' ? [] : [term]))

/** Names in camel case count as written and by their words: this, too, is what we add. */
const withSpelled = (text: string) => `${text} ${spellOut(text) ?? ''}`

/** The base score is MiniSearch's, on documents and queries that nobody wrote for a test. */
describe.each(corpora)('%s', (corpus, pages) => {
  const queries = [
    ...(readSets(corpus).real ?? []),
    ...makeQueries(pages, { perKind: 10, seed: 5 }),
  ]
  let mini: MiniSearch
  let head: IndexHead
  let dictionary: Dictionary
  let scorer: Scorer

  beforeAll(async () => {
    const { files } = buildIndex(pages, { name: 'all', languages: OFF, split: ONE_FILE })
    const bytes = files[0]?.bytes ?? new Uint8Array()
    head = decodeHead(await inflate(readFrame(bytes, { kind: PartKind.entry })))
    const parts = new IndexParts(head, () => Promise.reject(new Error('All is in one file.')))
    dictionary = new Dictionary(head, parts)
    scorer = new Scorer(head, dictionary)
    mini = new MiniSearch({
      idField: 'path',
      fields: ['title', 'headings', 'description', 'keywords', 'text'],
      tokenize: words,
      processTerm: (term) => term,
    })
    mini.addAll(
      pages.map(({ path, title, description, keywords, tags, sections }) => ({
        path,
        title: withSpelled(title),
        description,
        headings: sections.map(({ heading }) => withSpelled(heading)).join(' '),
        keywords: [...keywords, ...tags].join(' '),
        text: sections.map(({ text }) => text).join(' '),
      })),
    )
  }, 60_000)

  /** MiniSearch multiplies by the number of words met; ours by their share of the idf. */
  function expected(text: string): ReadonlyMap<string, number> {
    const idf = new Map(
      words(text).map((word) => [
        word,
        dictionary.idf(dictionary.pagesWith(dictionary.find(word))),
      ]),
    )
    const sum = (terms: Iterable<string>) =>
      [...terms].reduce((total, term) => total + (idf.get(term) ?? 0), 0)
    const results = mini.search(text, {
      prefix: isFollowed,
      weights: { prefix: PROFILE.weight.prefix, fuzzy: 0 },
      boost: { title: 4, headings: 2, description: 2, keywords: 2, text: 1 },
      bm25: { k: PROFILE.saturation, b: PROFILE.lengthNormalisation, d: PROFILE.matchFloor },
    })
    return new Map(
      results.map(({ id, score, queryTerms }) => {
        const share = sum(queryTerms) / sum(idf.keys())
        return [
          String(id),
          (score / queryTerms.length) * share ** forSite(PROFILE.coordination, head),
        ]
      }),
    )
  }

  /** A word with more continuations than we follow would be another word to MiniSearch. */
  const MOST_CONTINUED = PROFILE.continuations.at(-1) ?? 0

  function isFollowed(term: string): boolean {
    return dictionary.continuations(term, MOST_CONTINUED + 1).length <= MOST_CONTINUED
  }

  function comparable(text: string): boolean {
    const terms = words(text)
    if (new Set(terms).size < terms.length) return false
    return terms.every(
      (term) => dictionary.find(term) >= 0 && term.length >= PROFILE.openFrom && isFollowed(term),
    )
  }

  it('scores pages as MiniSearch does', () => {
    const ratios: number[] = []
    let compared = 0
    for (const { text } of queries) {
      const plain = words(text).join(' ')
      if (!comparable(plain)) continue
      const groups = planWords(
        readWords(plainQuery(`${plain} `), dictionary),
        dictionary,
        head.language,
      ).filter(({ kind }) => kind !== 'joined')
      // MiniSearch does not know words that are several in one.
      if (groups.some(({ alternatives }) => alternatives.some(({ spans }) => spans))) continue
      compared++
      const { sum, share } = scorer.score(groups)
      const theirs = expected(plain)
      for (const [path, wanted] of [...theirs].slice(0, 10)) {
        const page = head.outlines?.findIndex((each) => each.path === path) ?? -1
        const base = (sum[page] ?? 0) * (share[page] ?? 0) ** forSite(PROFILE.coordination, head)
        ratios.push(base / wanted)
      }
    }
    expect(compared).toBeGreaterThanOrEqual(15)
    // We keep frequencies in texts in three levels, and none in titles, headings, descriptions.
    const sorted = ratios.sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 10)]).toBeGreaterThan(0.78)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(0.94)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(1.06)
  })
})
