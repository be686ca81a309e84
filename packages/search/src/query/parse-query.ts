import type { QueryProblem } from '@landing/schema'
import { FIELDS } from '../format/flags'
import { plainQuery } from './plain-query'
import {
  badBoost,
  badEdits,
  bareWildcard,
  emptyPhrase,
  fieldWithSlash,
  LARGEST_BOOST,
  MOST_EDITS,
  nothingFollows,
  QueryFault,
  TAG_FIELD,
  unclosedPhrase,
  unexpected,
  unknownField,
} from './query-fault'
import { indexOfSign, isSpace, QueryScanner } from './query-scanner'
import type { Presence, QueryClause, QueryTree } from './query-tree'

/** A parsed query and its problem. */
export interface ParsedQuery {
  /** With a problem: the text as plain words. */
  readonly tree: QueryTree
  /** The first problem, with its position and what to do. */
  readonly problem?: QueryProblem
}

const FIELD_NAME = /^[\p{L}_][\p{L}\p{N}_./-]*$/u
const LETTER = /[\p{L}\p{N}]/u
const QUOTE_ADVICE = 'Put a space before it, or quotation marks around all of the text.'

/**
 * Reads the query language (its grammar is in the README). A text with a syntax error is read as plain words, and `problem` says
 * why.
 */
export function parseQuery(text: string): ParsedQuery {
  try {
    // Phones and Macs write the second kind while a reader types the first.
    const scanner = new QueryScanner(text.replace(/[“”„]/g, '"'))
    const clauses: QueryClause[] = []
    for (scanner.skipSpace(); scanner.next !== ''; scanner.skipSpace()) {
      clauses.push(readClause(scanner))
    }
    return { tree: { clauses } }
  } catch (fault) {
    if (!(fault instanceof QueryFault)) throw fault
    return { tree: plainQuery(text), problem: fault.problem }
  }
}

function readClause(scanner: QueryScanner): QueryClause {
  const start = scanner.at
  const sign = scanner.take('+-')
  if (sign) {
    const place = { start, end: scanner.at }
    if (scanner.atBreak) throw nothingFollows(sign, place, `${sign}word`)
    refuseSign(scanner, 'One "+" or "-" before a word is enough.')
  }
  const presence: Presence = sign === '+' ? 'required' : sign === '-' ? 'excluded' : 'optional'
  if (scanner.next === '"') return readPhrase(scanner, { presence, field: undefined, start })
  const fieldStart = scanner.at
  const field = readField(scanner)
  if (field === undefined) return readTerm(scanner, { presence, field, start })
  const head = scanner.text.slice(fieldStart, scanner.at)
  if (scanner.atBreak) {
    throw nothingFollows(head, { start: fieldStart, end: scanner.at }, `${head}word`)
  }
  refuseSign(scanner, `Write it before the field: ${scanner.next}${head}word.`)
  if (field === TAG_FIELD) return readTag(scanner, presence, start)
  return scanner.next === '"'
    ? readPhrase(scanner, { presence, field, start })
    : readTerm(scanner, { presence, field, start })
}

interface Opening {
  readonly presence: Presence
  readonly field: string | undefined
  readonly start: number
}

/** Reads the name of a field, if the next word starts with one, and its colon. */
function readField(scanner: QueryScanner): string | undefined {
  const start = scanner.at
  const word = scanner.read((character) => isSpace(character) || character === '"')
  const colon = indexOfSign(word, ':')
  const name = word.text.slice(0, Math.max(0, colon))
  if (!FIELD_NAME.test(name) || [...word.escaped].some((at) => at < colon)) {
    scanner.rewind(start)
    return undefined
  }
  const place = { start, end: start + name.length }
  if (name.includes('/')) throw fieldWithSlash(name, place)
  const field = [...FIELDS, TAG_FIELD].find((each) => each === name.toLowerCase())
  if (field === undefined) {
    throw unknownField(name, scanner.text.slice(place.end + 1, word.end), place)
  }
  scanner.rewind(start + name.length + 1)
  return field
}

function readPhrase(scanner: QueryScanner, { presence, field, start }: Opening): QueryClause {
  const open = scanner.at
  scanner.take('"')
  const { text } = scanner.read((character) => character === '"')
  if (!scanner.take('"')) throw unclosedPhrase({ start: open, end: open + 1 })
  if (!LETTER.test(text)) throw emptyPhrase({ start: open, end: scanner.at })
  const { boost } = readModifiers(scanner, `"${text}"`, '^')
  if (!scanner.atBreak) throw unexpectedNext(scanner, QUOTE_ADVICE)
  return {
    type: 'phrase',
    text,
    textStart: open + 1,
    // Quotation marks ask for these words only.
    presence: presence === 'optional' ? 'required' : presence,
    field,
    boost,
    start,
    end: scanner.at,
  }
}

function readTag(scanner: QueryScanner, presence: Presence, start: number): QueryClause {
  const open = scanner.at
  const inQuotes = scanner.take('"') !== ''
  const stops = inQuotes
    ? (character: string) => character === '"'
    : (character: string) => isSpace(character) || character === '"'
  const { text } = scanner.read(stops)
  if (inQuotes && !scanner.take('"')) throw unclosedPhrase({ start: open, end: open + 1 })
  if (!LETTER.test(text)) throw emptyPhrase({ start: open, end: scanner.at })
  if (!scanner.atBreak) throw unexpectedNext(scanner, QUOTE_ADVICE)
  return {
    type: 'tag',
    tag: text,
    presence: presence === 'optional' ? 'required' : presence,
    field: TAG_FIELD,
    boost: 1,
    start,
    end: scanner.at,
  }
}

function readTerm(scanner: QueryScanner, { presence, field, start }: Opening): QueryClause {
  const word = scanner.read(
    (character) => isSpace(character) || character === '"' || '~^'.includes(character),
  )
  if (word.text === '') {
    throw unexpectedNext(scanner, 'Write a word before it, or quotation marks around the text.')
  }
  const written = scanner.text.slice(word.start, word.end)
  const isPattern = indexOfSign(word, '*') !== -1
  if (isPattern && !LETTER.test(word.text)) throw bareWildcard(word.text, word)
  const { boost, edits, any } = readModifiers(scanner, written, isPattern ? '^' : '~^')
  if (!scanner.atBreak) {
    const advice =
      scanner.next === '~' ? 'A pattern with "*" cannot have an edit distance.' : QUOTE_ADVICE
    throw unexpectedNext(scanner, advice)
  }
  const clause = { presence, field, boost, start, end: scanner.at }
  if (isPattern) return { ...clause, type: 'wildcard', pattern: word.text, textStart: word.start }
  const open = !any && scanner.next === ''
  return { ...clause, type: 'term', text: word.text, textStart: word.start, edits, open }
}

interface Modifiers {
  readonly boost: number
  readonly edits: number | undefined
  /** There were some. */
  readonly any: boolean
}

function readModifiers(scanner: QueryScanner, word: string, allowed: string): Modifiers {
  let boost: number | undefined
  let edits: number | undefined
  for (;;) {
    const start = scanner.at
    const sign = scanner.take(allowed)
    if (!sign) break
    const { text } = scanner.read((each) => isSpace(each) || '~^"'.includes(each))
    const place = { start, end: scanner.at }
    if (sign === '~') {
      if (edits !== undefined) throw unexpected(`~${text}`, place, 'One edit distance is enough.')
      if (!/^\d+$/.test(text) || Number(text) > MOST_EDITS) throw badEdits(word, text, place)
      edits = Number(text)
    } else {
      if (boost !== undefined) throw unexpected(`^${text}`, place, 'One boost is enough.')
      const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0
      if (number <= 0 || number > LARGEST_BOOST) throw badBoost(word, text, place)
      boost = number
    }
  }
  return { boost: boost ?? 1, edits, any: boost !== undefined || edits !== undefined }
}

function refuseSign(scanner: QueryScanner, advice: string): void {
  if (scanner.next === '+' || scanner.next === '-') throw unexpectedNext(scanner, advice)
}

function unexpectedNext(scanner: QueryScanner, advice: string): QueryFault {
  // All of an emoji, not its first half.
  const [sign = ''] = scanner.text.slice(scanner.at)
  return unexpected(sign, { start: scanner.at, end: scanner.at + sign.length }, advice)
}
