import type { SearchLanguage } from '@landing/schema'
import type { HeadLanguage } from '../format/head'
import { fold } from './fold'
import { isStemmerName } from './stemmers'
import { STOP_WORDS } from './stop-words'

/**
 * Makes sure that what these options ask for is there.
 *
 * @throws {RangeError} for `true` where nothing is built in for the language.
 */
export function checkLanguages(languages: readonly SearchLanguage[]): void {
  resolveLanguages(languages)
}

/**
 * The options of all languages, as one set of rules that travels in the index.
 *
 * @throws {RangeError} for `true` where nothing is built in for the language.
 */
export function resolveLanguages(languages: readonly SearchLanguage[]): HeadLanguage {
  const stopWords = new Set<string>()
  const stemmers = new Set<string>()
  const synonyms: string[][] = []
  for (const language of languages) {
    const name = language.locale.split('-')[0]?.toLowerCase() ?? ''
    for (const word of stopWordsOf(language, name)) stopWords.add(fold(word))
    if (language.stemmer) {
      if (!isStemmerName(name)) throw nothingBuiltIn('stemmer', language.locale)
      stemmers.add(name)
    }
    for (const group of language.synonyms ?? []) synonyms.push(group.map(fold))
  }
  return { stopWords: [...stopWords].sort(), stemmers: [...stemmers].sort(), synonyms }
}

function stopWordsOf({ stopWords, locale }: SearchLanguage, name: string): readonly string[] {
  if (stopWords === undefined || stopWords === false) return []
  if (stopWords !== true) return stopWords
  const builtIn = STOP_WORDS[name]
  if (!builtIn) throw nothingBuiltIn('stopWords', locale)
  return builtIn.split(' ')
}

function nothingBuiltIn(option: string, locale: string): RangeError {
  return new RangeError(
    `There is no built-in "${option}" for the language "${locale}". ` +
      (option === 'stopWords'
        ? 'Give the words as a list, or leave the option out.'
        : 'Leave the option out.'),
  )
}
