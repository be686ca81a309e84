import { describe, expect, it } from 'vitest'
import type { Outline } from '../format/outlines'
import { parseQuery } from '../query/parse-query'
import type { Dictionary } from './dictionary'
import { hasAll, hasPhrase, readPhrases } from './phrases'

/** An index with these words, whose pages are `pages`, by word. */
function indexOf(pages: Readonly<Record<string, readonly number[]>>): Dictionary {
  const words = Object.keys(pages)
  // Other postings surround those of a word.
  const postings = (term: number) => {
    const own = pages[words[term] ?? '']
    return own && { pages: Uint32Array.from([7, ...own, 9]), start: 1, end: own.length + 1 }
  }
  return { find: (term: string) => words.indexOf(term), postings } as unknown as Dictionary
}

const phrasesOf = (text: string, ...words: string[]) =>
  readPhrases(parseQuery(text).tree, indexOf(Object.fromEntries(words.map((word) => [word, [0]]))))

describe('phrases of a query', () => {
  it.each([
    ['have the terms of their words', '"foo bar"', [[0, 1]]],
    ['have the parts of identifiers', '"foo_bar"', [[0, 1]]],
    ['have none if a word is unknown', '"foo nope"', [undefined]],
    ['need no text for one word', '"foo" bar', []],
    ['need the text to exclude one word', '-"foo"', [[0]]],
    ['have no terms of scripts without spaces', '"身份"', [[]]],
  ])('%s: %s', (_, text, terms) => {
    expect(phrasesOf(text, 'foo', 'bar').map((phrase) => phrase.terms)).toEqual(terms)
  })

  it('know their field, and whether they are excluded', () => {
    expect(phrasesOf('title:"a b" -"c d"')).toMatchObject([
      { field: 'title', excluded: false },
      { field: undefined, excluded: true },
    ])
  })
})

const page = {
  outline: {
    title: 'The title',
    headings: ['Head one', 'Head two'],
    tags: ['Tag a'],
  } as unknown as Outline,
  text: ['It is described.', 'Lead text', 'More – Größe, von_text'],
}
const isOnPage = (phrase: string, text: readonly string[] | undefined = page.text) =>
  hasPhrase(phrasesOf(phrase)[0]!, page.outline, text)

describe('a phrase', () => {
  it.each([
    '"the title"',
    '"head TWO"',
    '"tag a"',
    '"is described"',
    '"lead text"',
    '"more grosse"',
    '"von text"',
    '"more, größe von"',
  ])('is on a page in any of its texts: %s', (phrase) => expect(isOnPage(phrase)).toBe(true))

  it.each([
    '"title the"',
    '"he title"',
    '"the titl"',
    '"head one head"',
    '"described lead"',
    '"one two"',
  ])('is not on a page in another order, in part, or across texts: %s', (phrase) =>
    expect(isOnPage(phrase)).toBe(false),
  )

  it.each([
    ['title', 'the title', true],
    ['title', 'head one', false],
    ['heading', 'head one', true],
    ['keywords', 'tag a', true],
    ['description', 'is described', true],
    ['description', 'lead text', false],
    ['content', 'lead text', true],
    ['content', 'is described', false],
  ])('of %s is only looked for there: "%s"', (field, words, isFound) => {
    expect(isOnPage(`${field}:"${words}"`)).toBe(isFound)
  })

  it('is looked for in title and headings where the text is not loaded', () => {
    expect(isOnPage('"head one"', [])).toBe(true)
    expect(hasPhrase(phrasesOf('"lead text"')[0]!, page.outline, undefined)).toBe(false)
  })

  it('may stand inside of a run without spaces', () => {
    const outline = { title: '我的身份验证。', headings: [], tags: [] } as unknown as Outline
    expect(hasPhrase(phrasesOf('"身份"')[0]!, outline, undefined)).toBe(true)
    expect(hasPhrase(phrasesOf('"份身"')[0]!, outline, undefined)).toBe(false)
  })
})

it('finds the pages that have all of the terms', () => {
  const index = indexOf({ a: [1, 2], b: [2, 3] })
  expect([1, 2, 3, 7, 9].filter((number) => hasAll(number, [0, 1], index))).toEqual([2])
  expect([hasAll(1, [], index), hasAll(1, [5], index)]).toEqual([true, false])
})
