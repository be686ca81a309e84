import type { HeadLanguage } from '../format/head'
import { fold } from './fold'
import { isStemmerName } from './stemmers'
import { STOP_WORDS } from './stop-words'

/** How the words of one language are treated. Everything is off unless asked for. */
export interface LanguageOptions {
  /** BCP 47 tag; its first part chooses the built-in stop words and stemmer. */
  readonly locale: string
  /** Leave these out of queries that have other words: your own, or `true` for the built-in ones. */
  readonly stopWords?: boolean | readonly string[]
  /** Also find inflections of a word (with less weight); for `en` and `de`. */
  readonly stemmer?: boolean
  /** Groups of single words that stand for each other, such as `['vm', 'machine']`. */
  readonly synonyms?: readonly (readonly string[])[]
}

/**
 * The options of all languages, as one set of rules that travels in the index.
 *
 * @throws {RangeError} for `true` where nothing is built in for the language.
 */
export function resolveLanguages(languages: readonly LanguageOptions[]): HeadLanguage {
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

function stopWordsOf({ stopWords, locale }: LanguageOptions, name: string): readonly string[] {
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
