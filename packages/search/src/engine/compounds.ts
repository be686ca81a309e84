import type { HeadLanguage } from '../format/head'
import type { Dictionary } from './dictionary'
import { type Alternative, type Group, isJoined } from './group'
import { PROFILE } from './profile'
import { synonymPhrases } from './synonyms'
import { isPlain, type Word } from './words'

/** Number of words of the longest short names: `vmss` is `virtual machine scale set`. */
const MOST_WORDS = 4

/**
 * Adds to neighbouring words what pages may call them in one word: the words written together (`eventhub` for `event hub`) and
 * short names (`lb` for `load balancer`). A page with that word has all of them. Only words of the entry count: looking them up
 * loads nothing.
 */
export function withCompounds(
  groups: readonly Group[],
  words: readonly Word[],
  dictionary: Dictionary,
  language: HeadLanguage,
): readonly Group[] {
  const added = new Map<Group, Alternative[]>()
  for (const [at, first] of words.entries()) {
    for (let end = at + 2; end <= Math.min(at + MOST_WORDS, words.length); end++) {
      const run = words.slice(at, end)
      const last = run.at(-1)
      if (!last || !run.every(isPlain)) break
      const found = compoundsOf(
        run.map(({ term }) => term),
        dictionary,
        language,
      )
      if (found.length === 0) continue
      for (const group of groups) {
        const isInside = group.start >= first.start && group.end <= last.end
        // An unknown word; both of them written as one are a group already.
        const isPart = group.start > first.start || group.end < last.end
        const isOpen = group.kind === 'known' || group.kind === 'begun' || isPart
        if (isInside && isOpen && !isJoined(group)) {
          added.set(group, [...(added.get(group) ?? []), ...found])
        }
      }
    }
  }
  if (added.size === 0) return groups
  return groups.map((group) => {
    const more = added.get(group)
    if (!more) return group
    if (group.kind === 'known' || group.kind === 'begun') {
      return { ...group, alternatives: merge(group.alternatives, more) }
    }
    // Known together, the words need no correction.
    return { ...group, kind: 'begun', alternatives: merge([], more) }
  })
}

/** The words of the entry that several words may be together. */
function compoundsOf(
  terms: readonly string[],
  dictionary: Dictionary,
  language: HeadLanguage,
): Alternative[] {
  const { synonym, inflection } = PROFILE.weight
  const found: Alternative[] = []
  const add = (term: number, weight: number) => {
    if (term >= 0) found.push({ term, weight, spans: true })
  }
  // More than two words are rarely written together.
  if (terms.length === 2) {
    const together = terms.join('')
    add(dictionary.findWord(together), synonym)
    for (const form of dictionary.formsOfWord(together)) add(form, synonym * inflection)
  }
  for (const phrase of synonymPhrases(terms.join(' '), language)) {
    add(dictionary.findWord(phrase), synonym)
  }
  return found
}

/** The alternatives with the others; of two of the same term, the one that weighs more. */
function merge(
  alternatives: readonly Alternative[],
  others: readonly Alternative[],
): readonly Alternative[] {
  const phrases = alternatives.filter(({ also }) => also)
  const words = new Map<number, Alternative>()
  for (const each of [...alternatives, ...others]) {
    const before = words.get(each.term)
    if (!each.also && (!before || before.weight < each.weight)) words.set(each.term, each)
  }
  return [...words.values(), ...phrases]
}
