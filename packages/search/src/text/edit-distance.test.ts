import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance'

/** The textbook definition, without any shortcut. */
function naive(a: string, b: string): number {
  const matrix: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    matrix[i] = []
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        matrix[i]![j] = i + j
        continue
      }
      let edits = Math.min(
        matrix[i - 1]![j]! + 1,
        matrix[i]![j - 1]! + 1,
        matrix[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, matrix[i - 2]![j - 2]! + 1)
      }
      matrix[i]![j] = edits
    }
  }
  return matrix[a.length]![b.length]!
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 })

describe('editDistance', () => {
  it.each([
    ['terafrom', 'terafrom', 0],
    ['terrafrom', 'terraform', 1],
    ['terafrom', 'terraform', 2],
    ['authenticaton', 'authentication', 1],
    ['ca', 'abc', 3],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance)
  })

  it('equals the definition up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        expect(editDistance(a, b, max)).toBe(Math.min(naive(a, b), max + 1))
      }),
    )
  })
})
