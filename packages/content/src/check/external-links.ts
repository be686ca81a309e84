import type { Diagnostic, SourceLocation } from '@landing/schema'

/** How links to other sites are asked for. All keys are optional. */
export interface ExternalOptions {
  /** Requests at once; default 8. To one host there are never more than two. */
  readonly concurrency?: number
  /** Further tries after a failure that may pass; default 2. */
  readonly retries?: number
  /** Milliseconds for one request; default 15,000. */
  readonly timeout?: number
  /** Addresses that are not asked for; `*` stands for anything: `https://intern.example.org/*`. */
  readonly ignore?: readonly string[]
  /** Instead of the platform's, for tests and proxies. */
  readonly fetch?: typeof fetch
  readonly onProgress?: (done: number, total: number) => void
}

/** What became of one address. */
export interface ExternalResult {
  readonly url: string
  readonly places: readonly SourceLocation[]
  readonly state: 'reached' | 'broken' | 'unreachable' | 'ignored'
  /** Of the last answer. */
  readonly status?: number
  /** Why there was no answer. */
  readonly reason?: string
}

const perHost = 2
const longestPause = 30_000
/** Answers that say "later", not "no". */
const passing = new Set([408, 425, 429, 500, 502, 503, 504])
/** Answers of sites that do not talk to programs; the page may well be there. */
const guarded = new Set([401, 403, 405, 406, 429, 451, 999])

/** Asks every address once: `HEAD` first, `GET` where that is refused. Results are in the order of the addresses. */
export async function checkExternalLinks(
  links: ReadonlyMap<string, readonly SourceLocation[]>,
  options: ExternalOptions = {},
): Promise<readonly ExternalResult[]> {
  const { concurrency = 8, ignore = [], onProgress } = options
  const ignored = ignore.map(toPattern)
  const byAddress = new Map<string, SourceLocation[]>()
  for (const [href, places] of links) {
    const url = href.replace(/#.*$/, '').replace(/^\/\//, 'https://')
    byAddress.set(url, [...(byAddress.get(url) ?? []), ...places])
  }
  const queue = [...byAddress].map(([url, places], index) => ({ url, places, index }))
  const results: ExternalResult[] = []
  const busy = new Map<string, number>()
  let done = 0

  const takeNext = () => {
    const at = queue.findIndex(({ url }) => (busy.get(hostOf(url)) ?? 0) < perHost)
    return at === -1 ? undefined : queue.splice(at, 1)[0]
  }
  async function work(): Promise<void> {
    while (queue.length > 0) {
      const job = takeNext()
      if (job === undefined) {
        await pause(20)
        continue
      }
      const { url, places, index } = job
      const host = hostOf(url)
      busy.set(host, (busy.get(host) ?? 0) + 1)
      const answer = ignored.some((pattern) => pattern.test(url))
        ? ({ state: 'ignored' } as const)
        : await ask(url, options)
      busy.set(host, (busy.get(host) ?? 1) - 1)
      results[index] = { url, places, ...answer }
      onProgress?.(++done, byAddress.size)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work))
  return results
}

type Answer = Pick<ExternalResult, 'state' | 'status' | 'reason'>

async function ask(url: string, options: ExternalOptions): Promise<Answer> {
  const { retries = 2 } = options
  if (!URL.canParse(url)) return { state: 'broken', reason: 'Invalid URL.' }
  for (let tries = 0; ; tries++) {
    const { answer, wait } = await askOnce(url, options)
    if (wait === undefined || tries >= retries) return answer
    await pause(Math.min(wait * 2 ** tries, longestPause))
  }
}

/** One try; `wait` is how many milliseconds to wait before another one may help. */
async function askOnce(
  url: string,
  { timeout = 15_000, fetch: request = fetch }: ExternalOptions,
): Promise<{ readonly answer: Answer; readonly wait?: number }> {
  const headers = { 'user-agent': 'landing-check', accept: 'text/html,*/*' }
  try {
    let response: Response | undefined
    for (const method of ['HEAD', 'GET']) {
      response = await request(url, {
        method,
        headers,
        redirect: 'follow',
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      if (response.ok) return { answer: { state: 'reached', status: response.status } }
    }
    const status = response?.status ?? 0
    if (passing.has(status)) {
      const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN)
      const state = guarded.has(status) ? 'reached' : 'unreachable'
      return { answer: { state, status }, wait: Number.isNaN(seconds) ? 500 : seconds * 1000 }
    }
    return { answer: { state: guarded.has(status) ? 'reached' : 'broken', status } }
  } catch (error) {
    return { answer: { state: 'unreachable', reason: reasonOf(error) }, wait: 500 }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'there was no answer in time'
  const { cause } = error
  return cause instanceof Error ? cause.message : error.message
}

/** A message for each location of each address that was not reached. */
export function externalMessages(results: readonly ExternalResult[]): Diagnostic[] {
  return results.flatMap(({ url, places, state, status, reason }) => {
    if (state === 'reached' || state === 'ignored') return []
    const why = status === undefined ? (reason ?? 'no answer') : `the answer is ${status}`
    return places.map(
      (location): Diagnostic => ({
        code: 'links/external',
        severity: state === 'broken' ? 'warn' : 'log',
        message: `The link leads to ${url}, which cannot be reached: ${why.replace(/\.$/, '')}.`,
        location,
        help:
          state === 'broken'
            ? 'Correct or remove it, or put it on the list of addresses that are not asked for.'
            : 'It may be back later.',
      }),
    )
  })
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

function toPattern(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
