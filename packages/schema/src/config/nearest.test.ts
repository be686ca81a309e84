import fc, { runs } from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { nearest } from './nearest'

it.each([
  ['titel', ['title', 'tagline'], 'title'],
  ['baseURL', ['baseUrl', 'url'], 'baseUrl'],
  ['sidebar-label', ['sidebar_label'], 'sidebar_label'],
  ['hidetitle', ['hide_title', 'title'], 'hide_title'],
  ['x', ['id', 'slug'], undefined],
  ['colour', ['color'], 'color'],
  ['weather', ['search', 'html'], undefined],
  ['anything', [], undefined],
  ['page_title', ['hide_title', 'title'], undefined],
  ['/docs/q/', ['/docs/a/'], undefined],
  ['/docs/q/', ['/docs/', '/'], undefined],
  ['/docs/', ['/docs/q/'], undefined],
  ['/docs/guidestart/', ['/docs/guide/start/'], '/docs/guide/start/'],
  ['start.md', ['./start.md'], './start.md'],
  ['/docs/guids/', ['/docs/guides/'], '/docs/guides/'],
  [
    '/docs/guides/gettnig-started/',
    ['/docs/', '/docs/guides/getting-started/'],
    '/docs/guides/getting-started/',
  ],
  ['/docs/r/one_of_many_resources/', ['/docs/r/another_of_them/'], undefined],
])('nearest(%j, %j) is %j', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected)
})

/** Insertions, deletions, substitutions and swaps of neighbours, by the whole table. */
function distanceOf(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      rows[row]?.splice(
        column,
        1,
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + cost,
          isSwap && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(a.length, b.length)
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 24 })
/** A text and what a few slips of the hand make of it. */
const slipped = fc
  .tuple(
    text,
    fc.array(fc.tuple(fc.nat(24), fc.constantFrom('swap', 'drop', 'a', 'b')), { maxLength: 7 }),
  )
  .map(([word, slips]) => {
    const wrong = slips.reduce((result, [place, slip]) => {
      const [before, rest] = [result.slice(0, place), result.slice(place)]
      if (slip === 'drop') return before + rest.slice(1)
      if (slip === 'swap') return `${before}${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
      return before + slip + rest
    }, word)
    return [word, wrong] as const
  })

it('takes a name that is a few slips away, and no other', () => {
  fc.assert(
    fc.property(slipped, ([word, wrong]) => {
      const distance = distanceOf(wrong, word)
      const isPart = wrong.startsWith(word) || word.startsWith(wrong)
      const isLike = isPart || distance <= Math.floor(wrong.length / 3)
      const mistakes = Math.min(6, Math.max(1, Math.floor(wrong.length / 4)))
      expect(nearest(wrong, [word])).toBe(distance <= mistakes && isLike ? word : undefined)
    }),
    { numRuns: runs(2000) },
  )
})

it('takes the nearest of several, the first of two that are as near', () => {
  fc.assert(
    fc.property(slipped, fc.array(text, { maxLength: 4 }), ([word, wrong], others) => {
      const candidates = [word, ...others].filter((each) => nearest(wrong, [each]) !== undefined)
      const least = Math.min(...candidates.map((each) => distanceOf(wrong, each)))
      const best = candidates.find((each) => distanceOf(wrong, each) === least)
      expect(nearest(wrong, [word, ...others])).toBe(best)
    }),
  )
})

it.each([
  ['/one/two/', ['/one/'], undefined],
  ['/documentation/install/', ['/documentation/installs/'], '/documentation/installs/'],
  ['/documentation/ab/', ['/documentation/xy/'], undefined],
  ['/documentation/ab/', ['/documentation/a/'], '/documentation/a/'],
  ['/documentation/a/', ['/documentation/ab/'], '/documentation/ab/'],
  ['/documentation/longer/', ['/documentation/longre/'], '/documentation/longre/'],
  ['/documentation-of-one/xb/', ['/documentation-of-one/yb/'], undefined],
])('compares the parts of a path: %s, %j: %j', (path, candidates, expected) => {
  expect(nearest(path, candidates)).toBe(expected)
})
