import type * as v from 'valibot'
import { nearest } from './nearest'
import { keySeparator, unknownKey } from './options'

/** Something wrong in a value that a person wrote. */
export interface Fault {
  /** Where in the value: `theme.navbar.items[2].to`; empty for the whole. */
  readonly path: string
  /** What is wrong there, in words. */
  readonly message: string
  readonly kind: 'unknown-key' | 'type'
  /** The known name that was probably meant. */
  readonly suggestion?: string
  /** What to do, where more is known than a name. */
  readonly help?: string
}

/** Words for what the validator expects. Other texts are lists of the values it takes. */
const words: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  Function: 'a function',
  null: 'null',
}

/** An issue of the validation library as a fault a person can act on. */
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

/** A fault as one line: location, reason, and what was probably meant. */
export function formatFault({ path, message: reason, suggestion }: Fault): string {
  // Texts of rules that stand as whole sentences keep their own full stop.
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

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value)
}
