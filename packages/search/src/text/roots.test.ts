import { expect, it } from 'vitest'
import { patternOf, rootsOf } from './roots'

it('keeps the words that no other one begins', () => {
  expect(rootsOf(['plans', 'plan', 'apply', '', 'planet', 'app'])).toEqual(['app', 'plan'])
  expect(rootsOf([])).toEqual([])
})

it.each([
  ['Service Plan', true],
  ['SERVICEPLAN', true],
  ['storage', false],
  ['C++ and more', true],
  ['c and more', false],
  // What these become is not known before they are folded.
  ['Überblick', true],
  ['', false],
])('may have one of the words: "%s" %s', (text, isFound) => {
  expect(patternOf(['plan', 'c++']).test(text)).toBe(isFound)
})

it('finds nothing for no words', () => {
  expect(patternOf([]).test('plan')).toBe(false)
})
