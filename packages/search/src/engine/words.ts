import type { PhraseClause, QueryTree, TermClause, WildcardClause } from '../query/query-tree'
import { isUnspaced, type Token, tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'

/** A word of a query, as it is written, and where it stands there. */
export interface Word extends Token {
  readonly open: boolean
  readonly clause: TermClause | PhraseClause | WildcardClause
}

/** The words of a query before lookup. Excluded phrases have none. */
export function readWords({ clauses }: QueryTree, dictionary: Dictionary): Word[] {
  return clauses.flatMap((clause) => {
    if (clause.type !== 'term' && clause.type !== 'phrase') return []
    if (clause.type === 'phrase' && clause.presence === 'excluded') return []
    return wordsOf(clause, dictionary)
  })
}

/** The words without repeated ones: names may repeat a word, as `role_collection_role` does, but it counts once. */
export function eachOnce(words: readonly Word[]): readonly Word[] {
  const byMeaning = new Map<string, Word>()
  for (const word of words) {
    const { clause, term } = word
    const edits = clause.type === 'term' ? clause.edits : undefined
    const key = `${clause.type} ${clause.presence} ${clause.field} ${edits} ${clause.boost} ${term}`
    if (!byMeaning.has(key)) byMeaning.set(key, word)
  }
  return [...byMeaning.values()]
}

function wordsOf(clause: TermClause | PhraseClause, dictionary: Dictionary): Word[] {
  const tokens = tokenize(clause.text)
  const words = tokens.flatMap((token, index) =>
    (isUnspaced(token.term) ? cut(token, dictionary) : [token]).map((piece) =>
      toWord(piece, clause, index === tokens.length - 1),
    ),
  )
  // Excluding an identifier does not exclude pages with one of its parts.
  if (clause.presence === 'excluded' && words[0]?.kind === 'whole') return words.slice(0, 1)
  return words
}

function toWord(token: Token, clause: TermClause | PhraseClause, last: boolean): Word {
  const toEnd = clause.textStart + token.end === clause.end
  const open = clause.type === 'term' && clause.open && clause.presence !== 'excluded'
  return {
    term: token.term,
    kind: token.kind,
    open: open && toEnd && (last || token.kind === 'whole'),
    clause,
    start: clause.textStart + token.start,
    end: clause.textStart + token.end,
  }
}

/** Only the word itself may match: in quotation marks, excluded, or with an explicit distance. */
export function isLiteral({ clause }: Word): boolean {
  const { type, presence } = clause
  return type !== 'term' || presence === 'excluded' || clause.edits === 0
}

export function isExplicit(word: Word): boolean {
  return isLiteral(word) || (word.clause.type === 'term' && word.clause.edits !== undefined)
}

/** A word that stands alone and has no operators. */
export function isPlain(word: Word): boolean {
  const { presence, field } = word.clause
  return word.kind === 'word' && presence === 'optional' && !field && !isExplicit(word)
}

/** Cuts a run without spaces into the fewest words the index knows. */
function cut(token: Token, dictionary: Dictionary): Token[] {
  const letters = Array.from(token.term)
  const sameLength = token.term.length === token.end - token.start
  if (!sameLength || dictionary.findWord(token.term) >= 0) return [token]
  const cost = [0]
  const from = [0]
  for (let end = 1; end <= letters.length; end++) {
    cost[end] = Number.POSITIVE_INFINITY
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const isWord = dictionary.findWord(letters.slice(start, end).join('')) >= 0
      if (!isWord && end - start > 1) continue
      const total = (cost[start] ?? 0) + (isWord ? 1 : 3)
      if (total < (cost[end] ?? 0)) {
        cost[end] = total
        from[end] = start
      }
    }
  }
  const pieces: Token[] = []
  let right = token.end
  for (let end = letters.length; end > 0; end = from[end] ?? 0) {
    const term = letters.slice(from[end] ?? 0, end).join('')
    pieces.unshift({ term, start: right - term.length, end: right, kind: 'word' })
    right -= term.length
  }
  return pieces
}
