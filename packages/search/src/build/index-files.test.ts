import type { SearchPage } from '@landing/schema'
import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../engine/load-engine'
import { SearchError } from '../errors'
import { engineOf, MANY_FILES } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import { partName } from '../format/volumes'
import { buildIndex } from './build-index'

const pages = [
  searchPage('/a/', 'Subaccount', [['Usage', 'Create a btp_subaccount first.']], {
    tags: ['guide'],
  }),
  searchPage('/b/', 'Entitlement', [['', 'An entitlement belongs to a subaccount.']]),
  searchPage('/c/', 'Größe', [['身份验证', '使用 Terraform 管理身份验证。']]),
]

describe('titles and headings of an index in files', () => {
  const kinds = ['Network', 'Subnet', 'Network Rule', 'Firewall', 'Route Table']
  const many = Array.from({ length: 300 }, (_, n) =>
    searchPage(`/page-${n}/`, `${kinds[n % 5]} ${n}`, [
      [`Configure the ${kinds[(n + 1) % 5]} of ${n}`, `A network needs text ${n % 7}.`],
      ['Import', 'Import a network by its identifier.'],
    ]),
  )
  const split = { inlineTexts: 0, textsFile: 300 }

  it('are with the texts, and a query finds the same in the same order', async () => {
    const one = await engineOf(many)
    const other = await engineOf(many, { split })
    for (const text of ['network rule', 'subnet 61', 'configure the firewall of 17', 'import']) {
      const query = { text, limit: 5 }
      const [wanted, found] = [await one.search(query), await other.search(query)]
      expect(found, text).toEqual(wanted)
    }
  })

  it('leave tags to a file that only filters need', async () => {
    const tagged = many.map((page, n) => (n % 50 === 3 ? { ...page, tags: ['How to'] } : page))
    const { files, entry } = buildIndex(tagged, { name: 'all', split })
    const asked: string[] = []
    const engine = await loadEngine(files[0]!.bytes, {
      loadPart: async (suffix) => {
        asked.push(suffix.slice(0, 2))
        return files.find(({ name }) => name === partName(entry, suffix))!.bytes
      },
    })
    await engine.search({ text: 'network' })
    expect(asked).not.toContain('.g')
    const { hits } = await engine.search({ text: 'network', tags: ['how to'] })
    expect(hits.map(({ u }) => u).sort()).toEqual(
      [103, 153, 203, 253, 3, 53].map((n) => `/page-${n}/`),
    )
    expect(asked).toContain('.g')
  })

  it('are read on the likeliest pages only', async () => {
    const { files, entry } = buildIndex(many, { name: 'all', split })
    const asked: string[] = []
    const engine = await loadEngine(files[0]!.bytes, {
      loadPart: async (suffix) => {
        asked.push(suffix)
        return files.find(({ name }) => name === partName(entry, suffix))!.bytes
      },
    })
    await engine.search({ text: 'network', limit: 4 })
    expect(asked.filter((suffix) => suffix.startsWith('.t')).length).toBeLessThanOrEqual(12)
  })

  it('rename their file when they change', () => {
    const changed = many.with(
      70,
      searchPage('/page-70/', 'Network 70', [
        ['Configure it', 'A network needs text 0.'],
        ['Import', 'Import a network by its identifier.'],
      ]),
    )
    const texts = (pages: readonly SearchPage[]) =>
      buildIndex(pages, { name: 'all', split }).files.filter(({ name }) => /\.t/.test(name))
    const before = new Set(texts(many).map(({ name }) => name))
    const renamed = texts(changed).filter(({ name }) => !before.has(name))
    expect(renamed.length).toBeGreaterThan(0)
    expect(renamed.length).toBeLessThan(before.size)
  })

  it('are needed: a search fails if their file does', async () => {
    const { files } = buildIndex(many, { name: 'all', split })
    const engine = await loadEngine(files[0]!.bytes)
    await expect(engine.search({ text: 'network' })).rejects.toMatchObject({
      code: 'index-missing',
    })
  })
})

describe('a damaged index', () => {
  const text = 'btp_subaccount entitlment "first" terra*'
  const split = { ...MANY_FILES, postingsFile: 60, textsFile: 200 }

  it.each([
    ['one file', {}],
    ['many files', split],
  ])('never gives a wrong result: %s', async (_, options) => {
    const { files, entry } = buildIndex(pages, { name: 'all', split: options })
    const answer = async (changed: number, bytes: Uint8Array) => {
      const loadPart = async (suffix: string) => {
        const name = partName(entry, suffix)
        const at = files.findIndex((file) => file.name === name)
        return at === changed ? bytes : files[at]!.bytes
      }
      const engine = await loadEngine(await loadPart(''), { loadPart })
      return (await engine.search({ text, syntax: 'full' })).hits
    }
    const whole = await answer(-1, new Uint8Array())
    expect(whole.length).toBeGreaterThan(0)
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: files.length - 1 }),
        fc.nat({ max: 1e6 }),
        fc.constantFrom('cut', 'flip', 'grow', 'other'),
        async (file, where, damage) => {
          const good = files[file]!.bytes
          const at = where % good.length
          const bytes =
            damage === 'cut'
              ? good.slice(0, at)
              : damage === 'grow'
                ? Uint8Array.of(...good, 0, 1)
                : damage === 'other'
                  ? files[where % files.length]!.bytes
                  : good.with(at, good[at]! ^ (1 << (where & 7)))
          try {
            expect(await answer(file, bytes)).toEqual(whole)
          } catch (error) {
            if (!(error instanceof SearchError)) throw error
            expect(error.code).toMatch(/^index-/)
            expect(error.help).not.toBe('')
          }
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('of another build is refused', async () => {
    const one = buildIndex(pages, { name: 'all', split })
    const other = buildIndex(pages.slice(1), { name: 'all', split })
    const part = other.files.find(({ name }) => /\.w[\da-f]{8}-0\.idx$/.test(name))!
    const engine = await loadEngine(one.files[0]!.bytes, {
      loadPart: () => Promise.resolve(part.bytes),
    })
    await expect(engine.search({ text: 'entitlement' })).rejects.toMatchObject({
      code: 'index-mixed',
    })
  })

  it('in several files cannot be opened without a way to load them', async () => {
    const { files } = buildIndex(pages, { name: 'all', split })
    const engine = await loadEngine(files[0]!.bytes)
    await expect(engine.search({ text: 'entitlement' })).rejects.toMatchObject({
      code: 'index-missing',
      message: expect.stringMatching(
        /needs its file "\.\w[\da-f]{8}-\d+", but no way to load it was given/,
      ),
      help: 'Pass "loadPart" to loadEngine.',
    })
  })
})
