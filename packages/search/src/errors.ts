/** What went wrong; the names never change, so that a caller may decide by them. */
export type SearchErrorCode =
  | 'index-unreachable'
  | 'index-missing'
  | 'index-foreign'
  | 'index-older'
  | 'index-newer'
  | 'index-truncated'
  | 'index-corrupt'
  | 'index-mixed'
  | 'scope-unknown'
  | 'worker-failed'
  | 'search-failed'
  | 'provider-failed'

/** A failure of search, with a name that never changes and a sentence that says what to do. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly code: SearchErrorCode
  /** What the reader of the message can do. */
  readonly help: string

  constructor(code: SearchErrorCode, message: string, help: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.help = help
  }
}

/** The parts of a {@link SearchError} that cross a thread's border. */
export interface SearchFailure {
  readonly code: SearchErrorCode
  readonly message: string
  readonly help: string
}

/** Any thrown value as a {@link SearchFailure}. */
export function toFailure(thrown: unknown): SearchFailure {
  if (thrown instanceof SearchError) {
    return { code: thrown.code, message: thrown.message, help: thrown.help }
  }
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  return {
    code: 'search-failed',
    message: `Search stopped with an unexpected error: ${reason}`,
    help: 'Try again; if it happens again, report it with the words you searched for.',
  }
}

/** The inverse of {@link toFailure}, on the other side of the border. */
export function fromFailure({ code, message, help: hint }: SearchFailure): SearchError {
  return new SearchError(code, message, hint)
}
