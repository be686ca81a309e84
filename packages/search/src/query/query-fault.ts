import type { QueryProblem } from '@landing/schema'
import { FIELDS } from '../format/flags'
import { editDistance } from '../text/edit-distance'

/** Name of the field that holds tags; it filters and never scores. */
export const TAG_FIELD = 'tag'

/** Most edits a reader may ask for. */
export const MOST_EDITS = 2

/** Largest boost; a larger one would outweigh all other words. */
export const LARGEST_BOOST = 100

/** A piece of the query's text: `[start, end)`. */
export interface QueryRange {
  readonly start: number
  readonly end: number
}

/** Carries a {@link QueryProblem} out of the parser. Never leaves this folder. */
export class QueryFault extends Error {
  readonly problem: QueryProblem

  constructor(message: string, { start, end }: QueryRange, help: string) {
    super(message)
    this.problem = { message, start, end, help }
  }
}

const ALL_FIELDS = `The fields are ${FIELDS.join(', ')} and ${TAG_FIELD}`

export function unknownField(name: string, rest: string, place: QueryRange): QueryFault {
  const near = [...FIELDS, TAG_FIELD]
    .map((field) => ({ field, edits: editDistance(name.toLowerCase(), field, MOST_EDITS) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits)[0]
  const guess = near ? `Did you mean "${near.field}:"? ` : ''
  return new QueryFault(
    `There is no field "${name}".`,
    place,
    `${guess}${ALL_FIELDS}. If the colon belongs to the text, put quotation marks around it: "${name}:${rest}".`,
  )
}

export function fieldWithSlash(name: string, place: QueryRange): QueryFault {
  return new QueryFault(
    `A field name cannot contain "/": "${name}".`,
    place,
    `${ALL_FIELDS}. If this is a path or an address, put quotation marks around it.`,
  )
}

/** Of a number behind a sign: `what` is wrong with it, and what the sign does. */
export function badNumber(
  { sign, name, allowed, does }: Modifier,
  word: string,
  written: string,
  place: QueryRange,
): QueryFault {
  return new QueryFault(
    written
      ? `The ${name} "${written}" is not ${allowed}.`
      : `The ${name} is missing after "${sign}".`,
    place,
    `Write ${does(word)}, or put quotation marks around the text if "${sign}" belongs to it.`,
  )
}

/** What may follow a word. */
export interface Modifier {
  readonly sign: string
  readonly name: string
  readonly pattern: RegExp
  readonly isAllowed: (number: number) => boolean
  readonly allowed: string
  readonly does: (word: string) => string
}

export const MODIFIERS: Readonly<Record<'edits' | 'boost', Modifier>> = {
  edits: {
    sign: '~',
    name: 'edit distance',
    pattern: /^\d+$/,
    isAllowed: (number) => number <= MOST_EDITS,
    allowed: `a whole number from 0 to ${MOST_EDITS}`,
    does: (word) => `${word}~1 to allow one wrong letter, ${word}~2 for two`,
  },
  boost: {
    sign: '^',
    name: 'boost',
    pattern: /^\d+(?:\.\d+)?$/,
    isAllowed: (number) => number > 0 && number <= LARGEST_BOOST,
    allowed: `a number above 0 and up to ${LARGEST_BOOST}`,
    does: (word) => `${word}^2 to count the word twice`,
  },
}

export function unexpected(token: string, place: QueryRange, advice: string): QueryFault {
  return new QueryFault(`Unexpected ${quoted(token)}.`, place, advice)
}

export function nothingFollows(token: string, place: QueryRange, example: string): QueryFault {
  const help = `Write the text directly after it, without a space: ${example}.`
  return new QueryFault(`Nothing follows ${quoted(token)}.`, place, help)
}

function quoted(token: string): string {
  return token.includes('"') ? `'${token}'` : `"${token}"`
}
