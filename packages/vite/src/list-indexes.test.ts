import type { SearchIndexRef } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { listIndexes, MOST_INLINE } from './list-indexes'

const file = (length: number) => new Uint8Array(length).fill(7)
const ref = (name: string, bytes: number): SearchIndexRef => ({
  href: `/site/search/${name}.idx`,
  bytes,
})

function listed(...indexes: readonly (readonly [name: string, entry: number, all?: number])[]) {
  const refs = indexes.map(([name, entry, all = entry]) => ref(name, all))
  const files = new Map(
    indexes.map(([name, entry]) => [`/search/${name}.idx`, file(entry)] as const),
  )
  const list = JSON.parse(listIndexes({ refs, files }, '/site/')) as SearchIndexRef[]
  return list.map(({ entry }) => entry && Buffer.from(entry, 'base64').length)
}

describe('listIndexes', () => {
  it('holds a small index of one file, as it is', () => {
    const bytes = file(300)
    const json = listIndexes(
      { refs: [ref('all', 300)], files: new Map([['/search/all.idx', bytes]]) },
      '/site/',
    )
    const [first] = JSON.parse(json) as SearchIndexRef[]
    expect(first).toMatchObject(ref('all', 300))
    expect(new Uint8Array(Buffer.from(first?.entry ?? '', 'base64'))).toEqual(bytes)
  })

  it('leaves out an index that has other files, or is too large', () => {
    expect(listed(['all', 300, 900], ['docs', MOST_INLINE + 1])).toEqual([undefined, undefined])
  })

  it('stops where the list would grow too long', () => {
    expect(listed(['all', MOST_INLINE - 10], ['docs', 20], ['ar', 10])).toEqual([
      MOST_INLINE - 10,
      undefined,
      10,
    ])
  })
})
