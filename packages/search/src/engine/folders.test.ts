import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const text = [['', 'Where the state of a bucket is kept.']] as const
const pages = [
  searchPage('/docs/language/bucket/', 'Bucket', text),
  searchPage('/docs/settings/backends/bucket/', 'Bucket', text),
  searchPage('/docs/backends-compared/', 'Compared', [['', 'All backends have a bucket.']]),
]

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('words of the folders of a page, over %s', (_, split) => {
  it('lift it above equals', async () => {
    const engine = await engineOf(pages, { split })
    const others = (list: readonly string[]) => list.filter((path) => path.endsWith('/bucket/'))
    expect(others(await pathsFor(engine, 'bucket backend'))[0]).toBe(pages[1]?.path)
    expect(others(await pathsFor(engine, 'bucket'))[0]).toBe(pages[0]?.path)
  })

  it('find nothing by themselves', async () => {
    const engine = await engineOf(pages, { split })
    expect(await pathsFor(engine, 'settings')).toEqual([])
  })
})
