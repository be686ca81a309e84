import type { HeadLanguage } from '../format/head'
import type { Dictionary } from './dictionary'
import { type Alternative, type Group, heaviest } from './group'
import { PROFILE } from './profile'
import { synonymsOf } from './synonyms'
import { isPlain, type Word } from './words'

/** Numbers of words of short names: `vmss` is `virtual machine scale set`. */
const LENGTHS = [2, 3, 4]

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
  const runs = words.flatMap((_, at) =>
    LENGTHS.flatMap((count) => {
      const run = words.slice(at, at + count)
      return run.length === count && run.every(isPlain) ? [run] : []
    }),
  )
  return runs.reduce(
    (all, run) => withCompound(all, run, compoundsOf(run, dictionary, language)),
    groups,
  )
}

function withCompound(
  groups: readonly Group[],
  run: readonly Word[],
  compounds: readonly Alternative[],
): readonly Group[] {
  const { start } = run[0] ?? { start: 0 }
  const { end } = run.at(-1) ?? { end: 0 }
  if (compounds.length === 0) return groups
  const isInside = (group: Group) => group.start >= start && group.end <= end
  const isKnown = ({ kind }: Group) => kind === 'known' || kind === 'begun'
  // Known together, the words need no correction.
  const areKnown = groups.filter(isInside).every(isKnown)
  return groups.map((group) => {
    if (!isInside(group)) return group
    if (!areKnown) return { ...group, kind: 'begun', alternatives: compounds }
    return { ...group, alternatives: heaviest([...group.alternatives, ...compounds]) }
  })
}

/** The words of the entry that several words may be together. */
function compoundsOf(
  run: readonly Word[],
  dictionary: Dictionary,
  language: HeadLanguage,
): Alternative[] {
  const { synonym } = PROFILE.weight
  const terms = run.map(({ term }) => term)
  const compounds = synonymsOf(terms.join(' '), dictionary, language)
  // More than two words are rarely written together.
  if (terms.length === 2) {
    const together = terms.join('')
    compounds.push({ term: dictionary.findWord(together), weight: synonym })
    for (const term of dictionary.formsOfWord(together)) {
      compounds.push({ term, weight: synonym * dictionary.inflection })
    }
  }
  return compounds.flatMap((each) => (each.term < 0 ? [] : { ...each, spans: true }))
}
