import type { HeadLanguage } from '../format/head'
import type { Dictionary } from './dictionary'
import type { Alternative } from './group'
import { PROFILE } from './profile'

/** Synonyms of a word: single terms, and phrases of which a page must have every word. */
export function synonymsOf(
  word: string,
  dictionary: Dictionary,
  language: HeadLanguage,
  share = 1,
): Alternative[] {
  const weight = PROFILE.weight.synonym * share
  return synonymPhrases(word, language).flatMap((phrase): Alternative[] => {
    const [term = -1, ...also] = phrase.split(' ').map((each) => dictionary.find(each))
    if (also.length > 0) return term < 0 || also.includes(-1) ? [] : [{ term, weight, also }]
    const forms = dictionary.forms(phrase).map((form) => ({
      term: form,
      weight: weight * dictionary.inflection,
    }))
    return term < 0 ? forms : [{ term, weight }, ...forms]
  })
}

const JOINTS = /[_.\-/@]/g

/** What a word may be called as well; `ci/cd` is `ci cd`. */
export function synonymPhrases(word: string, { synonyms, endings }: HeadLanguage): string[] {
  // Readers inflect short names too: `vnets`.
  const spellings = new Set([word, word.replace(JOINTS, ' ')])
  for (const ending of endings) {
    if (ending !== '' && word.endsWith(ending)) spellings.add(word.slice(0, -ending.length))
  }
  return synonyms
    .filter((group) => group.some((phrase) => spellings.has(phrase)))
    .flat()
    .filter((phrase) => !spellings.has(phrase))
}
