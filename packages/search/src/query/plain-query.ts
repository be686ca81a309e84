import type { QueryTree, TermClause } from './query-tree'

/**
 * Any text as plain words: what a reader types into the box, before it is a query or ever becomes
 * one. The last word is open, unless white space ends it.
 */
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
