/** How loudly a kind of problem is reported. `throw` ends the build after all problems are known. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** A position in a source file. Lines and columns start at 1. */
export interface Place {
  /** Path of the file, relative to the content folder where it lies in it, or the part of the configuration. */
  readonly file: string
  /** From 1; absent when the whole file is meant. */
  readonly line?: number
  /** From 1; absent when the whole line is meant. */
  readonly column?: number
}

/**
 * A problem in what an author or a site owner wrote. Problems are values until the edge, where
 * the policy of their rule decides what becomes of them; they are reported together.
 */
export interface Message {
  /** Names the kind of problem, `area/problem`: `links/broken-markdown`. Never renamed. */
  readonly rule: string
  /** What the policy of the rule made of it. */
  readonly severity: Severity
  /** What is wrong, in one sentence. */
  readonly reason: string
  /** Where the problem is. */
  readonly place: Place
  /** What to do about it. */
  readonly advice?: string
}

/** An error whose text is meant for the person at the keyboard, shown without a stack trace. */
export class LandingError extends Error {
  /** A stable name for the kind of failure: `config/invalid`. */
  readonly code: string
  /** What to do about it. */
  readonly advice: string | undefined
  /** The problems behind the failure; empty when there is only this one. */
  readonly messages: readonly Message[]

  constructor(
    code: string,
    reason: string,
    options: { advice?: string; messages?: readonly Message[]; cause?: unknown } = {},
  ) {
    super(reason, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'LandingError'
    this.code = code
    this.advice = options.advice
    this.messages = options.messages ?? []
  }
}

/** `file:line:column`, as editors and terminals make it clickable. */
export function formatPlace(place: Place): string {
  return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
}

/** Orders messages by file, then line, then column, then rule. */
export function compareMessages(a: Message, b: Message): number {
  return (
    compareText(a.place.file, b.place.file) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compareText(a.rule, b.rule)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
