import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { divideStably } from './split'

const sizes = { part: 100, parts: 4 }
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `name-${n}`, size: 10 + ((n * 7) % 30) }))

describe('divideStably', () => {
  it('keeps all in their order, in parts of about the size that is wanted', () => {
    const boundaries = divideStably(items(1000), sizes)
    const starts = boundaries.flat()
    expect(starts[0]).toBe(0)
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    const total = items(1000).reduce((sum, { size }) => sum + size, 0)
    expect(total / starts.length).toBeGreaterThan(70)
    expect(total / starts.length).toBeLessThanOrEqual(100)
    expect(starts.length / boundaries.length).toBeGreaterThan(3)
    expect(starts.length / boundaries.length).toBeLessThan(7)
  })

  it.each([
    [
      'grows',
      (row: { name: string; size: number }[]) => row.splice(500, 1, { name: 'name-500', size: 90 }),
    ],
    [
      'is added',
      (row: { name: string; size: number }[]) => row.splice(500, 0, { name: 'new', size: 20 }),
    ],
    ['is removed', (row: { name: string; size: number }[]) => row.splice(500, 1)],
  ])('moves only boundaries near by when one thing %s', (_, change) => {
    const before = items(1000)
    const after = items(1000)
    change(after)
    const volumes = (row: { name: string; size: number }[]) =>
      divideStably(row, sizes).map(([start]) => row[start ?? 0]?.name)
    const known = new Set(volumes(before))
    expect(volumes(after).filter((name) => !known.has(name)).length).toBeLessThan(4)
  })

  it('gives a thing larger than a part one of its own, and comes to an end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5000 })), (all) => {
        const row = all.map((size, n) => ({ name: `${n}`, size }))
        const starts = divideStably(row, sizes).flat()
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
        expect(starts[0] ?? 0).toBe(0)
        expect(starts.every((start) => start < row.length)).toBe(true)
      }),
    )
  })
})
