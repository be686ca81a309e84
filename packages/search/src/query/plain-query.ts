import type { QueryTree, TermClause } from './query-tree'

/** Reads any text as plain words, as while typing. The last word is a prefix, unless white space follows. */
export function plainQuery(text: string): QueryTree {
  const clauses = Array.from(text.matchAll(/\S+/g), (match): TermClause => {
    const [word] = match
    const end = match.index + word.length
    return {
      type: 'term',
      text: word,
      textStart: match.index,
      presence: 'optional',
      field: undefined,
      boost: 1,
      edits: undefined,
      open: end === text.length,
      start: match.index,
      end,
    }
  })
  return { clauses }
}
