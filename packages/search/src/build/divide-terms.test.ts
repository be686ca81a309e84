import { expect, it } from 'vitest'
import { searchPage } from '../fixtures/search-page'
import { resolveLanguages } from '../text/languages'
import { countPage } from './count-page'
import { countTerms } from './count-terms'
import { divideTerms } from './divide-terms'
import { PageTerms } from './page-terms'

const pages = [
  searchPage('/a/', 'Purge vaults', [['Recovery', 'purging azure_vault 认证 unheard']]),
  ...[1, 2, 3, 4, 5].map((number) => searchPage(`/${number}/`, 'Vaults', [['', 'everywhere']])),
]
const terms = new PageTerms()
const numbered = pages.map((page) => terms.add(countPage(page, 'en')))
const counted = countTerms(numbered, terms)

function wordsOf(locale?: string): string[] {
  const rules = locale === undefined ? undefined : resolveLanguages([], locale)
  const { words, names } = divideTerms(terms, counted, pages.length, rules)
  expect(new Set([...words, ...names]).size).toBe(terms.terms.length)
  return words.map((word) => terms.terms[word] ?? '')
}

it('takes all but identifiers as words of an index in one file', () => {
  expect(wordsOf()).toContain('unheard')
  expect(wordsOf()).not.toContain('azure_vault')
})

it('takes words of titles and headings, common words and their forms as words of a large index', () => {
  expect(wordsOf('en')).toEqual([
    'everywhere',
    'purge',
    'purging',
    'recovery',
    'vault',
    'vaults',
    '认证',
  ])
})

it('takes all words where one may stand inside of another', () => {
  expect(wordsOf('de')).toContain('unheard')
})
