import { readFileSync, writeFileSync } from 'node:fs'
import { terraformSynonyms } from '@landing/plugin-terraform/synonyms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCorpus, readSets } from '../bench/corpus.mjs'
import { measureQuality } from '../bench/measure.mjs'
import { makeQueries, type Query, splitQueries } from '../bench/queries.mjs'
import type { Engine } from '../src/engine/engine'
import { engineOf } from '../src/fixtures/engine-of'

/** Mean reciprocal ranks by corpus, set of queries and kind; `UPDATE=1` writes what is measured. */
type Ranks = Record<string, Record<string, Record<string, number>>>

const FILE = new URL('../bench/baseline.json', import.meta.url)
const baseline: Ranks = JSON.parse(readFileSync(FILE, 'utf8'))
const isUpdate = process.env.UPDATE !== undefined

/** A kind of query may lose so much; chance moves single queries. */
const TOLERANCE = 0.03

const languages = [{ locale: 'en', synonyms: terraformSynonyms }]

/** `manual` is in the repository, so it is measured wherever the tests run. */
describe.each(Object.entries(baseline))('%s', (corpus, before) => {
  const pages = readCorpus(corpus) ?? []
  const queriesOf = (set: string): readonly Query[] =>
    set === 'made'
      ? splitQueries(makeQueries(pages, { perKind: 60, seed: 7 })).test
      : (readSets(corpus)[set] ?? [])

  let engine: Engine
  beforeAll(async () => {
    engine = await engineOf(pages, { languages })
  })

  it.skipIf(pages.length === 0).each(Object.keys(before))(
    'no kind of query falls behind: %s',
    async (set) => {
      const search = async (text: string, limit: number) =>
        (await engine.search({ text, limit })).hits.map((hit) => hit.u)
      const { byKind } = await measureQuality({ search }, queriesOf(set))
      for (const [kind, rank] of Object.entries(byKind)) {
        const wanted = before[set]?.[kind] ?? 0
        if (isUpdate) before[set] = { ...before[set], [kind]: Math.round(rank * 1000) / 1000 }
        else expect(rank, kind).toBeGreaterThanOrEqual(wanted - TOLERANCE)
      }
    },
    120_000,
  )
})

afterAll(() => {
  if (isUpdate) writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`)
})
