import { describe, expect, it } from 'vitest'
import { parseQuery } from '../query/parse-query'
import type { Dictionary } from './dictionary'
import { eachOnce, isExplicit, isLiteral, isPlain, readWords } from './words'

/** The words of a query for an index that knows `known`. */
function wordsOf(text: string, ...known: string[]) {
  const dictionary = { findWord: (term: string) => known.indexOf(term) } as unknown as Dictionary
  return eachOnce(readWords(parseQuery(text).tree, dictionary))
}

/** Words as they are, with their kind and place: `open`, `whole`, `part`. */
const shown = (text: string, ...known: string[]) =>
  wordsOf(text, ...known).map(({ term, open, kind, start, end }) =>
    [`${term} ${start}-${end}`, open && 'open', kind !== 'word' && kind].filter(Boolean).join(' '),
  )

describe('words of a query', () => {
  it.each([
    ['the last may go on', 'foo bar', ['foo 0-3', 'bar 4-7 open']],
    ['none may go on before a space', 'foo ', ['foo 0-3']],
    ['none may go on before a sign', 'foo.', ['foo 0-3']],
    [
      'an identifier goes on as a whole and in its last part',
      'a_b',
      ['a_b 0-3 open whole', 'a 0-1 part', 'b 2-3 open part'],
    ],
    ['a repeated one counts once', 'foo bar foo FOO', ['foo 0-3', 'bar 4-7']],
    [
      'one with other operators is another',
      'foo foo^2 +foo foo~1 title:foo',
      ['foo 0-3', 'foo 4-7', 'foo 11-14', 'foo 15-18', 'foo 27-30 open'],
    ],
    ['a phrase is closed', '"foo bar"', ['foo 1-4', 'bar 5-8']],
    ['an excluded word is closed', '-foo', ['foo 1-4']],
    ['an excluded phrase has none', '-"foo bar" baz', ['baz 11-14 open']],
    ['an excluded identifier is the whole alone', '-a_b', ['a_b 1-4 whole']],
    ['tags and patterns have none', 'tag:foo f*o', []],
  ])('%s: %s', (_, text, words) => expect(shown(text)).toEqual(words))

  it('without spaces are cut into the fewest that the index knows', () => {
    expect(shown('身份验证', '身份', '验证', '身', '份')).toEqual(['身份 0-2', '验证 2-4 open'])
    expect(shown('身份验证', '身份验证', '身份')).toEqual(['身份验证 0-4 open'])
    expect(shown('x 身份验', '份验')).toEqual(['x 0-1', '身 2-3', '份验 3-5 open'])
  })
})

it.each([
  ['foo', { literal: false, explicit: false, plain: true }],
  ['"foo"', { literal: true, explicit: true, plain: false }],
  ['-foo', { literal: true, explicit: true, plain: false }],
  ['foo~0', { literal: true, explicit: true, plain: false }],
  ['foo~1', { literal: false, explicit: true, plain: false }],
  ['+foo', { literal: false, explicit: false, plain: false }],
  ['title:foo', { literal: false, explicit: false, plain: false }],
  ['a_b', { literal: false, explicit: false, plain: false }],
])('%s asks for the word itself, a distance, or nothing more', (text, expected) => {
  const word = wordsOf(text)[0]!
  expect({ literal: isLiteral(word), explicit: isExplicit(word), plain: isPlain(word) }).toEqual(
    expected,
  )
})

it('does not take a part of an identifier for a plain word', () => {
  expect(wordsOf('a_b').map(isPlain)).toEqual([false, false, false])
})
