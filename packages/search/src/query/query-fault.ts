import type { QueryProblem } from '@landing/schema'
import { FIELDS } from '../format/flags'
import { editDistance } from '../text/edit-distance'

/** Name of the field that holds tags; it filters and never scores. */
export const TAG_FIELD = 'tag'

/** Most edits a reader may ask for. */
export const MOST_EDITS = 2

/** Largest boost; a larger one would outweigh all other words. */
export const LARGEST_BOOST = 100

/** Carries a {@link QueryProblem} out of the parser. Never leaves this folder. */
export class QueryFault extends Error {
  readonly problem: QueryProblem

  constructor(problem: QueryProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** A piece of the query's text: `[start, end)`. */
export interface Place {
  readonly start: number
  readonly end: number
}

export function unknownField(name: string, rest: string, place: Place): QueryFault {
  const known = [...FIELDS, TAG_FIELD]
  const near = known
    .map((field) => ({ field, edits: editDistance(name.toLowerCase(), field, MOST_EDITS) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits)[0]
  const guess = near ? `Did you mean "${near.field}:"? ` : ''
  return new QueryFault({
    message: `There is no field "${name}".`,
    ...place,
    help: `${guess}The fields are ${FIELDS.join(', ')} and ${TAG_FIELD}. If the colon belongs to the text, put quotation marks around it: "${name}:${rest}".`,
  })
}

export function fieldWithSlash(name: string, place: Place): QueryFault {
  return new QueryFault({
    message: `A field name cannot contain "/": "${name}".`,
    ...place,
    help: `The fields are ${FIELDS.join(', ')} and ${TAG_FIELD}. If this is a path or an address, put quotation marks around it.`,
  })
}

export function badEdits(word: string, written: string, place: Place): QueryFault {
  return new QueryFault({
    message: written
      ? `The edit distance "${written}" is not a whole number from 0 to ${MOST_EDITS}.`
      : 'The edit distance is missing after "~".',
    ...place,
    help: `Write ${word}~1 to allow one wrong letter, ${word}~2 for two, or put quotation marks around the text if "~" belongs to it.`,
  })
}

export function badBoost(word: string, written: string, place: Place): QueryFault {
  return new QueryFault({
    message: written
      ? `The boost "${written}" is not a number above 0 and up to ${LARGEST_BOOST}.`
      : 'The boost is missing after "^".',
    ...place,
    help: `Write ${word}^2 to count the word twice, or put quotation marks around the text if "^" belongs to it.`,
  })
}

export function unexpected(token: string, place: Place, advice: string): QueryFault {
  return new QueryFault({ message: `Unexpected ${quoted(token)}.`, ...place, help: advice })
}

export function nothingFollows(token: string, place: Place, example: string): QueryFault {
  return new QueryFault({
    message: `Nothing follows ${quoted(token)}.`,
    ...place,
    help: `Write the text directly after it, without a space: ${example}.`,
  })
}

export function unclosedPhrase(place: Place): QueryFault {
  return new QueryFault({
    message: 'The quotation mark is never closed.',
    ...place,
    help: 'Add a second quotation mark where the phrase ends.',
  })
}

export function emptyPhrase(place: Place): QueryFault {
  return new QueryFault({
    message: 'There is no word between the quotation marks.',
    ...place,
    help: 'Write words between them, or remove them.',
  })
}

export function bareWildcard(pattern: string, place: Place): QueryFault {
  return new QueryFault({
    message: `The pattern ${quoted(pattern)} has no letter in it.`,
    ...place,
    help: 'Add at least one letter: sub* finds subaccount and subscription.',
  })
}

function quoted(token: string): string {
  return token.includes('"') ? `'${token}'` : `"${token}"`
}
