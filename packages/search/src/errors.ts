/** Code of a search error; stable, so that callers can rely on it. */
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

/** A search error, with a stable code and a sentence that says what to do. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly code: SearchErrorCode
  /** What the reader can do about it. */
  readonly help: string

  constructor(code: SearchErrorCode, message: string, help: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.help = help
  }
}

/** The parts of a {@link SearchError} that can be sent to another thread. */
export interface SearchFailure {
  readonly code: SearchErrorCode
  readonly message: string
  readonly help: string
}

/** Converts any thrown value to a {@link SearchFailure}. */
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

/** The inverse of {@link toFailure}. */
export function fromFailure({ code, message, help }: SearchFailure): SearchError {
  return new SearchError(code, message, help)
}
