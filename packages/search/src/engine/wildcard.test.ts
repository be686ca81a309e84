import fc, { runs } from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { wildcardOf } from './wildcard'

it.each([
  ['ab*', 'ab', ['ab', 'abc'], ['a', 'xab']],
  ['*ab', '', ['ab', 'cab'], ['abc', 'b']],
  ['a*b', 'a', ['ab', 'acb'], ['a', 'b', 'abc']],
  ['ab*ba', 'ab', ['abba', 'abcba'], ['aba']],
  ['a*b*c', 'a', ['abc', 'axbyc'], ['ac', 'acb']],
  ['a*bc*cd', 'a', ['abccd'], ['abcd']],
  ['a*bb*b', 'a', ['abbb', 'axbbyb'], ['abb']],
  ['Größe*', 'grosse', ['grosser'], ['große']],
])('%s begins with "%s" and matches %j, not %j', (pattern, prefix, matching, others) => {
  const wildcard = wildcardOf(pattern)
  expect(wildcard.prefix).toBe(prefix)
  expect(matching.filter((term) => !wildcard.test(term))).toEqual([])
  expect(others.filter(wildcard.test)).toEqual([])
})

it('matches as a regular expression does', () => {
  const text = (letters: string) =>
    fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((all) => all.join(''))
  fc.assert(
    fc.property(text('ab*'), text('ab*'), text('ab'), (start, end, term) => {
      const pattern = `${start}*${end}`
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
      expect(wildcardOf(pattern).test(term)).toBe(expression.test(term))
    }),
    { numRuns: runs(500), seed: 7 },
  )
})
