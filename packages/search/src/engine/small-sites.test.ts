import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { engineOf } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

/** Pages and queries of a small site in one language, as `bench/small` has them. */
function readSite(locale: string) {
  const file = new URL(`../../bench/small/${locale}.txt`, import.meta.url)
  const [pages = [], queries = []] = readFileSync(file, 'utf8')
    .trim()
    .split('\n---\n')
    .map((part) => part.split('\n').map((line) => line.split('|')))
  return {
    pages: pages.map(([path = '', title = '', text = '']) =>
      searchPage(path, title, [['', text]], { locale }),
    ),
    queries: queries.map(([text = '', path = '']) => ({ text, path })),
  }
}

// Plurals that change the word inside, verbs that share no stem, and variants of a character.
it.each([
  ['de', []],
  ['fr', ['imprimer']],
  ['ar', ['فاتورة']],
  ['zh', ['帐户']],
  ['ja', []],
])('finds pages in %s by other forms of their words, but for %j', async (locale, missed) => {
  const { pages, queries } = readSite(locale)
  const engine = await engineOf(pages, { locale })
  const notFound: string[] = []
  for (const { text, path } of queries) {
    const { hits } = await engine.search({ text, limit: 3 })
    if (!hits.some(({ u }) => u === path)) notFound.push(text)
  }
  expect(notFound).toEqual(missed)
})
