import { ReleaseError } from './errors.ts'

/** An answer with what a later request needs. */
export interface JsonAnswer {
  readonly body: unknown
  /** Address that answered, after redirects. */
  readonly url: string
  /** Address of the next page, from the `Link` header. */
  readonly next?: string
}

/** Answers of earlier runs by address, for conditional requests. */
export type AnswerCache = Map<string, { readonly etag: string; readonly answer: JsonAnswer }>

export interface GetJsonOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly cache?: AnswerCache
  /** Further tries after a failure that may pass; default 3, after 1, 2 and 4 seconds. */
  readonly retries?: number
  /** Waits; default `setTimeout`. Tests pass their own. */
  readonly sleep?: (ms: number) => Promise<void>
  /** Default `Date.now`. */
  readonly now?: () => number
}

/** A rate limit that lifts sooner than this is waited for. */
const longestWait = 60_000

/** Milliseconds until a request is given up. */
const timeout = 30_000

/**
 * Fetches JSON with conditional requests, redirects, retries and rate limits.
 *
 * @throws {ReleaseError} `releases/rate-limit`, `releases/not-found`, `releases/refused` (other 4xx) or
 *   `releases/unreachable` (network, 5xx or invalid JSON in every try)
 */
export async function getJson(address: string, options: GetJsonOptions = {}): Promise<JsonAnswer> {
  const { cache, retries = 3, sleep = wait, now = Date.now } = options
  const known = cache?.get(address)
  const headers = { ...options.headers, ...(known && { 'if-none-match': known.etag }) }
  let failure: unknown
  for (let attempt = 0; attempt <= retries; attempt++) {
    if (attempt > 0) await sleep(1000 * 2 ** (attempt - 1))
    try {
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) })
      if (response.status === 304 && known !== undefined) return known.answer
      const limit = limitOf(response, now())
      if (limit !== undefined) {
        if (limit > longestWait || attempt === retries) throw rateLimit(address, limit, now())
        await sleep(limit)
        continue
      }
      if (response.status >= 500) throw new Error(`status ${response.status}`)
      if (!response.ok) throw refusal(address, response.status)
      const next = nextPage(response.headers.get('link'))
      const answer = {
        body: (await response.json()) as unknown,
        url: response.url,
        ...(next !== undefined && { next }),
      }
      const etag = response.headers.get('etag')
      if (etag !== null) cache?.set(address, { etag, answer })
      return answer
    } catch (cause) {
      if (cause instanceof ReleaseError) throw cause
      failure = cause
    }
  }
  throw new ReleaseError(
    'releases/unreachable',
    `${address} did not answer in ${retries + 1} tries: ${reasonOf(failure)}.`,
    'Try again later; nothing was changed.',
    failure,
  )
}

/** Milliseconds until the server takes requests again, when it refuses this one for its rate limit. */
function limitOf({ status, headers }: Response, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = headers.get('retry-after')
  if (after !== null) return Number(after) * 1000
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  if (!isSpent && status !== 429) return undefined
  const reset = Number(headers.get('x-ratelimit-reset') ?? 0) * 1000
  return Math.max(1000, reset - now)
}

function rateLimit(address: string, limit: number, now: number): ReleaseError {
  const { host } = new URL(address)
  return new ReleaseError(
    'releases/rate-limit',
    `The rate limit of ${host} is used up until ${new Date(now + limit).toISOString()}.`,
    'Set GITHUB_TOKEN for a higher limit, or try again after that time.',
  )
}

function refusal(address: string, status: number): ReleaseError {
  return status === 404
    ? new ReleaseError(
        'releases/not-found',
        `${address} does not exist (404).`,
        'Correct the repository or the registry link of the tool in content/data/tools.yml.',
      )
    : new ReleaseError(
        'releases/refused',
        `${address} refused the request (${status}).`,
        status === 401 ? 'Check GITHUB_TOKEN.' : 'Open the address in a browser to see why.',
      )
}

function nextPage(link: string | null): string | undefined {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return failure.cause instanceof Error ? failure.cause.message : failure.message
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
