import { terraformSynonyms } from '@landing/terraform/synonyms'
import { describe, expect, it } from 'vitest'
import baseline from '../bench/baseline.json' with { type: 'json' }
import { readCorpus, readRealQueries } from '../bench/corpus.mjs'
import { measureQuality } from '../bench/measure.mjs'
import { makeQueries, splitQueries } from '../bench/queries.mjs'
import { engineOf } from './fixtures/engine-of'

/** A kind of query may lose so much; chance moves single queries. */
const TOLERANCE = 0.03

const languages = [{ locale: 'en', synonyms: terraformSynonyms }]

/** Mean reciprocal ranks by corpus and kind, as they were when they were last looked at. */
describe.each(Object.entries(baseline))('%s', (corpus, wanted) => {
  const pages = readCorpus(corpus) ?? []

  it.skipIf(pages.length === 0)(
    'no kind of query falls behind',
    async () => {
      const engine = await engineOf(pages, { languages })
      const search = async (text: string, limit: number) =>
        (await engine.search({ text, limit })).hits.map((hit) => hit.u)
      const made = splitQueries(makeQueries(pages, { perKind: 60, seed: 7 })).test
      const real = readRealQueries(corpus)
      const found = {
        made: (await measureQuality({ search }, made)).byKind,
        real: (await measureQuality({ search }, real)).byKind,
      }
      for (const [kind, rank] of Object.entries({ ...found.made, ...found.real })) {
        const before = new Map(Object.entries({ ...wanted.made, ...wanted.real })).get(kind)
        expect(rank, kind).toBeGreaterThanOrEqual((before ?? 0) - TOLERANCE)
      }
    },
    120_000,
  )
})
