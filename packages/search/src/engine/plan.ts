import type { HeadLanguage } from '../format/head'
import type { WildcardClause } from '../query/query-tree'
import { withCompounds } from './compounds'
import type { Dictionary, NearTerm } from './dictionary'
import { type Alternative, type Group, isIndexed, isInsideIndexed, toGroup } from './group'
import { joinedNames } from './joined-names'
import { PROFILE } from './profile'
import { synonymPhrases, synonymsOf } from './synonyms'
import { wildcardOf } from './wildcard'
import { eachOnce, isExplicit, isLiteral, type Word } from './words'

/** Maximum number of words of a query; the rest is ignored, because each costs time. */
export const MOST_WORDS = 32

/**
 * Turns the words of a query into terms of the index.
 *
 * @param corrects correct unknown words.
 */
export function planWords(
  queryWords: readonly Word[],
  dictionary: Dictionary,
  language: HeadLanguage,
  corrects = true,
): Group[] {
  const each = withoutStopWords(eachOnce(queryWords), dictionary, language)
  const words = each.slice(0, MOST_WORDS)
  const groups = words.map(
    (word) =>
      lookUp(word, dictionary, language, corrects) ??
      (corrects ? guess(word, dictionary) : toGroup(word, 'missing', [])),
  )
  const settled = groups.map((group) => settle(group, groups))
  return [
    ...withCompounds(settled, queryWords, dictionary, language),
    ...planJoined(queryWords, dictionary),
  ]
}

/** The terms that {@link planWords} looks up as they are written. */
export function termsToFind(
  words: readonly Word[],
  dictionary: Dictionary,
  language: HeadLanguage,
): string[] {
  const joinedTerms = joinedIn(words, dictionary).flatMap((word) =>
    joinedSpellings(word, words, dictionary),
  )
  const terms = words.flatMap(({ term, kind }) => {
    const spellings = kind === 'whole' ? dictionary.spellings(term) : [term]
    return [...spellings, ...synonymPhrases(term, language).flatMap((phrase) => phrase.split(' '))]
  })
  return [...terms, ...joinedTerms]
}

function joinedIn(words: readonly Word[], dictionary: Dictionary): readonly Word[] {
  return joinedNames(
    words,
    (name) => dictionary.spellings(name).some((spelling) => dictionary.mayHaveName(spelling)),
    (word) => dictionary.formsOfWord(word).map((form) => dictionary.text(form)),
  )
}

/** What neighbouring words are as an identifier, beside what they are by themselves. */
function planJoined(words: readonly Word[], dictionary: Dictionary): Group[] {
  return joinedIn(words, dictionary).flatMap((word) => {
    const terms = joinedSpellings(word, words, dictionary)
      .map((spelling) => dictionary.find(spelling))
      .filter((term) => term >= 0)
    const alternatives = terms.map((term) => ({ term, weight: 1 }))
    return alternatives.length > 0 ? [toGroup(word, 'joined', alternatives)] : []
  })
}

/** Only what all words make may lack the site's prefix. */
function joinedSpellings(
  { term, start, end }: Word,
  words: readonly Word[],
  dictionary: Dictionary,
): readonly string[] {
  const isAll = start === words[0]?.start && end === words.at(-1)?.end
  if (isAll) return dictionary.spellings(term)
  return dictionary.mayHaveName(term) ? [term] : []
}

/** Of an identifier that the index knows as it is written, only the whole is required. */
function settle(group: Group, groups: readonly Group[]): Group {
  if (group.presence !== 'required') return group
  const isRequired = !isInsideIndexed(group, groups) && (!group.whole || isIndexed(group))
  return isRequired ? group : { ...group, presence: 'optional' }
}

/** Turns a pattern into the terms of the index that match it. */
export function planWildcard(clause: WildcardClause, dictionary: Dictionary): Group {
  const { pattern, start, end } = clause
  const terms = dictionary.matching(wildcardOf(pattern), PROFILE.wildcardTerms)
  const word: Word = { term: pattern, kind: 'word', open: false, clause, start, end }
  const kind = terms.length > 0 ? 'begun' : 'missing'
  return toGroup(
    word,
    kind,
    terms.map((term) => ({ term, weight: 1 })),
  )
}

/** Leaves out stop words that no title has, unless there are no others. The rest counts little: `map from list`. */
function withoutStopWords(
  words: readonly Word[],
  dictionary: Dictionary,
  { stopWords }: HeadLanguage,
): readonly Word[] {
  const stops = new Set(stopWords)
  const isStop = ({ term, clause }: Word) => clause.presence === 'optional' && stops.has(term)
  if (words.every(isStop)) return words
  return words.flatMap((word) => {
    if (!isStop(word)) return word
    const { clause, term } = word
    if (!dictionary.isInTitle(dictionary.findWord(term))) return []
    return { ...word, clause: { ...clause, boost: clause.boost * PROFILE.stopWord } }
  })
}

/** The terms that a word stands for; nothing if the index has none of them. */
function lookUp(
  word: Word,
  dictionary: Dictionary,
  language: HeadLanguage,
  corrects: boolean,
): Group | undefined {
  const { clause, term } = word
  const exact = exactTerms(word, dictionary)
  const longer = mayContinue(word) ? continuationsOf(term, dictionary) : []
  const alternatives = [...exact, ...longer]
  if (isLiteral(word)) return exact.length > 0 ? toGroup(word, 'known', alternatives) : undefined
  // A required word has to stand there as it is written.
  const isLoose = clause.presence === 'optional'
  const unfinished = exact.length > 0 ? [] : longer
  const synonyms = isLoose ? meaningsOf(term, unfinished, dictionary, language) : []
  if (isLoose) alternatives.push(...formsOf(term, dictionary), ...synonyms)
  // `connectin` begins `connecting` of a text, but titles have `connection`.
  const isSure = exact.length + synonyms.length > 0 || isInTitles(longer, dictionary)
  if (isLoose && corrects && !isSure && alternatives.length > 0) {
    alternatives.push(...correctionsOf(word, dictionary))
  }
  alternatives.push(...withinEdits(word, dictionary))
  if (alternatives.length === 0) return undefined
  return toGroup(word, isNamed(word, exact, synonyms) ? 'known' : 'begun', alternatives)
}

/** The terms that are the word itself; of an identifier also those with the site's prefix. */
function exactTerms(word: Word, dictionary: Dictionary): Alternative[] {
  const { kind, term } = word
  const spellings = kind === 'whole' && !isLiteral(word) ? dictionary.spellings(term) : [term]
  const terms = spellings.map((each) => dictionary.find(each))
  return terms.filter((each) => each >= 0).map((each) => ({ term: each, weight: 1 }))
}

/** True if the index has the word; `ci/cd` is also known by its synonym. */
function isNamed(
  { kind }: Word,
  exact: readonly Alternative[],
  synonyms: readonly Alternative[],
): boolean {
  return exact.length > 0 || (kind === 'whole' && synonyms.length > 0)
}

/** The terms within the distance that the query names: `terafrom~2`. */
function withinEdits({ clause, term }: Word, dictionary: Dictionary): Alternative[] {
  if (clause.type !== 'term' || !clause.edits) return []
  return dictionary.within(term, clause.edits).map(weighed)
}

function isInTitles(alternatives: readonly Alternative[], dictionary: Dictionary): boolean {
  return alternatives.some(({ term }) => dictionary.isInTitle(term))
}

function formsOf(term: string, dictionary: Dictionary): Alternative[] {
  return dictionary.forms(term).map((form) => ({ term: form, weight: dictionary.inflection }))
}

/** Synonyms of a word, and of those that it may become: `authenticat` means what `authentication` does. */
function meaningsOf(
  term: string,
  longer: readonly Alternative[],
  dictionary: Dictionary,
  language: HeadLanguage,
): Alternative[] {
  const ofLonger = longer
    .slice(0, PROFILE.nearTerms)
    .flatMap((each) => synonymsOf(dictionary.text(each.term), dictionary, language, each.weight))
  return [...synonymsOf(term, dictionary, language), ...ofLonger]
}

/** Readers abbreviate any word, not only the last one: `cert for app gateway`. */
function mayContinue(word: Word): boolean {
  if (word.open) return true
  const { presence } = word.clause
  if (word.kind === 'whole' || presence !== 'optional' || isExplicit(word)) return false
  return word.term.length >= PROFILE.openFrom
}

function continuationsOf(term: string, dictionary: Dictionary): Alternative[] {
  const limit = PROFILE.continuations[term.length] ?? PROFILE.continuations.at(-1) ?? 0
  return dictionary.continuations(term, limit).map((longer) => {
    const { length } = dictionary.text(longer)
    const weight = (PROFILE.weight.prefix * length) / (length + 0.3 * (length - term.length))
    return { term: longer, weight }
  })
}

/** Corrections of an unknown word. */
function guess(word: Word, dictionary: Dictionary): Group {
  const inside = isCorrected(word) ? insideOf(word.term, dictionary) : []
  if (inside.length > 0) return toGroup({ ...word, open: false }, 'begun', inside)
  const near = correctionsOf(word, dictionary)
  const alternatives = near.length > 0 || !isCorrected(word) ? near : halves(word.term, dictionary)
  return toGroup(word, alternatives.length > 0 ? 'replaced' : 'missing', alternatives)
}

/** Words that hold one in their middle or at their end: `preparedStatementCallback` for `callback`. */
function insideOf(term: string, dictionary: Dictionary): Alternative[] {
  if (term.length < PROFILE.insideFrom) return []
  const holds = { prefix: '', test: (other: string) => other.includes(term) }
  return dictionary
    .matching(holds, PROFILE.nearTerms, [])
    .map((longer) => ({ term: longer, weight: PROFILE.weight.prefix }))
}

function correctionsOf(word: Word, dictionary: Dictionary): Alternative[] {
  if (!isCorrected(word)) return []
  return dictionary.near(word.term).slice(0, PROFILE.nearTerms).map(weighed)
}

/** The parts of an unknown identifier are words of their own; some words are meant literally. */
function isCorrected(word: Word): boolean {
  return word.kind !== 'whole' && !isExplicit(word)
}

function weighed({ term, distance }: NearTerm): Alternative {
  return { term, weight: PROFILE.weight.fuzzy * (distance === 1 ? 1 : 0.7) }
}

/** `searchengine`: two known words written as one; a page must have both. */
function halves(term: string, dictionary: Dictionary): Alternative[] {
  for (let at = term.length - 3; at >= 3; at--) {
    const left = dictionary.findWord(term.slice(0, at))
    const right = left < 0 ? -1 : dictionary.findWord(term.slice(at))
    if (right >= 0) return [{ term: left, weight: PROFILE.weight.split, also: [right] }]
  }
  return []
}
