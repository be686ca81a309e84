import { describe, expect, it } from 'vitest'
import { correct, isInformative } from './correct'
import type { Dictionary } from './dictionary'
import type { Group } from './group'

/** An index with these terms and the pages that have them. */
function indexOf(pages: Readonly<Record<string, readonly number[]>>) {
  const terms = Object.keys(pages)
  // Other postings surround those of a term.
  const postings = (term: number) => {
    const own = pages[terms[term] ?? ''] ?? []
    return { pages: Uint32Array.from([7, ...own, 7]), start: 1, end: own.length + 1 }
  }
  return {
    terms,
    dictionary: { text: (term: number) => terms[term] ?? '', postings } as unknown as Dictionary,
  }
}

const { terms, dictionary } = indexOf({
  form: [1],
  from: [2],
  search: [1],
  engine: [1, 2],
  foo: [3],
})

/** The group of a word in `text`. */
function group(
  text: string,
  word: string,
  rest: Partial<Group> & { readonly terms?: readonly string[] } = {},
): Group {
  const start = text.indexOf(word)
  const alternatives = (rest.terms ?? []).map((term, index) => ({
    term: terms.indexOf(term),
    weight: 1 / (index + 1),
  }))
  return {
    text: word,
    kind: 'known',
    presence: 'optional',
    alternatives,
    start,
    end: start + word.length,
    ...rest,
  } as Group
}

const corrected = (
  text: string,
  groups: readonly Group[],
  page?: number,
  worth = groups.map(() => 1),
) => correct(text, groups, worth, dictionary, page)

describe('a query', () => {
  const text = 'a frm b'
  const frm = (rest: Partial<Group> = {}) =>
    group(text, 'frm', { kind: 'replaced', terms: ['form', 'from'], ...rest })

  it('is corrected to the term that is on the best page, else to the nearest one', () => {
    expect(corrected(text, [frm()], 2)).toEqual({ text: 'a from b', words: ['from'], missing: [] })
    expect(corrected(text, [frm()], 3)).toMatchObject({ text: 'a form b', words: ['form'] })
    const [form, from] = frm().alternatives
    const alternatives = [{ ...from!, weight: 0.2 }, form!]
    expect(corrected(text, [frm({ alternatives })], 3).text).toBe('a form b')
  })

  it('is not corrected without a page, but its correction is marked', () => {
    expect(corrected(text, [frm()])).toEqual({ text: undefined, words: ['form'], missing: [] })
  })

  it('is not corrected in what it excludes', () => {
    expect(corrected(text, [frm({ presence: 'excluded' })], 1)).toEqual({
      text: undefined,
      words: [],
      missing: [],
    })
  })

  it('is corrected in several words, each once', () => {
    const two = 'frm x foh'
    const groups = [
      group(two, 'frm', { kind: 'replaced', terms: ['form'] }),
      group(two, 'frm', { kind: 'replaced', terms: ['from'] }),
      group(two, 'foh', { kind: 'replaced', terms: ['foo'] }),
    ]
    expect(corrected(two, groups, 1).text).toBe('form x foo')
  })

  it('has its halves as two words if both are on the best page', () => {
    const joined = 'searchengine!'
    const also = [terms.indexOf('engine')]
    const alternatives = [{ term: terms.indexOf('search'), weight: 1, also }]
    const halves = group(joined, 'searchengine', { kind: 'replaced', alternatives })
    expect(corrected(joined, [halves], 1)).toEqual({
      text: 'search engine!',
      words: ['search', 'engine'],
      missing: [],
    })
    expect(corrected(joined, [halves], 2)).toEqual({
      text: undefined,
      words: [],
      missing: ['searchengine'],
    })
  })

  it('names what is missing as it was written, but not identifiers, whose parts are words', () => {
    const groups = [
      group('A_B Nope', 'A_B', { kind: 'missing', whole: true }),
      group('A_B Nope', 'Nope', { kind: 'missing', text: 'nope' }),
    ]
    expect(corrected('A_B Nope', groups, 1)).toEqual({
      text: undefined,
      words: [],
      missing: ['Nope'],
    })
  })
})

describe('words to mark', () => {
  it('are those that tell pages apart', () => {
    const groups = [group('the foo', 'the'), group('the foo', 'foo')]
    expect(corrected('the foo', groups, 1, [0.09, 1]).words).toEqual(['foo'])
    expect(corrected('the foo', groups, 1, [0.1, 1]).words).toEqual(['the', 'foo'])
    expect([isInformative(0, [1, 10]), isInformative(2, [0, 1])]).toEqual([true, false])
  })

  it('are an identifier as a whole, without its parts', () => {
    const groups = [group('a_b a', 'a_b', { whole: true }), group('a_b a', 'b')]
    expect(corrected('a_b a', groups, 1).words).toEqual(['a_b'])
  })

  it('are the first eight terms of a pattern, or of a word of which forms are known', () => {
    const many = indexOf(Object.fromEntries(Array.from('abcdefghij', (term) => [term, [1]])))
    const alternatives = many.terms.map((_, term) => ({ term, weight: 1 }))
    const wordsOf = (rest: Partial<Group>) =>
      correct('x', [group('x', 'x', { alternatives, ...rest })], [1], many.dictionary, 1).words
    expect(wordsOf({ kind: 'begun', open: false }).join('')).toBe('abcdefgh')
    expect(wordsOf({ kind: 'begun', open: true })).toEqual(['x'])
  })
})
