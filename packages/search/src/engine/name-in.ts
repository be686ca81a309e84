import { tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import type { Word } from './words'

/** Where the name in a title stands among the words of a query: `[1, 3)` of `create service plan` for `btp_service_plan`. */
export function nameIn(
  words: readonly Word[],
  title: string,
  dictionary: Dictionary,
): readonly [start: number, end: number] | undefined {
  const name = tokenize(title).flatMap(({ term, kind }) =>
    kind === 'whole' ? dictionary.nameOf(term) : [],
  )
  if (name.length === 0) return undefined
  const start = words.findIndex((_, at) =>
    name.every((part, after) => isOrBegins(words[at + after], part)),
  )
  return start < 0 ? undefined : [start, start + name.length]
}

function isOrBegins(word: Word | undefined, part: string): boolean {
  return word !== undefined && (word.open ? part.startsWith(word.term) : word.term === part)
}
