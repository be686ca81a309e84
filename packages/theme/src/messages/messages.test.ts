import { readdirSync } from 'node:fs'
import { documentTexts } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { fill, makeTexts } from '../texts/texts'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { languageOf, languages } from './languages'

const english: Readonly<Record<string, unknown>> = en
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

type Catalogue = Readonly<Record<string, unknown>>

const catalogues = await Promise.all(
  Object.entries(languages).map(async ([language, name]) => {
    const module: Readonly<Record<string, Catalogue>> = await import(`./${language}.ts`)
    return [language, module[name] ?? {}, module.documentTexts ?? {}] as const
  }),
)

describe.each(catalogues)('the catalogue %s', (locale, texts) => {
  it('has every text of the English one and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('fills the same places', () => {
    for (const [key, text] of Object.entries(english)) {
      if (typeof text === 'string') expect(places(String(texts[key])), key).toEqual(places(text))
    }
  })

  it('leaves no text empty', () => {
    for (const [key, text] of Object.entries(texts)) expect(text, key).toBeTruthy()
  })

  it('has a form for every plural category of its language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'object')
        expect(Object.keys(text as object), key).toEqual(expect.arrayContaining([...categories]))
    }
  })
})

describe.each(catalogues)('the words of documents in %s', (_, __, texts) => {
  it('are those of the English ones, with the same places', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(documentTexts).toSorted())
    for (const [key, text] of Object.entries(documentTexts)) {
      expect(texts[key], key).toBeTruthy()
      expect(places(String(texts[key])), key).toEqual(places(text))
    }
  })
})

describe('the list of languages', () => {
  it('has every file of the folder', () => {
    const files = readdirSync(import.meta.dirname).map((file) => file.replace(/\.ts$/, ''))
    const others = ['en', 'languages', 'messages.test']
    expect(files.filter((file) => !others.includes(file))).toEqual(Object.keys(languages))
  })

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['ar-EG', 'ar'],
    ['fr-CA', 'fr'],
    ['es-419', 'es'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-TW', undefined],
    ['zh-Hant', undefined],
    ['en-GB', undefined],
    ['pt', undefined],
    ['de_DE', undefined],
  ])('has for %s the texts of %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })
})

describe('the English catalogue', () => {
  it.each([
    ['search', 'Search'],
    ['skipToContent', 'Skip to main content'],
    ['close', 'Close'],
    ['closeMenu', 'Close navigation bar'],
    ['expandDropdown', 'Expand the dropdown'],
    ['collapseDropdown', 'Collapse the dropdown'],
    ['colorModeToggle', 'Switch between dark and light mode (currently {mode})'],
    ['seeAll', 'See all results'],
    ['seeAllWithin', 'See all results within "{context}"'],
    ['seeAllOutside', 'See all results outside "{context}"'],
    ['noResults', 'No results'],
    ['backToMainMenu', 'Back to main menu'],
    ['crashed', 'This page crashed.'],
    ['tryAgain', 'Try again'],
    ['apiReference', 'API Reference'],
  ] as const)('says %s as specified', (key, text) => {
    expect(en[key]).toBe(text)
  })
})

describe('texts', () => {
  const text = makeTexts(en, 'en')

  it('fill named places and leave unknown ones', () => {
    expect(text('seeAllWithin', { context: 'API' })).toBe('See all results within "API"')
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })

  it('count by the plural rules of the locale, with its digits', () => {
    expect(text.count('docsTagged', 1)).toBe('One doc tagged')
    expect(text.count('documentsFound', 1200)).toBe('1,200 documents found')
    expect(makeTexts(de, 'de').count('documentsFound', 1200)).toBe('1.200 Dokumente gefunden')
    const arabic = makeTexts(ar, 'ar-EG')
    expect(arabic.count('documentsFound', 2)).toBe('عُثر على مستندين')
    expect(arabic.count('documentsFound', 3)).toBe('عُثر على ٣ مستندات')
  })

  it('fall back to the general form', () => {
    expect(makeTexts({ things: { other: '{count} things' } }, 'en').count('things', 1)).toBe(
      '1 things',
    )
  })
})
