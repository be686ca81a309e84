import { describe, expect, it } from 'vitest'
import { resolveLanguages } from './languages'
import { stemmerOf } from './stemmers'

const OFF = { stopWords: false, stemmer: false }

describe('resolveLanguages', () => {
  it('has the rules of the locale, of English without one', () => {
    expect(resolveLanguages([], 'de-CH').language.stopWords).toContain('fur')
    expect(resolveLanguages([], 'de_CH')).toEqual(resolveLanguages([], 'de-CH'))
    expect(resolveLanguages([]).language.stopWords).toContain('the')
    expect(resolveLanguages([]).stemmers).toHaveLength(1)
    expect(resolveLanguages([], 'pl')).toEqual({
      language: {
        stopWords: [],
        endings: [],
        beginnings: [],
        hasCompounds: false,
        synonyms: [],
      },
      stemmers: [],
    })
  })

  it('switches off what is not wanted', () => {
    expect(resolveLanguages([{ locale: 'en', ...OFF }])).toEqual(resolveLanguages([], 'pl'))
    const { language, stemmers } = resolveLanguages([{ locale: 'en', stopWords: ['Via'] }], 'en')
    expect(language.stopWords).toEqual(['via'])
    expect(stemmers).toHaveLength(1)
  })

  it('adds up languages, with words folded', () => {
    const { language, stemmers } = resolveLanguages([
      { locale: 'de-CH', synonyms: [['Größe', 'Umfang']] },
      { locale: 'en', stopWords: ['Via'] },
    ])
    expect(language.stopWords).toContain('fur')
    expect(language.stopWords).toContain('via')
    expect(language.stopWords).not.toContain('the')
    expect(stemmers).toHaveLength(2)
    expect(language.synonyms).toEqual([['grosse', 'umfang']])
  })

  it('says what is not built in', () => {
    expect(() => resolveLanguages([{ locale: 'pl', stopWords: true }])).toThrow(
      'There is no built-in "stopWords" for the language "pl". Give the words as a list, or leave the option out.',
    )
    expect(() => resolveLanguages([{ locale: 'pl', stemmer: true }])).toThrow(
      'There is no built-in "stemmer" for the language "pl". Leave the option out.',
    )
  })
})

describe('stemmerOf', () => {
  it.each([
    ['ar', 'المستخدم', 'المستخدمين'],
    ['de', 'berechtigung', 'berechtigungen'],
    ['en', 'policy', 'policies'],
    ['en', 'encrypt', 'encryption'],
    ['es', 'configurar', 'configurando'],
    ['fr', 'installer', 'installation'],
    ['it', 'configurare', 'configurato'],
    ['nl', 'gebruiker', 'gebruikers'],
    ['pt', 'recurso', 'recursos'],
    ['ru', 'настройка', 'настройки'],
  ])('%s joins %s and %s', (language, one, other) => {
    const stem = stemmerOf(language)?.stem
    expect(stem?.(one)).toBe(stem?.(other))
  })
})
