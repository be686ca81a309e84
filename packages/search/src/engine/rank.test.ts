import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

/** Each page has more other words than the one before. Paths are in that order, too, as they decide between equals. */
const pages = Array.from({ length: 80 }, (_, page) =>
  searchPage(`/${100 + page}/`, `Page ${page}`, [['', `exporter${' more'.repeat(page * 3)}`]]),
)

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('more pages than are compared closely, over %s', (_, split) => {
  it('are listed once each, best first', async () => {
    const engine = await engineOf(pages, { split })
    expect(await pathsFor(engine, 'exporter')).toEqual(pages.map(({ path }) => path))
    const { hits, total } = await engine.search({ text: 'exporter', limit: 100 })
    expect([hits.length, total]).toEqual([pages.length, pages.length])
  })

  it('lead with the one whose title is meant, wherever its text ranks', async () => {
    const meant = searchPage('/meant/', 'Exporter', [['', 'other '.repeat(400)]])
    const engine = await engineOf([...pages, meant], { split })
    expect((await pathsFor(engine, 'exporter'))[0]).toBe('/meant/')
  })
})
