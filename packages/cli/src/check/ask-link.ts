import { type HostPace, pause } from './host-pace'

/** Results of a link in earlier runs. */
export interface KnownLink {
  readonly etag?: string | undefined
  readonly modified?: string | undefined
  /** Number of failed runs in a row, and the day of the first. */
  readonly failures?: number | undefined
  readonly since?: string | undefined
}

export interface LinkAnswer {
  readonly state: 'reached' | 'broken' | 'unreachable'
  /** Of the last answer. */
  readonly status?: number
  /** Why there was no answer. */
  readonly reason?: string
  /** True if the host had to be asked again, or gave no proper answer. */
  readonly flaky?: boolean
  /** Validators for conditional requests. */
  readonly etag?: string
  readonly modified?: string
}

interface AskOptions {
  readonly retries?: number
  readonly timeout?: number
  readonly fetch?: typeof fetch
  readonly pace: HostPace
  readonly knownAnswer?: KnownLink | undefined
}

const longestPause = 30_000
/** Answers that say "later", not "no". */
const passing = new Set([408, 425, 429, 500, 502, 503, 504])
/** Answers of sites that block programs; the page may well exist. */
const guarded = new Set([401, 403, 405, 406, 429, 451, 999])

/** Requests one address, with retries if they may help. */
export async function askLink(url: string, options: AskOptions): Promise<LinkAnswer> {
  const { retries = 2, pace } = options
  if (!URL.canParse(url)) return { state: 'broken', reason: 'Invalid URL.' }
  for (let tries = 0; ; tries++) {
    const { answer, wait } = await askOnce(url, options)
    if (wait === undefined) return tries > 0 ? { ...answer, flaky: true } : answer
    const next = Math.min(wait * 2 ** tries, longestPause)
    // Overload pauses the whole host; other failures affect only the page.
    if (answer.status === 429 || answer.status === 503) pace.hold(url, next)
    if (tries >= retries) return { ...answer, flaky: true }
    await pause(next)
  }
}

/** One attempt; `wait` is the delay in milliseconds before a retry may help. */
async function askOnce(
  url: string,
  { timeout = 15_000, fetch: request = fetch, pace, knownAnswer }: AskOptions,
): Promise<{ readonly answer: LinkAnswer; readonly wait?: number }> {
  const headers = {
    'user-agent': 'landing-check',
    accept: 'text/html,*/*',
    ...(knownAnswer?.etag && { 'if-none-match': knownAnswer.etag }),
    ...(knownAnswer?.modified && { 'if-modified-since': knownAnswer.modified }),
  }
  try {
    let response: Response | undefined
    for (const method of ['HEAD', 'GET']) {
      await pace.turn(url)
      const signal = AbortSignal.timeout(timeout)
      response = await request(url, { method, headers, redirect: 'follow', signal })
      await response.body?.cancel()
      const { ok, status } = response
      if (status === 304)
        return { answer: { state: 'reached', status, ...validators(knownAnswer) } }
      if (ok) return { answer: { state: 'reached', status, ...readValidators(response) } }
      if (status === 429) break
    }
    const status = response?.status ?? 0
    const isGuarded = guarded.has(status)
    if (!passing.has(status)) return { answer: { state: isGuarded ? 'reached' : 'broken', status } }
    const wait = retryAfter(response?.headers.get('retry-after')) ?? 500
    return { answer: { state: isGuarded ? 'reached' : 'unreachable', status }, wait }
  } catch (error) {
    return { answer: { state: 'unreachable', reason: reasonOf(error) }, wait: 500 }
  }
}

function readValidators({ headers }: Response) {
  const etag = headers.get('etag') ?? undefined
  return validators({ etag, modified: headers.get('last-modified') ?? undefined })
}

function validators({ etag, modified }: KnownLink = {}) {
  return { ...(etag && { etag }), ...(modified && { modified }) }
}

/** Milliseconds; the header has seconds or a date. */
function retryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'there was no answer in time'
  const { cause } = error
  return cause instanceof Error ? cause.message : error.message
}
