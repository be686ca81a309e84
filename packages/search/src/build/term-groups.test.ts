import fc from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { termGroups } from './term-groups'

/** Terms on one page each. */
const columnsOf = (terms: readonly string[]) => ({
  terms,
  counts: new Uint32Array(terms.length).fill(2),
  offsets: Uint32Array.from({ length: terms.length + 1 }, (_, at) => at),
  pages: new Uint32Array(terms.length),
  flags: new Uint8Array(terms.length).fill(1),
})
const groupsOf = (words: readonly string[], names: readonly string[], part: number) =>
  termGroups(columnsOf(words), columnsOf(names), part).map(({ name }) => name)

it('keeps words and names together that begin alike, if they fit', () => {
  const words = ['apply', 'plan', 'plans', 'port']
  const names = ['plan_id', 'zone_1']
  expect(groupsOf(words, names, 100)).toEqual(['a', 'p', 'z'])
  expect(groupsOf(words, names, 15)).toEqual(['a', 'pl', 'po', 'z'])
  expect(groupsOf(words, names, 1)).toEqual(['a', 'plan', 'plan_', 'plans', 'po', 'z'])
})

it('names groups in order by what their terms begin with, and cuts no character', () => {
  const sortedTerms = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 40 })
  fc.assert(
    fc.property(sortedTerms, fc.nat(30), (terms, part) => {
      const groups = groupsOf(terms.toSorted(), [], part)
      expect(groups).toEqual([...new Set(groups)].sort())
      expect(groups.some((name) => /[\ud800-\udbff]$/.test(name))).toBe(false)
      expect(terms.every((term) => groups.some((name) => term.startsWith(name)))).toBe(true)
    }),
  )
})
