import type * as v from 'valibot'
import type { Fix } from '../diagnostic'
import { nearest } from './nearest'
import { describeValue, keySeparator, unknownKey } from './options'

/** A problem in a value that a person wrote. */
export interface Fault {
  /** Path in the value: `theme.navbar.items[2].to`; empty for the whole value. */
  readonly path: string
  /** Message. */
  readonly message: string
  readonly kind: 'unknown-key' | 'type'
  /** The known name that was probably intended. */
  readonly suggestion?: string
  /** What to do, if there is more to say than a name. */
  readonly help?: string
  /** Its correction in the text, where that is safe. */
  readonly fix?: Fix
}

/** Words for the types that the validator expects. Other texts are lists of accepted values. */
const words: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  Function: 'a function',
  null: 'null',
}

/** Converts an issue of the validation library to a problem that a person can act on. */
export function explainIssue(issue: v.BaseIssue<unknown>): Fault {
  const path = formatPath(issue.path ?? [])
  if (issue.message === unknownKey) {
    const suggestion = nearest(issue.received, issue.expected?.split(keySeparator) ?? [])
    return {
      path,
      message: 'is not a known key',
      kind: 'unknown-key',
      ...(suggestion !== undefined && { suggestion }),
    }
  }
  if (issue.kind === 'validation') return { path, message: issue.message, kind: 'type' }
  if (issue.type === 'loose_object' && issue.input === undefined && issue.path !== undefined) {
    return { path, message: 'is missing, and needed', kind: 'type' }
  }
  const expected = issue.expected ?? 'another value'
  const suggestion =
    typeof issue.input === 'string'
      ? nearest(
          issue.input,
          Array.from(expected.matchAll(/"([^"]*)"/g), ([, value = '']) => value),
        )
      : undefined
  return {
    path,
    message: `expected ${describeExpected(expected)}, received ${describeValue(issue.input)}`,
    kind: 'type',
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** Formats a problem as one line: location, reason, suggestion. */
export function formatFault({ path, message: reason, suggestion }: Fault): string {
  // Rules that are whole sentences keep their own full stop.
  const sentence = /[.?!]$/.test(reason) ? reason : `${reason}.`
  const help = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  return `${path === '' ? '(whole value)' : path}: ${sentence}${help}`
}

function formatPath(items: readonly v.IssuePathItem[]): string {
  let path = ''
  for (const { key } of items) {
    if (typeof key === 'number') path += `[${key}]`
    else if (/^[\p{L}_$][\p{L}\d_$]*$/u.test(String(key)))
      path += path === '' ? String(key) : `.${key}`
    else path += `[${JSON.stringify(key)}]`
  }
  return path
}

function describeExpected(expected: string): string {
  const alternatives = expected.replace(/^\(|\)$/g, '').split(' | ')
  const described = alternatives.map((alternative) => words[alternative] ?? alternative)
  const last = described.pop() ?? expected
  return described.length === 0 ? last : `${described.join(', ')} or ${last}`
}
