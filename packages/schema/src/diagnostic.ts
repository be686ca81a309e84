/** Severity of a problem. `throw` fails the build once all problems are known. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** A position in a source file. Lines and columns start at 1. */
export interface SourceLocation {
  /** Path of the file, relative to the content folder where it lies in it, or the part of the configuration. */
  readonly file: string
  /** From 1; absent when the whole file is meant. */
  readonly line?: number
  /** From 1; absent when the whole line is meant. */
  readonly column?: number
}

/** A safe correction within a line: the first `from` at or after the location becomes `to`. */
export interface Fix {
  readonly from: string
  readonly to: string
}

/** A problem in what an author or a site owner wrote. Diagnostics are collected as values and reported together. */
export interface Diagnostic {
  /** Kind of the problem, `area/problem`: `links/broken-markdown`. Stable: the manual has a page for each. */
  readonly code: string
  /** The default of the code, or the one from the configuration. */
  readonly severity: Severity
  /** What is wrong, in one sentence. */
  readonly message: string
  /** Where the problem is. */
  readonly location: SourceLocation
  /** What to do about it. */
  readonly help?: string
  /** What a tool may do about it without asking. */
  readonly fix?: Fix
  /** Of what is the same on many pages: of the messages with this key and code a report shows the first one only. */
  readonly once?: string
}

/** An error whose message is for the user and is shown without a stack trace. */
export class LandingError extends Error {
  /** A stable name for the kind of failure: `config/invalid`. */
  readonly code: string
  /** What to do about it. */
  readonly help: string | undefined
  /** The problems behind the failure; empty when there is only this one. */
  readonly diagnostics: readonly Diagnostic[]
  /** Where the problem is, if that is a file. */
  readonly location: SourceLocation | undefined

  constructor(
    code: string,
    message: string,
    options: {
      help?: string
      diagnostics?: readonly Diagnostic[]
      location?: SourceLocation
      cause?: unknown
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'LandingError'
    this.code = code
    this.help = options.help
    this.diagnostics = options.diagnostics ?? []
    this.location = options.location
  }
}

/** An error that ends a build, as a message with a location. @param location by default the error's own */
export function diagnosticOf(
  { code, message, help, location: errorLocation }: LandingError,
  location: SourceLocation = errorLocation ?? { file: 'build' },
): Diagnostic {
  return { code, severity: 'throw', message, location, ...(help !== undefined && { help }) }
}

/** `file:line:column`, as editors and terminals make it clickable. */
export function formatLocation(location: SourceLocation): string {
  return [location.file, location.line, location.column]
    .filter((part) => part !== undefined)
    .join(':')
}

/** Orders diagnostics by file, then line, then column, then code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.location.file, b.location.file) ||
    (a.location.line ?? 0) - (b.location.line ?? 0) ||
    (a.location.column ?? 0) - (b.location.column ?? 0) ||
    compareText(a.code, b.code)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
