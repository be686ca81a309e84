import type { HeadLanguage } from '../format/head'
import type { WildcardClause } from '../query/query-tree'
import { withCompounds } from './compounds'
import type { Dictionary } from './dictionary'
import { type Alternative, fieldsOf, type Group, isInsideKnown, isKnown, toGroup } from './group'
import { joinedNames } from './joined-names'
import { PROFILE } from './profile'
import { synonymPhrases, synonymsOf } from './synonyms'
import { type Wildcard, wildcardOf } from './wildcard'
import { isExplicit, isLiteral, type Word } from './words'

/** Maximum number of words of a query; the rest is ignored, because each costs time. */
export const MOST_WORDS = 32

/**
 * Turns the words of a query into terms of the index.
 *
 * @param corrects correct unknown words.
 */
export function planWords(
  read: readonly Word[],
  dictionary: Dictionary,
  language: HeadLanguage,
  corrects = true,
): Group[] {
  const words = withoutStopWords(read, dictionary, language).slice(0, MOST_WORDS)
  const groups: Group[] = []
  const joined = new Set<number>()
  for (const [index, word] of words.entries()) {
    if (joined.has(index)) continue
    const known = lookUp(word, dictionary, language, corrects)
    if (known?.kind === 'known') {
      groups.push(known)
      continue
    }
    const next = words[index + 1]
    const pair = next && !joined.has(index + 1) ? join(word, next, dictionary) : undefined
    if (pair) {
      groups.push(pair)
      joined.add(index + 1)
      continue
    }
    const before = known || joined.has(index - 1) ? undefined : words[index - 1]
    const withBefore = before && join(before, word, dictionary)
    const guessed = corrects ? guess(word, dictionary) : missing(word)
    groups.push(known ?? withBefore ?? guessed)
  }
  const settled = groups.map((group) => settle(group, groups))
  return [...withCompounds(settled, words, dictionary, language), ...planJoined(read, dictionary)]
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
  const terms = words.flatMap(({ term, kind }, index) => {
    if (kind === 'whole') return dictionary.spellings(term)
    const next = words[index + 1]?.term
    const joined = next !== undefined && (dictionary.isApart(term) || dictionary.isApart(next))
    const synonyms = synonymPhrases(term, language).flatMap((phrase) => phrase.split(' '))
    return [term, ...synonyms, ...(joined ? [term + next] : [])]
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
    const isWritten = word.term === words.map(({ term }) => term).join('_')
    const kind = isWritten ? 'spaced' : 'joined'
    return terms.length === 0 ? [] : [toGroup(word, kind, new Map(terms.map((term) => [term, 1])))]
  })
}

function joinedSpellings(
  word: Word,
  words: readonly Word[],
  dictionary: Dictionary,
): readonly string[] {
  if (isAllOf(word, words)) return dictionary.spellings(word.term)
  return dictionary.mayHaveName(word.term) ? [word.term] : []
}

function isAllOf({ start, end }: Word, words: readonly Word[]): boolean {
  return start === words[0]?.start && end === words.at(-1)?.end
}

/** Of an identifier that the index knows as it is written, only the whole is required. */
function settle(group: Group, groups: readonly Group[]): Group {
  if (group.presence !== 'required') return group
  const isRequired = !isInsideKnown(group, groups) && (!group.whole || isKnown(group))
  return isRequired ? group : { ...group, presence: 'optional' }
}

/** Turns a pattern into the terms of the index that match it. */
export function planWildcard(clause: WildcardClause, dictionary: Dictionary): Group {
  const wildcard: Wildcard = wildcardOf(clause.pattern)
  const terms = dictionary.matching(wildcard, PROFILE.wildcardTerms)
  return {
    text: clause.pattern,
    kind: terms.length > 0 ? 'begun' : 'missing',
    alternatives: terms.map((term) => ({ term, weight: 1 })),
    presence: clause.presence,
    fields: fieldsOf(clause.field),
    boost: clause.boost,
    whole: false,
    count: 1,
    open: false,
    start: clause.start,
    end: clause.end,
  }
}

/** Leaves out stop words that no title has. The others count little: `map from list`, `can function`. */
function withoutStopWords(
  words: readonly Word[],
  dictionary: Dictionary,
  { stopWords }: HeadLanguage,
): readonly Word[] {
  if (stopWords.length === 0) return words
  const stops = new Set(stopWords)
  const isStop = ({ term, clause }: Word) => clause.presence === 'optional' && stops.has(term)
  if (words.every(isStop)) return words
  return words.flatMap((word) => {
    if (!isStop(word)) return word
    const term = dictionary.findWord(word.term)
    if (term < 0 || !dictionary.isInTitle(term)) return []
    const { clause } = word
    return { ...word, clause: { ...clause, boost: clause.boost * PROFILE.stopWord } }
  })
}

function lookUp(
  word: Word,
  dictionary: Dictionary,
  language: HeadLanguage,
  corrects: boolean,
): Group | undefined {
  const { clause, term } = word
  const weights = new Map<number, number>()
  const add = (alternative: number, weight: number) =>
    weights.set(alternative, Math.max(weights.get(alternative) ?? 0, weight))
  const literal = isLiteral(word)
  const spellings = word.kind === 'whole' && !literal ? dictionary.spellings(term) : [term]
  for (const spelling of spellings) {
    const found = dictionary.find(spelling)
    if (found >= 0) add(found, 1)
  }
  const kind = weights.size > 0 ? 'known' : 'begun'
  let beginsTitleWord = false
  if (mayContinue(word)) {
    for (const [longer, weight] of continuationsOf(term, dictionary)) {
      add(longer, weight)
      beginsTitleWord ||= dictionary.isInTitle(longer)
    }
  }
  if (literal) return kind === 'known' ? toGroup(word, kind, weights) : undefined
  const compounds: Alternative[] = []
  // A required word has to stand there as it is written.
  if (clause.presence === 'optional') {
    for (const form of dictionary.forms(term)) add(form, PROFILE.weight.inflection)
    const synonyms = synonymsOf(term, dictionary, language)
    for (const synonym of synonyms) {
      if (synonym.also) compounds.push(synonym)
      else add(synonym.term, synonym.weight)
    }
    // `connectin` begins `connecting` of a text, but titles have `connection`.
    const isDoubtful = kind === 'begun' && synonyms.length === 0 && !beginsTitleWord
    if (isDoubtful && corrects && weights.size > 0 && word.kind !== 'whole' && !isExplicit(word)) {
      for (const [near, weight] of correctionsOf(term, dictionary)) add(near, weight)
    }
  }
  if (clause.type === 'term' && clause.edits) {
    for (const near of dictionary.within(term, clause.edits)) {
      add(near.term, nearWeight(near.distance))
    }
  }
  if (weights.size + compounds.length === 0) return undefined
  return toGroup(word, kind, weights, compounds)
}

/** Readers abbreviate any word, not only the last one: `cert for app gateway`. */
function mayContinue(word: Word): boolean {
  if (word.open) return true
  const { presence } = word.clause
  if (word.kind === 'whole' || presence !== 'optional' || isExplicit(word)) return false
  return word.term.length >= PROFILE.openFrom
}

function* continuationsOf(
  term: string,
  dictionary: Dictionary,
): Generator<readonly [term: number, weight: number]> {
  const limit = PROFILE.continuations[term.length] ?? PROFILE.continuations.at(-1) ?? 0
  for (const longer of dictionary.continuations(term, limit)) {
    const { length } = dictionary.text(longer)
    yield [longer, (PROFILE.weight.prefix * length) / (length + 0.3 * (length - term.length))]
  }
}

/** `brown field` for `brownfield`: only if one of the two is not in the index. */
function join(word: Word, next: Word, dictionary: Dictionary): Group | undefined {
  if ([word, next].some((each) => each.kind === 'whole' || isExplicit(each))) return undefined
  if (word.clause.presence !== next.clause.presence) return undefined
  const term = dictionary.find(word.term + next.term)
  const begun = next.open ? dictionary.continuations(word.term + next.term, 1)[0] : undefined
  const found = term >= 0 ? term : begun
  if (found === undefined) return undefined
  const both: Word = { ...word, term: word.term + next.term, end: next.end }
  return toGroup(both, 'replaced', new Map([[found, 1]]))
}

function missing(word: Word): Group {
  return toGroup(word, 'missing', new Map())
}

/** Returns corrections of an unknown word. */
function guess(word: Word, dictionary: Dictionary): Group {
  const { term } = word
  // The parts of an unknown identifier are words of their own; some words are meant literally.
  if (word.kind === 'whole' || isExplicit(word)) return missing(word)
  const weights = new Map(correctionsOf(term, dictionary))
  const [left, right] = weights.size === 0 ? halves(term, dictionary) : []
  if (left !== undefined && right !== undefined) {
    const both = { term: left, weight: PROFILE.weight.split, also: [right] }
    return toGroup(word, 'replaced', weights, [both])
  }
  return toGroup(word, weights.size > 0 ? 'replaced' : 'missing', weights)
}

function correctionsOf(term: string, dictionary: Dictionary): [term: number, weight: number][] {
  const near = dictionary.near(term).slice(0, PROFILE.nearTerms)
  return near.map(({ term: other, distance }) => [other, nearWeight(distance)])
}

function nearWeight(distance: number): number {
  return distance === 1 ? PROFILE.weight.fuzzy : PROFILE.weight.fuzzy * 0.7
}

/** `searchengine`: two known words written as one; a page must have both. */
function halves(term: string, dictionary: Dictionary): number[] {
  for (let at = term.length - 3; at >= 3; at--) {
    const left = dictionary.findWord(term.slice(0, at))
    const right = left < 0 ? -1 : dictionary.findWord(term.slice(at))
    if (right >= 0) return [left, right]
  }
  return []
}
