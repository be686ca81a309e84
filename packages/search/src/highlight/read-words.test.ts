import { expect, it } from 'vitest'
import { readHighlightWords } from './read-words'

it.each([
  ['', []],
  ['?q=x', []],
  ['?_highlight=terraform&_highlight=btp_subaccount#x', ['terraform', 'btp_subaccount#x']],
  ['?_highlight=a%20b&_highlight=+&_highlight=a%20b', ['a b']],
  [`?_highlight=${'x'.repeat(65)}&_highlight=y`, ['y']],
])('reads the words of %s', (search, words) => {
  expect(readHighlightWords(search)).toEqual(words)
})

it('reads no more words than anybody searches for', () => {
  const search = Array.from({ length: 99 }, (_, n) => `_highlight=word${n}`).join('&')
  expect(readHighlightWords(`?${search}`)).toHaveLength(32)
})
