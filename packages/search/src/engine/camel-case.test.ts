import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const pages = [
  searchPage('/guide/', 'Guide', [['Pages', 'A label of the page and a menu with a link.']]),
  searchPage('/reference/', 'Reference', [
    ['menuLabel', 'Text of the button.'],
    ['externalLinkIcon', 'Shows an icon.'],
  ]),
  searchPage('/use-local-storage/', 'useLocalStorage', [['', 'Keeps a value.']]),
  searchPage('/other/', 'Storage', [['', 'Local values.']]),
]

describe.each([
  ['in one file', {}],
  ['in many files', { split: MANY_FILES }],
])('names in camel case, %s', (_, options) => {
  it('are found by their words, at the heading', async () => {
    const engine = await engineOf(pages, options)
    const { hits } = await engine.search({ text: 'menu label' })
    expect(hits[0]).toMatchObject({ type: 'heading', u: '/reference/', h: '#menulabel' })
    expect((await pathsFor(engine, 'icon for an external link'))[0]).toBe('/reference/')
    expect((await pathsFor(engine, 'use local storage'))[0]).toBe('/use-local-storage/')
  })

  it.each(['menuLabel', 'menulabel'])('are found as they are written: %s', async (text) => {
    const engine = await engineOf(pages, options)
    expect((await engine.search({ text })).hits[0]).toMatchObject({ h: '#menulabel' })
  })
})
