import { describe, expect, it } from 'vitest'
import { resolveLanguages } from './languages'
import { stem } from './stemmers'

describe('resolveLanguages', () => {
  it('switches nothing on by itself', () => {
    expect(resolveLanguages([])).toEqual({ stopWords: [], stemmers: [], synonyms: [] })
    expect(resolveLanguages([{ locale: 'en' }])).toEqual(resolveLanguages([]))
  })

  it('adds up languages, with words folded', () => {
    const { stopWords, stemmers, synonyms } = resolveLanguages([
      { locale: 'de-CH', stopWords: true, stemmer: true, synonyms: [['Größe', 'Umfang']] },
      { locale: 'en', stopWords: ['Via'], stemmer: true },
    ])
    expect(stopWords).toContain('fur')
    expect(stopWords).toContain('via')
    expect(stopWords).not.toContain('the')
    expect(stemmers).toEqual(['de', 'en'])
    expect(synonyms).toEqual([['grosse', 'umfang']])
  })

  it('says what is not built in', () => {
    expect(() => resolveLanguages([{ locale: 'pl', stopWords: true }])).toThrow(
      'There is no built-in "stopWords" for the language "pl". Give the words as a list, or leave the option out.',
    )
    expect(() => resolveLanguages([{ locale: 'fr', stemmer: true }])).toThrow(
      'There is no built-in "stemmer" for the language "fr". Leave the option out.',
    )
  })
})

describe('stem', () => {
  it.each([
    ['role', 'roles'],
    ['policy', 'policies'],
    ['export', 'exporting'],
    ['export', 'exported'],
    ['create', 'creating'],
    ['plan', 'planned'],
    ['box', 'boxes'],
  ])('joins %s and %s', (one, other) => {
    expect(stem('en', one)).toBe(stem('en', other))
  })

  it.each([
    ['class', 'clas'],
    ['status', 'statu'],
    ['sing', 's'],
  ])('keeps %s from %s', (one, other) => {
    expect(stem('en', one)).not.toBe(stem('en', other))
  })

  it('joins German inflections', () => {
    expect(stem('de', 'rollen')).toBe(stem('de', 'rolle'))
    expect(stem('de', 'berechtigungen')).toBe(stem('de', 'berechtigung'))
  })
})
