import type { SearchLanguage } from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import { describe, expect, it } from 'vitest'
import { checkSearch } from './check-search'

const site = {
  title: 'Site',
  url: 'https://example.org',
  i18n: { defaultLocale: 'en', locales: ['en', 'de-CH', 'ar', 'pl'] },
}
const check = (...languages: SearchLanguage[]) =>
  checkSearch(resolveConfig({ ...site, search: { languages } }))

describe('checkSearch', () => {
  it('lets pass what is built in, and lists of words for any language', () => {
    check({ locale: 'de-CH', stopWords: true, stemmer: true }, { locale: 'ar', stopWords: ['في'] })
    check()
  })

  it('says what is not built in, and where it stands', () => {
    expect(() => check({ locale: 'en' }, { locale: 'pl', stemmer: true })).toThrow(
      'search.languages[1]: There is no built-in "stemmer" for the language "pl". Leave the option out.',
    )
    expect(() => check({ locale: 'pl', stopWords: true })).toThrow(
      'search.languages[0]: There is no built-in "stopWords" for the language "pl". Give the words as a list, or leave the option out.',
    )
  })
})
