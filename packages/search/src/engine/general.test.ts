import type { SearchPage } from '@landing/schema'
import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { engineOf, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import { SNIPPET_LENGTH } from './snippet'

const vocabulary = [
  'subaccount',
  'entitlement',
  'exporter',
  'role',
  'roles',
  'btp_role',
  'v1.2',
  'größe',
  '身份验证',
  'a',
]
const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 12 })
const text = words.map((list) => list.join(' '))
const pages = fc
  .array(
    fc.record({
      title: text.filter((title) => title !== ''),
      description: text,
      tags: fc.array(fc.constantFrom('guide', 'code'), { maxLength: 1 }),
      sections: fc.array(fc.tuple(text, text), { maxLength: 4 }),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map(({ sections, title, ...more }, n) => searchPage(`/${n}/`, title, sections, more)),
  )

const textOf = ({ title, description, tags, sections }: SearchPage) =>
  [title, description, ...tags, ...sections.flatMap((each) => [each.heading, each.text])].join(' ')

describe('whatever the pages and the query are', () => {
  it('finds exactly the pages that a reading of all of them finds', async () => {
    const plain = fc.constantFrom(...vocabulary.slice(0, 6), 'guide')
    await fc.assert(
      fc.asyncProperty(pages, plain, plain, async (list, required, excluded) => {
        const has = (page: SearchPage, word: string) =>
          new RegExp(`(?<![a-z])${word}(?![a-z])`).test(textOf(page))
        // A word that stands nowhere is corrected, and what is excluded never is.
        fc.pre(list.some((page) => has(page, required)))
        const expected = list
          .filter((page) => has(page, required) && !has(page, excluded))
          .map(({ path }) => path)
        const engine = await engineOf(list)
        const query = `+${required} -${excluded} `
        const found = await pathsFor(engine, query, { syntax: 'full' })
        expect(found.sort()).toEqual(expected.sort())
      }),
      { numRuns: 60 },
    )
  })

  it('gives the same hits page by page as all at once', async () => {
    await fc.assert(
      fc.asyncProperty(pages, text, fc.integer({ min: 1, max: 7 }), async (list, query, limit) => {
        const engine = await engineOf(list)
        const all = await engine.search({ text: query, limit: 500 })
        expect(all.total).toBe(all.hits.length)
        const pieces = []
        for (let offset = 0; offset < all.total; offset += limit) {
          const piece = await engine.search({ text: query, limit, offset })
          expect(piece.total).toBe(all.total)
          pieces.push(...piece.hits)
        }
        expect(pieces).toEqual(all.hits)
      }),
      { numRuns: 40 },
    )
  })

  it('keeps hits of a page together, best first, and its texts in bounds', async () => {
    const anything = fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 40 }))
    await fc.assert(
      fc.asyncProperty(pages, anything, fc.boolean(), async (list, query, full) => {
        const engine = await engineOf(list)
        const syntax = full ? 'full' : 'plain'
        const { hits, total } = await engine.search({ text: query, limit: 50, syntax })
        expect(hits.length).toBeLessThanOrEqual(total)
        const seen = new Set<string>()
        let last = ''
        let score = Number.POSITIVE_INFINITY
        for (const hit of hits) {
          if (hit.u !== last) expect(seen).not.toContain(hit.u)
          seen.add(hit.u)
          last = hit.u
          expect(hit.score).toBeLessThanOrEqual(score)
          score = hit.score
          for (const { text: shown, ranges } of [hit.title, hit.snippet ?? hit.title]) {
            for (const [from, to] of ranges) expect(shown.slice(from, to)).not.toBe('')
          }
          expect(hit.snippet?.text.length ?? 0).toBeLessThanOrEqual(SNIPPET_LENGTH)
        }
      }),
      { numRuns: 80 },
    )
  })
})

describe('documents of other shapes', () => {
  it('lists the sections of a manual on one page', async () => {
    const sections = Array.from(
      { length: 40 },
      (_, n) => [`Part ${n}`, `How to set ${n % 4 === 0 ? 'a quota' : 'nothing'} here.`] as const,
    )
    const engine = await engineOf([searchPage('/manual/', 'Manual', sections)])
    const { hits, total } = await engine.search({ text: 'quota' })
    expect(total).toBe(10)
    expect(hits.map(({ h }) => h)).toEqual(Array.from({ length: 8 }, (_, n) => `#part-${n * 4}`))
    expect(hits[1]?.snippet?.text).toBe('How to set a quota here.')
    expect((await engine.search({ text: 'manual' })).total).toBe(1)
  })

  it('finds in texts without any heading, and in long ones', async () => {
    const filler = 'the flow over a plate is laminar until it is not '.repeat(3000)
    const engine = await engineOf([
      searchPage('/long/', 'Long', [['', `${filler} a boundary layer separates ${filler}`]]),
      searchPage('/short/', 'Note', [['', 'the plate is a plate']]),
      searchPage('/other/', 'Other', [['', 'nothing at all']]),
    ])
    const { hits } = await engine.search({ text: 'where does the boundary layer separates' })
    expect(hits[0]).toMatchObject({ u: '/long/', h: '', type: 'content' })
    expect(hits[0]?.snippet?.text).toContain('a boundary layer separates')
  })

  it('tells pages with one title apart by what is on them', async () => {
    const engine = await engineOf([
      searchPage('/v1/', 'Overview', [['', 'About roles.']]),
      searchPage('/v2/', 'Overview', [['', 'About quotas.']]),
    ])
    expect(await pathsFor(engine, 'overview')).toEqual(['/v1/', '/v2/'])
    expect((await pathsFor(engine, 'overview quotas'))[0]).toBe('/v2/')
  })

  it('answers a question of hundreds of words', async () => {
    const engine = await engineOf([
      searchPage('/a/', 'Shock waves', [['', 'Heat transfer behind shock waves.']]),
      searchPage('/b/', 'Wings', [['', 'Lift of wings.']]),
    ])
    const question = `what is known about heat transfer behind shock waves ${'and so on '.repeat(200)}`
    expect((await pathsFor(engine, question))[0]).toBe('/a/')
  })

  it('begins a snippet where its section begins when the words stand elsewhere', async () => {
    const lead = `${'some words of no interest '.repeat(20)}quota ${'more of them '.repeat(20)}`
    const engine = await engineOf([
      searchPage('/a/', 'One', [
        ['', lead],
        ['Quota', `Begins here. ${'And goes on and on. '.repeat(30)}`],
      ]),
      searchPage('/b/', 'Two', [['', 'quota']]),
      searchPage('/c/', 'Three', [['', 'quota']]),
    ])
    const { hits } = await engine.search({ text: 'quota' })
    expect(hits[0]).toMatchObject({ u: '/a/', h: '#quota', type: 'heading' })
    expect(hits[0]?.snippet?.text).toMatch(/^Begins here\./)
  })
})

describe('a sentence', () => {
  const filler = Array.from({ length: 40 }, (_, n) =>
    searchPage(`/filler-${n}/`, `Note ${n}`, [
      ['', `Paragraph ${n} about boundary flow and wings.`],
    ]),
  )
  const pages = [
    ...filler,
    searchPage('/set/', 'Set', [['', 'Gives a variable its value.']]),
    searchPage('/while/', 'While', [['', 'Repeats commands.']]),
    searchPage('/heat/', 'Laminar layers', [
      ['', 'Heat transfer to a blunt body is set by the pressure while the layer stays laminar.'],
    ]),
  ]

  it('finds the page that says it, not one whose title is a word of it', async () => {
    const engine = await engineOf(pages)
    const text = 'what is known of heat transfer to blunt bodies set by pressure while laminar'
    expect((await pathsFor(engine, text))[0]).toBe('/heat/')
    expect((await pathsFor(engine, 'set'))[0]).toBe('/set/')
  })

  it('needs not all of its words', async () => {
    const engine = await engineOf(pages)
    const text = 'does the transfer of heat at hypersonic speed depend upon ablation and pressure'
    expect((await pathsFor(engine, text))[0]).toBe('/heat/')
  })
})

describe('the snippet of a page that is found by its title', () => {
  it('is its description, where that has words of the query', async () => {
    const engine = await engineOf([
      searchPage(
        '/providers/',
        'Terraform providers',
        [['Sources', 'Terraform Registry: terraform provider, terraform provider, provider.']],
        { description: 'Every Terraform provider, and which to take.' },
      ),
      ...['a', 'b', 'c', 'd'].map((name) =>
        searchPage(`/${name}/`, `Page ${name}`, [['', 'Terraform, and a provider.']]),
      ),
    ])
    const { hits } = await engine.search({ text: 'terraform prov' })
    expect(hits[0]?.type).toBe('title')
    expect(hits[0]?.snippet?.text).toBe('Every Terraform provider, and which to take.')
  })
})
