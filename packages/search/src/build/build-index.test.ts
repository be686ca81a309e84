import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../engine/load-engine'
import { SearchError } from '../errors'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import { buildIndex } from './build-index'

const pages = [
  searchPage('/a/', 'Subaccount', [['Usage', 'Create a btp_subaccount first.']], {
    tags: ['guide'],
  }),
  searchPage('/b/', 'Entitlement', [['', 'An entitlement belongs to a subaccount.']]),
  searchPage('/c/', 'Größe', [['身份验证', '使用 Terraform 管理身份验证。']]),
]

describe('buildIndex', () => {
  it('gives the same bytes for the same pages in any order', () => {
    const one = buildIndex(pages, { name: 'all' })
    const other = buildIndex([...pages].reverse(), { name: 'all' })
    expect(other).toEqual(one)
  })

  it('puts a hash of all that is in it into every name', () => {
    const { files, entry } = buildIndex(pages, { name: 'docs-v1.2', split: MANY_FILES })
    expect(entry).toMatch(/^docs-v1\.2\.[0-9a-f]{8}\.idx$/)
    const stem = entry.slice(0, -'.idx'.length)
    expect(files[0]?.name).toBe(entry)
    for (const { name } of files.slice(1)) {
      expect(name.startsWith(stem)).toBe(true)
      expect(name.slice(stem.length)).toMatch(/^\.[wnt]\d+\.idx$/)
    }
    const changed = pages.with(2, { ...pages[2]!, sections: [] })
    expect(buildIndex(changed, { name: 'docs-v1.2' }).entry).not.toBe(entry)
  })

  it('takes the last of two pages with one path', async () => {
    const engine = await engineOf([...pages, searchPage('/a/', 'Directory')])
    expect(engine.pageCount).toBe(3)
    expect(await pathsFor(engine, 'directory')).toEqual(['/a/'])
    expect(engine.paths).toEqual(['/a/', '/b/', '/c/'])
  })

  it('makes an index of nothing', async () => {
    const engine = await engineOf([])
    expect(engine.pageCount).toBe(0)
    expect(await engine.search({ text: 'anything' })).toMatchObject({ hits: [], total: 0 })
  })

  it('refuses a name that is no file name', () => {
    expect(() => buildIndex(pages, { name: 'docs/v1' })).toThrow(
      'The name of a search index is part of its file names: "docs/v1" may hold only letters, digits, "_", "-" and ".".',
    )
  })

  it('splits by size, and only then', () => {
    const many = Array.from({ length: 80 }, (_, n) =>
      searchPage(`/page-${n}/`, `Page ${n}`, [['', `Word${n} ${'and a common text '.repeat(9)}`]]),
    )
    expect(buildIndex(many, { name: 'all' }).files).toHaveLength(1)
    const { files } = buildIndex(many, { name: 'all', split: { ...MANY_FILES, textsFile: 2000 } })
    const texts = files.filter(({ name }) => /\.t\d+\.idx$/.test(name))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.length).toBeLessThan(20)
  })

  it('needs only the parts that a query asks for', async () => {
    const many = Array.from({ length: 200 }, (_, n) =>
      searchPage(`/page-${n}/`, `Page ${n}`, [['', `Word${n}x stands here`]]),
    )
    const { files, entry } = buildIndex(many, { name: 'all', split: MANY_FILES })
    const bytes = new Map(files.map((file) => [file.name, file.bytes]))
    const asked: string[] = []
    const loadPart = async (suffix: string) => {
      asked.push(suffix)
      return bytes.get(entry.replace('.idx', `${suffix}.idx`))!
    }
    const engine = await loadEngine(await loadPart(''), { loadPart })
    expect(asked).toEqual([''])
    expect(await pathsFor(engine, 'word77x')).toContain('/page-77/')
    expect(asked.length).toBeLessThan(5)
    const before = asked.length
    await engine.search({ text: 'word77x' })
    expect(asked).toHaveLength(before)
  })
})

describe('a damaged index', () => {
  const text = 'btp_subaccount entitlment "first" terra*'
  const split = { ...MANY_FILES, postingsFile: 60, namesFile: 60, textsFile: 200 }

  it.each([
    ['one file', {}],
    ['many files', split],
  ])('never gives a wrong result: %s', async (_, options) => {
    const { files, entry } = buildIndex(pages, { name: 'all', split: options })
    const answer = async (changed: number, bytes: Uint8Array) => {
      const loadPart = async (suffix: string) => {
        const name = entry.replace('.idx', `${suffix}.idx`)
        const at = files.findIndex((file) => file.name === name)
        return at === changed ? bytes : files[at]!.bytes
      }
      const engine = await loadEngine(await loadPart(''), { loadPart })
      const { hits } = await engine.search({ text, syntax: 'full' })
      // A page's text that does not come costs its snippet and the way to its section, not the hit.
      return hits.map(({ u, t, score }) => ({ u, t, score }))
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
            expect(error.hint).not.toBe('')
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('of another build is refused', async () => {
    const one = buildIndex(pages, { name: 'all', split })
    const other = buildIndex(pages.slice(1), { name: 'all', split })
    const part = other.files.find(({ name }) => name.endsWith('.w0.idx'))!
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
      message: expect.stringMatching(/needs its file "\.\w\d+", but no way to load it was given/),
      hint: 'Pass "loadPart" to loadEngine.',
    })
  })
})
