import type { QueryProblem } from '@landing/schema'
import { FIELDS } from '../format/flags'
import { plainQuery } from './plain-query'
import {
  badNumber,
  fieldWithSlash,
  MODIFIERS,
  nothingFollows,
  QueryFault,
  TAG_FIELD,
  unexpected,
  unknownField,
} from './query-fault'
import { indexOfSign, isSpace, QueryScanner, type Written } from './query-scanner'
import type { Presence, QueryClause, QueryTree } from './query-tree'

/** A parsed query and its problem. */
export interface ParsedQuery {
  /** With a problem: the text as plain words. */
  readonly tree: QueryTree
  /** The first problem, with its position and what to do. */
  readonly problem?: QueryProblem
}

const FIELD_NAME = /^[\p{L}_][\p{L}\p{N}_./-]*$/u
const FLAG = /^--[\p{L}\p{N}]/u
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
  // `--no-verify` of a command line excludes nothing.
  const sign = FLAG.test(scanner.text.slice(start)) ? '' : scanner.take('+-')
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
  if (field === TAG_FIELD) return readTag(scanner, { presence, field, start })
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

function readPhrase(scanner: QueryScanner, opening: Opening): QueryClause {
  const { start: textStart, text } = readQuoted(scanner)
  const { boost = 1 } = readModifiers(scanner, `"${text}"`, ['boost'])
  endClause(scanner)
  return { ...restricting(opening), type: 'phrase', text, textStart, boost, end: scanner.at }
}

function readTag(scanner: QueryScanner, opening: Opening): QueryClause {
  const { text: tag } =
    scanner.next === '"'
      ? readQuoted(scanner)
      : scanner.read((character) => isSpace(character) || character === '"')
  endClause(scanner)
  return { ...restricting(opening), type: 'tag', tag, boost: 1, end: scanner.at }
}

function readQuoted(scanner: QueryScanner): Written {
  const start = scanner.at
  scanner.take('"')
  const quoted = scanner.read((character) => character === '"')
  if (!scanner.take('"')) {
    throw new QueryFault(
      'The quotation mark is never closed.',
      { start, end: start + 1 },
      'Add a second quotation mark where the phrase ends.',
    )
  }
  if (!LETTER.test(quoted.text)) {
    throw new QueryFault(
      'There is no word between the quotation marks.',
      { start, end: scanner.at },
      'Write words between them, or remove them.',
    )
  }
  return quoted
}

/** Quotation marks ask for these words only, and tags are filters. */
function restricting(opening: Opening): Opening {
  return opening.presence === 'optional' ? { ...opening, presence: 'required' } : opening
}

function endClause(scanner: QueryScanner, advice = QUOTE_ADVICE): void {
  if (!scanner.atBreak) throw unexpectedNext(scanner, advice)
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
  if (isPattern && !LETTER.test(word.text)) {
    throw new QueryFault(
      `The pattern "${word.text}" has no letter in it.`,
      word,
      'Add at least one letter: sub* finds subaccount and subscription.',
    )
  }
  const allowed = isPattern ? (['boost'] as const) : (['edits', 'boost'] as const)
  const { boost = 1, edits } = readModifiers(scanner, written, allowed)
  endClause(
    scanner,
    scanner.next === '~' ? 'A pattern with "*" cannot have an edit distance.' : undefined,
  )
  const any = scanner.at > word.end
  const clause = { presence, field, boost, start, end: scanner.at }
  if (isPattern) return { ...clause, type: 'wildcard', pattern: word.text, textStart: word.start }
  const open = !any && scanner.next === ''
  return { ...clause, type: 'term', text: word.text, textStart: word.start, edits, open }
}

type Modifiers = Partial<Record<keyof typeof MODIFIERS, number>>

function readModifiers(
  scanner: QueryScanner,
  word: string,
  allowed: readonly (keyof Modifiers)[],
): Modifiers {
  const modifiers: Modifiers = {}
  for (;;) {
    const start = scanner.at
    const name = allowed.find((each) => scanner.take(MODIFIERS[each].sign))
    if (!name) return modifiers
    const modifier = MODIFIERS[name]
    const { text } = scanner.read((each) => isSpace(each) || '~^"'.includes(each))
    const place = { start, end: scanner.at }
    if (modifiers[name] !== undefined) {
      throw unexpected(modifier.sign + text, place, `One ${modifier.name} is enough.`)
    }
    const number = Number(text)
    if (!modifier.pattern.test(text) || !modifier.isAllowed(number)) {
      throw badNumber(modifier, word, text, place)
    }
    modifiers[name] = number
  }
}

function refuseSign(scanner: QueryScanner, advice: string): void {
  if (scanner.next === '+' || scanner.next === '-') throw unexpectedNext(scanner, advice)
}

function unexpectedNext(scanner: QueryScanner, advice: string): QueryFault {
  // All of an emoji, not its first half.
  const [sign = ''] = scanner.text.slice(scanner.at)
  return unexpected(sign, { start: scanner.at, end: scanner.at + sign.length }, advice)
}
