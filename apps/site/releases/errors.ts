/** A failure that a maintainer can act on: what failed, why, and what to do. */
export class ReleaseError extends Error {
  /** A stable name for the kind of failure: `releases/rate-limit`. */
  readonly code: string
  readonly help: string

  constructor(code: string, message: string, help: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ReleaseError'
    this.code = code
    this.help = help
  }
}
