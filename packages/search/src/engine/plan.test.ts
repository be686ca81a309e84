import { describe, expect, it } from 'vitest'
import type { HeadLanguage } from '../format/head'
import { parseQuery } from '../query/parse-query'
import type { Dictionary } from './dictionary'
import { MOST_WORDS, planWildcard, planWords, termsToFind } from './plan'
import { PROFILE } from './profile'
import { wildcardOf } from './wildcard'
import { readWords } from './words'

/** Terms of the index; `_` makes a name, which words are not looked up among. */
const terms = [
  'brownfield',
  'brow',
  'field',
  'form',
  'format',
  'forms',
  'from',
  'search',
  'engine',
  'net',
  'network',
  'virtual',
  'my_net_rule',
  'net_rule',
  'the',
  'eventhub',
  'x',
  'listening',
  'listing',
]
const at = (term: string) => terms.indexOf(term)
const inTitles = ['the', 'format', 'network', 'brownfield']

/** Looks terms up as they are written, forms by their first letters, and corrections by their letters. */
const dictionary = {
  find: at,
  findWord: (term: string) => (term.includes('_') ? -1 : at(term)),
  text: (term: number) => terms[term] ?? '',
  isApart: (term: string) => term.includes('_') || at(term) < 0,
  mayHaveName: (name: string) => name === 'net_rule',
  spellings: (term: string) => [term, `my_${term}`],
  isInTitle: (term: number) => inTitles.includes(terms[term] ?? ''),
  forms: (term: string) => (term === 'form' ? [at('forms')] : []),
  formsOfWord: () => [],
  inflection: 0.7,
  continuations: (term: string, limit: number) =>
    terms
      .flatMap((each, number) => (each.startsWith(term) && each !== term ? [number] : []))
      .slice(0, limit),
  near: (term: string) =>
    terms.flatMap((each, number) =>
      (term === 'listenin' && each === 'listing') ||
      Array.from(each).sort().join('') === Array.from(term).sort().join('')
        ? [{ term: number, distance: 1 }]
        : [],
    ),
  within: (term: string, distance: number) =>
    term === 'frm'
      ? [
          { term: at('form'), distance: 1 },
          { term: at('from'), distance: 2 },
        ].slice(0, distance)
      : [],
  matching: ({ prefix }: { readonly prefix: string }) =>
    prefix === 'form' ? [at('form'), at('format')] : [],
} as unknown as Dictionary

const language = {
  stopWords: ['the', 'from', 'of'],
  synonyms: [
    ['vnet', 'virtual network'],
    ['net', 'network'],
  ],
  endings: ['s'],
} as unknown as HeadLanguage

const read = (text: string) => readWords(parseQuery(text).tree, dictionary)

/** Groups of a query: what each is, and its terms with their weights; a space ends the last word. */
const planOf = (text: string, corrects?: boolean) =>
  planWords(read(text), dictionary, language, corrects).map(
    ({ text: word, kind, alternatives, presence }) => {
      const shown = alternatives.map(({ term, weight, also = [] }) => [
        `${[term, ...also].map((each) => terms[each]).join('+')} ${weight.toFixed(2)}`,
      ])
      return `${presence === 'optional' ? '' : `${presence} `}${kind} ${word}: ${shown.join(', ')}`
    },
  )

describe('words become terms of the index', () => {
  it.each([
    [
      'a known word, its longer ones and forms',
      'form ',
      ['known form: form 1.00, format 0.45, forms 0.70'],
    ],
    ['a word that is begun', 'for', ['begun for: form 0.47, format 0.43, forms 0.45']],
    ['a short word only where it is typed', 'fo x ', ['missing fo: ', 'known x: x 1.00']],
    ['a quoted word itself', '"form"', ['required known form: form 1.00']],
    ['a required word and its longer ones', '+form ', ['required known form: form 1.00']],
    ['an excluded word itself', '-form', ['excluded known form: form 1.00']],
    [
      'synonyms, also of several words',
      'vnets net ',
      ['begun vnets: virtual+network 0.80', 'known net: net 1.00, network 0.80, net_rule 0.42'],
    ],
    [
      'words within a distance',
      'frm~1 frm~2',
      ['begun frm: form 0.45', 'begun frm: form 0.45, from 0.32'],
    ],
    ['no words within no distance', 'frm~0', ['missing frm: ']],
    ['no stop words', 'from form~0 of', ['known form: form 1.00']],
    ['stop words that a title has', 'the x ', ['known the: the 1.00', 'known x: x 1.00']],
    ['stop words alone as they are', 'the ', ['known the: the 1.00']],
    [
      'stop words where they are asked for',
      '+the x ',
      ['required known the: the 1.00', 'known x: x 1.00'],
    ],
  ])('%s: %j', (_, text, groups) => expect(planOf(text)).toEqual(groups))

  it('gives stop words a small part of the weight', () => {
    const boosts = (text: string) =>
      planWords(read(text), dictionary, language).map(({ boost }) => boost)
    expect(boosts('the x the^2 ')).toEqual([PROFILE.stopWord, 1, 2 * PROFILE.stopWord])
    expect(boosts('the ')).toEqual([1])
  })

  it('has the most words of all that there are', () => {
    const text = Array.from({ length: MOST_WORDS + 1 }, (_, number) => `w${number}`).join(' ')
    expect(planOf(text)).toHaveLength(MOST_WORDS)
  })
})

describe('unknown words', () => {
  it.each([
    ['are corrected', 'frmo ', ['replaced frmo: form 0.45, from 0.45']],
    [
      'are two words written as one',
      'searchengine ',
      ['replaced searchengine: search+engine 0.90'],
    ],
    [
      'are corrected beside words that they begin',
      'listenin ',
      ['begun listenin: listening 0.48, listing 0.45'],
    ],
    [
      'are not corrected if they begin a word of a title',
      'netw x',
      ['begun netw: network 0.44, net 0.35', 'known x: x 1.00'],
    ],
    ['are not two short ones', 'xfield ', ['missing xfield: ']],
    [
      'are one word with the next',
      'brown field ',
      ['begun brown: brownfield 0.80', 'known field: field 1.00, brownfield 0.80'],
    ],
    [
      'are one word with the one before',
      'brow nfield ',
      ['begun brow: brownfield 0.80', 'begun nfield: brownfield 0.80'],
    ],
    ['are missing', 'nope ', ['missing nope: ']],
    [
      'are missing where they are meant literally',
      '"frmo" -frmo',
      ['required missing frmo: ', 'excluded missing frmo: '],
    ],
  ])('%s: %j', (_, text, groups) => expect(planOf(text)).toEqual(groups))

  it('are missing where nothing is to be corrected', () => {
    expect(planOf('frmo ', false)).toEqual(['missing frmo: '])
    expect(planOf('listenin ', false)).toEqual(['begun listenin: listening 0.48'])
  })
})

describe('identifiers', () => {
  it.each([
    [
      'are found with the prefix of the site',
      'net_rule ',
      'known net_rule: net_rule 1.00, my_net_rule 1.00',
    ],
    [
      'are found as they are written in quotes',
      '"net_rule"',
      'required known net_rule: net_rule 1.00',
    ],
    ['are not corrected', 'rule_net ', 'missing rule_net: '],
  ])('%s: %j', (_, text, group) => expect(planOf(text)[0]).toBe(group))

  it('that are known are required as a whole, and unknown ones in their parts', () => {
    const presences = (text: string) =>
      planWords(read(text), dictionary, language).map(
        ({ text: word, presence }) => `${word} ${presence}`,
      )
    expect(presences('+net_rule ')).toEqual(['net_rule required', 'net optional', 'rule optional'])
    expect(presences('+x_net ')).toEqual(['x_net optional', 'x required', 'net required'])
  })

  it('are what neighbouring words may be, as all of the query or as a part of it', () => {
    const last = (text: string) => planOf(text).filter((group) => /joined/.test(group))
    expect(last('net rule ')).toEqual(['joined net_rule: net_rule 1.00, my_net_rule 1.00'])
    expect(last('net rule x ')).toEqual(['joined net_rule: net_rule 1.00'])
    expect(last('+net rule ')).toEqual([])
  })
})

describe('terms to look up', () => {
  it.each([
    ['form ', ['form']],
    ['net_rule ', ['net_rule', 'my_net_rule', 'net', 'network', 'rule']],
    ['brown field x', ['brown', 'field', 'x']],
    ['vnet ', ['vnet', 'virtual', 'network']],
    ['net rule ', ['net', 'network', 'rule', 'net_rule', 'my_net_rule']],
  ])('of %j', (text, expected) => {
    expect([...new Set(termsToFind(read(text), dictionary, language))].sort()).toEqual(
      [...expected].sort(),
    )
  })
})

it('turns a pattern into the terms that match it', () => {
  const [clause] = parseQuery('+title:form*^2').tree.clauses
  if (clause?.type !== 'wildcard') throw new Error('no pattern')
  expect(wildcardOf(clause.pattern).prefix).toBe('form')
  expect(planWildcard(clause, dictionary)).toMatchObject({
    text: 'form*',
    kind: 'begun',
    alternatives: [
      { term: at('form'), weight: 1 },
      { term: at('format'), weight: 1 },
    ],
    presence: 'required',
    boost: 2,
    whole: false,
    open: false,
    start: 0,
    end: 14,
  })
  expect(planWildcard({ ...clause, pattern: 'y*' }, dictionary)).toMatchObject({
    kind: 'missing',
    alternatives: [],
  })
})
