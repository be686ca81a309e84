import { expect, it } from 'vitest'
import { PartShelf } from './part-shelf'

it('keeps the parts that were used last', async () => {
  const loads: number[] = []
  const starts = Uint32Array.from({ length: 100 }, (_, part) => part * 10)
  const shelf = new PartShelf(starts, undefined, async (part) => {
    loads.push(part)
    return `part ${part}`
  })
  await shelf.need(starts)
  expect(shelf.get(25)).toEqual({ part: 'part 2', index: 5 })
  shelf.trim()
  expect(shelf.part(2)).toBe('part 2')
  expect([shelf.part(0), shelf.part(36), shelf.part(37)]).toEqual([undefined, undefined, 'part 37'])
  await shelf.need([0, 25])
  expect(loads.slice(100)).toEqual([0])
})
