import type { SearchLanguage } from '@landing/schema'
import type { HeadLanguage } from '../format/head'
import { fold } from './fold'
import { type Stemmer, stemmerOf } from './stemmers'
import { STOP_WORDS } from './stop-words'

/** The rules of an index's languages. */
export interface LanguageRules {
  /** Rules for queries, stored in the index. */
  readonly language: HeadLanguage
  readonly stemmers: readonly Stemmer[]
}

/** Language of an index that names none. */
const DEFAULT_LOCALE = 'en'

/**
 * Checks that the requested rules exist.
 *
 * @throws {RangeError} for `true` where nothing is built in for the language.
 */
export function checkLanguages(languages: readonly SearchLanguage[]): void {
  resolveLanguages(languages)
}

/**
 * Merges the options of all languages into one set of rules. Built-in stop words and stemmers are on unless switched off.
 *
 * @param locale of the pages, whose language applies even without options.
 * @throws {RangeError} for `true` where nothing is built in for the language.
 */
export function resolveLanguages(
  languages: readonly SearchLanguage[],
  locale: string = languages[0]?.locale ?? DEFAULT_LOCALE,
): LanguageRules {
  const stopWords = new Set<string>()
  const stemmers = new Map<string, Stemmer>()
  const synonyms: string[][] = []
  const hasOwn = languages.some((each) => languageOf(each.locale) === languageOf(locale))
  for (const each of hasOwn ? languages : [{ locale }, ...languages]) {
    for (const word of stopWordsOf(each)) stopWords.add(fold(word))
    const name = languageOf(each.locale)
    const stemmer = each.stemmer === false ? undefined : stemmerOf(name)
    if (stemmer) stemmers.set(name, stemmer)
    else if (each.stemmer) throw nothingBuiltIn('stemmer', each.locale)
    for (const group of each.synonyms ?? []) synonyms.push(group.map(fold))
  }
  const used = [...stemmers.values()]
  const language = {
    stopWords: [...stopWords].sort(),
    // Folded like the words of the index.
    endings: distinct(used.flatMap(({ endings }) => endings.map(fold))),
    beginnings: distinct(used.flatMap(({ beginnings }) => beginnings.map(fold))),
    hasCompounds: used.some(({ hasCompounds }) => hasCompounds),
    synonyms,
  }
  return { language, stemmers: used }
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}

function stopWordsOf({ stopWords, locale }: SearchLanguage): readonly string[] {
  if (stopWords === false) return []
  if (Array.isArray(stopWords)) return stopWords
  const builtIn = STOP_WORDS[languageOf(locale)]
  if (!builtIn && stopWords) throw nothingBuiltIn('stopWords', locale)
  return builtIn?.split(' ') ?? []
}

/** `pt` of `pt-BR`, and of `pt_BR`, as some sites name their locales. */
export function languageOf(locale: string): string {
  return locale.split(/[-_]/)[0]?.toLowerCase() ?? ''
}

function nothingBuiltIn(option: string, locale: string): RangeError {
  return new RangeError(
    `There is no built-in "${option}" for the language "${locale}". ` +
      (option === 'stopWords'
        ? 'Give the words as a list, or leave the option out.'
        : 'Leave the option out.'),
  )
}
