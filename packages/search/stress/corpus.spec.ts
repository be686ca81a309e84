import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCorpus, sourceText } from '../bench/corpus.mjs'
import { measureQuality } from '../bench/measure.mjs'
import { makeQueries, splitQueries } from '../bench/queries.mjs'
import { type BuiltIndex, buildIndex } from '../src/build'
import { partName } from '../src/format/volumes'
import { type Engine, loadEngine } from '../src/index'

const pages = readCorpus('azurerm') ?? []
if (pages.length === 0) console.warn('Skipped: there is no corpus beside the repository.')

/** What the bench measures apart from time, with the queries that chose no setting. */
describe.skipIf(pages.length === 0)('on 1,610 pages of a real provider', () => {
  let built: BuiltIndex
  let bytes: ReadonlyMap<string, Uint8Array>
  beforeAll(() => {
    built = buildIndex(pages, { name: 'all' })
    bytes = new Map(built.files.map((file) => [file.name, file.bytes]))
  }, 60_000)

  async function open(): Promise<{ engine: Engine; loaded: () => number }> {
    let loaded = 0
    const loadPart = async (suffix: string) => {
      const part = bytes.get(partName(built.entry, suffix)) ?? new Uint8Array()
      loaded += part.length
      return part
    }
    return { engine: await loadEngine(await loadPart(''), { loadPart }), loaded: () => loaded }
  }

  it('the page that is meant comes first', async () => {
    const { engine } = await open()
    const queries = splitQueries(makeQueries(pages, { perKind: 60, seed: 7 })).test
    const search = async (text: string, limit: number) =>
      (await engine.search({ text, limit })).hits.map((hit) => hit.u)
    const { byKind, overall } = await measureQuality({ search }, queries)
    expect(overall).toBeGreaterThanOrEqual(0.97)
    // A kind has thirty queries: one that is missed costs three points.
    for (const [kind, rank] of Object.entries(byKind)) {
      expect(rank, kind).toBeGreaterThanOrEqual(0.93)
    }
  }, 60_000)

  it('the index takes at most two fifths of the text', () => {
    const index = built.files.filter(({ name }) => !/\.t[\da-f]{8}-\d+\.idx$/.test(name))
    const size = index.reduce((sum, file) => sum + file.bytes.length, 0)
    expect(size / gzipSync(sourceText(pages)).length).toBeLessThanOrEqual(0.4)
  })

  it('a first answer with eight hits takes at most 148 KB, beside 25 KB of code', async () => {
    for (const text of [
      'linux virtual machine',
      'how to mount a storage share',
      'kubernets cluster',
    ]) {
      const { engine, loaded } = await open()
      const { hits } = await engine.search({ text })
      expect(hits).toHaveLength(8)
      expect(hits.every(({ snippet }) => snippet)).toBe(true)
      expect(loaded()).toBeLessThanOrEqual(148 * 1024)
    }
  })
})
