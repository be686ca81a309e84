import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const far = ' other words'.repeat(30)
const pages = [
  searchPage('/apart/', 'Themes', [
    [
      'Colors',
      `Change a color here, change it there. Change it again.${far} Dark heroes. A dark hero.`,
    ],
    ['More', `A hero, a dark one.${far} Two images: more images, and images again.`],
  ]),
  searchPage('/together/', 'Front matter', [
    ['', `${far} Show dark and light images in the hero.${far}`],
  ]),
  searchPage('/said/', 'Looks', [['', far]], { keywords: ['change dark hero'] }),
  ...Array.from({ length: 20 }, (_, at) => searchPage(`/other-${at}/`, `Other ${at}`)),
]

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('pages with all words near each other come first, over %s', (_, split) => {
  it.each([
    ['in a passage', 'dark images hero', '/together/'],
    ['in keywords', 'change dark hero', '/said/'],
    ['one word counts as often as it is there', 'images', '/apart/'],
  ])('%s: %s', async (_case, text, path) => {
    const engine = await engineOf(pages, { split })
    expect((await engine.search({ text })).hits[0]?.u).toBe(path)
  })
})
