import type { SearchPage } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { loadEngine } from '../engine/load-engine'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import { partName } from '../format/volumes'
import { buildIndex } from './build-index'
import { countPage, pageText } from './count-page'
import { PageTerms } from './page-terms'
import { planIndex } from './plan-index'

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

  it('takes records that have a path, a title and texts only', () => {
    const short = { path: '/a/', title: 'Moby Dick', sections: [{ text: 'Call me Ishmael.' }] }
    const whole = searchPage('/a/', 'Moby Dick', [['', 'Call me Ishmael.']])
    expect(buildIndex([short], { name: 'all' })).toEqual(buildIndex([whole], { name: 'all' }))
  })

  it.each([
    ['its first heading', [{ text: '' }, { heading: 'Lists', text: '' }], 'Lists'],
    ['its path', [{ text: '' }], '/a/'],
  ])('shows a page without a title by %s', async (_, sections, title) => {
    const engine = await engineOf([{ path: '/a/', title: '', sections } as never])
    expect((await engine.search({ text: '-zzz', syntax: 'full' })).hits[0]?.t).toBe(title)
  })

  it.each([
    [{ id: 1 }, 'Page 1 has no "path": a string was expected, not undefined.'],
    [{ path: '/a/', title: 3 }, 'Page "/a/" has no "title": a string was expected, not 3.'],
    [
      { path: '/a/', title: 'A', text: 'B' },
      'Page "/a/" has no "sections". Its text goes into [{ text }].',
    ],
    [
      { path: '/a/', title: 'A', sections: [{}] },
      'A section of "/a/" has no "text": a string was expected, not undefined.',
    ],
  ])('says what %o lacks', (page, message) => {
    expect(() => buildIndex([page as never], { name: 'all' })).toThrow(new TypeError(message))
  })

  it('names the entry file by the index, and every part by what is in it', () => {
    const { files, entry } = buildIndex(pages, { name: 'docs-v1.2', split: MANY_FILES })
    expect(entry).toBe('docs-v1.2.idx')
    expect(files[0]?.name).toBe(entry)
    for (const { name } of files.slice(1)) {
      expect(name).toMatch(/^docs-v1\.2\.[wtg][\da-f]{8}-\d+\.idx$/)
    }
  })

  it('renames only what an edit has changed, and gives the same files as from nothing', () => {
    const many = Array.from({ length: 600 }, (_, n) =>
      searchPage(`/page-${n}/`, `Page ${n}`, [
        ['', `Word${n % 90}x stands here, ${'and a text of its own '.repeat(20)} term${n % 70}`],
      ]),
    )
    const split = {
      inlinePostings: 0,
      inlineTexts: 0,
      postingsFile: 400,
      textsFile: 800,
    }
    const names = (pages: readonly SearchPage[]) =>
      buildIndex(pages, { name: 'all', split }).files.map(({ name }) => name)
    const before = new Set(names(many))
    const edited = many.with(300, { ...many[300]!, description: 'A sentence more about zebras.' })
    const after = names(edited)
    expect(after.length).toBeGreaterThan(200)
    const renamed = after.filter((name) => !before.has(name))
    expect(renamed.length).toBeLessThan(after.length / 5)
    expect(after[0]).toBe('all.idx')
    expect(names([...edited].reverse())).toEqual(after)
  })

  it('packs only the files that are asked for, and asks only for their texts', () => {
    const terms = new PageTerms()
    const numbered = pages.map((page) => terms.add(countPage(page)))
    const files = planIndex(numbered, terms, { name: 'all', split: MANY_FILES })
    const texts = files.filter((file) => file.texts.length > 0)
    expect(texts.flatMap((file) => file.texts.map(({ path }) => path))).toEqual([
      '/a/',
      '/b/',
      '/c/',
    ])
    const built = buildIndex(pages, { name: 'all', split: MANY_FILES }).files
    expect(built.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    const [last] = texts.slice(-1)
    expect(last?.bytes([pageText(pages[2]!)])).toEqual(
      built.find(({ name }) => name === last?.name)?.bytes,
    )
  })

  it('gives an index of some pages of a site what it gives to these alone', () => {
    const others = [...pages, searchPage('/d/', 'Zebras', [['Terraform', 'one apple a day']])]
    const terms = new PageTerms()
    const numbered = others.toReversed().map((page) => terms.add(countPage(page)))
    for (const [number, { path }] of others.entries()) {
      const part = others.toSpliced(number, 1)
      const files = planIndex(
        numbered.filter((page) => page.path !== path),
        terms,
        { name: 'all', split: MANY_FILES },
      )
      const alone = buildIndex(part, { name: 'all', split: MANY_FILES }).files
      expect(files.map(({ name }) => name)).toEqual(alone.map(({ name }) => name))
    }
  })

  it('has another key for the entry when only a text has changed, also where texts are inside', () => {
    const changed = pages.with(
      2,
      searchPage('/c/', 'Größe', [['身份验证', '管理身份验证 Terraform 使用。']]),
    )
    const keyOf = (of: readonly SearchPage[]) => {
      const terms = new PageTerms()
      return planIndex(
        of.map((page) => terms.add(countPage(page))),
        terms,
        { name: 'all' },
      )[0]?.key
    }
    expect(keyOf(pages)).toMatch(/^all [0-9a-f]{8}$/)
    expect(keyOf(changed)).not.toBe(keyOf(pages))
  })

  it('takes the last of two pages with one path', async () => {
    const engine = await engineOf([...pages, searchPage('/a/', 'Directory')])
    expect(engine.pageCount).toBe(3)
    expect(await pathsFor(engine, 'directory')).toEqual(['/a/'])
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

  it.each([undefined, {}, { name: 3 }])('refuses options without a name: %o', (options) => {
    expect(() => buildIndex(pages, options as never)).toThrow(
      new TypeError(
        'The options of buildIndex have no "name", which its files are named by. Write buildIndex(pages, { name: "all" }).',
      ),
    )
  })

  it('splits by size, and only then', () => {
    const many = Array.from({ length: 80 }, (_, n) =>
      searchPage(`/page-${n}/`, `Page ${n}`, [['', `Word${n} ${'and a common text '.repeat(9)}`]]),
    )
    expect(buildIndex(many, { name: 'all' }).files).toHaveLength(1)
    const { files } = buildIndex(many, { name: 'all', split: { ...MANY_FILES, textsFile: 2000 } })
    const texts = files.filter(({ name }) => /\.t[\da-f]{8}-\d+\.idx$/.test(name))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.length).toBeLessThan(20)
  })

  it('answers unknown words where no word is kept apart', async () => {
    const engine = await engineOf([searchPage('/a/', 'Plain words', [])], { split: MANY_FILES })
    expect(await pathsFor(engine, 'plain')).toEqual(['/a/'])
    expect(await pathsFor(engine, 'v1.2 zzz')).toEqual([])
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
      return bytes.get(partName(entry, suffix))!
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
