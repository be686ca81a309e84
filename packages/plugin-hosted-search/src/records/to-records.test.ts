import { describe, expect, it } from 'vitest'
import { searchPage } from '../fixtures/search-page'
import { recordMaker } from './to-records'

const placed = {
  url: 'https://example.org/site/docs/roles/',
  scopes: ['all', 'docs'],
  locale: 'en',
}

describe('recordMaker', () => {
  it('makes a record of each section', () => {
    const page = searchPage('/docs/roles/', 'Roles', [['Give roles', 'One\n  two.']], {
      ...{
        description: 'Who may.',
        keywords: ['rbac'],
        tags: ['Deep dive'],
        breadcrumbs: ['Docs'],
      },
    })
    expect(recordMaker()(page, placed)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{16}-0$/),
        url: 'https://example.org/site/docs/roles/#give-roles',
        ...{ path: '/docs/roles/', anchor: 'give-roles', title: 'Roles', heading: 'Give roles' },
        ...{ description: 'Who may.', keywords: ['rbac', 'Deep dive'], breadcrumbs: ['Docs'] },
        ...{ text: 'One two.', scopes: ['all', 'docs'], tags: ['deep-dive'], locale: 'en' },
        ...{ weight: 1, position: 0 },
      },
    ])
  })

  it('cuts no character in two', () => {
    const text = `${'x'.repeat(2999)}😀y`
    const records = recordMaker()(searchPage('/a/', 'A', [['Long', text]]), placed)
    expect(records.map((record) => record.text)).toEqual(['x'.repeat(2999), '😀y'])
  })

  it('ends for half of a character too, which data of others may have', () => {
    const text = `\ud83d ${'x'.repeat(4000)}`
    const records = recordMaker()(searchPage('/a/', 'A', [['Long', text]]), placed)
    expect(records).toHaveLength(3)
  })

  it('cuts a long section between words, into records of the same anchor', () => {
    const words = Array.from({ length: 2000 }, (_, number) => `word${number}`).join(' ')
    const records = recordMaker()(searchPage('/a/', 'A', [['Long', words]]), placed)
    expect(records.length).toBeGreaterThan(4)
    expect(records.map(({ text }) => text).join(' ')).toBe(words)
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    for (const record of records) {
      expect(record.anchor).toBe('long')
      expect(JSON.stringify(record).length).toBeLessThan(10_000)
    }
  })

  it('counts bytes, of which letters of Japanese have three', () => {
    const text = '日本語の文書。'.repeat(1000)
    const more = {
      description: '説明'.repeat(80),
      breadcrumbs: ['手引き', '検索の設定', '索引の作り方'],
    }
    const records = recordMaker()(
      searchPage('/a/', '題名'.repeat(20), [['見出し'.repeat(8), text]], more),
      placed,
    )
    expect(records.map((record) => record.text).join('')).toBe(text)
    for (const record of records) {
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000)
    }
  })

  it('finds a page without text by its title, with the weight of its path', () => {
    const make = recordMaker({ '/docs/old': 0.5 })
    expect(make(searchPage('/docs/old/a/', 'A'), placed)).toMatchObject([
      { title: 'A', anchor: '', url: placed.url, text: '', weight: 0.5 },
    ])
    expect(make(searchPage('/docs/old/a/', 'A', [], { weight: 2 }), placed)).toMatchObject([
      { weight: 2 },
    ])
  })
})
