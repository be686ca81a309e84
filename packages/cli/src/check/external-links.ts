import { escapeRegExp } from '@landing/markdown/authoring'
import type { Diagnostic, SourceLocation } from '@landing/schema'
import { askLink, type KnownLink, type LinkAnswer } from './ask-link'
import { createHostPace, hostOf, pause } from './host-pace'

export interface LinkMemory {
  readonly links: Readonly<Record<string, KnownLink>>
  /** Flaky hosts, with the number of further runs in which they are requested slowly. */
  readonly hosts: Readonly<Record<string, number>>
}

/** Options for external links. All keys are optional. */
export interface ExternalOptions {
  /** Concurrent requests; default 8. At most two to one host. */
  readonly concurrency?: number
  /** Retries after a temporary failure; default 2. */
  readonly retries?: number
  /** Milliseconds for one request; default 15,000. */
  readonly timeout?: number
  /** Milliseconds between two requests to one host; default 0, or a second with a memory. */
  readonly pace?: number
  /** Results of earlier runs, for conditional requests and to request flaky hosts slowly. */
  readonly memory?: LinkMemory
  /** Addresses that are skipped; `*` matches anything: `https://intern.example.org/*`. */
  readonly ignore?: readonly string[]
  /** Instead of the platform's, for tests and proxies. */
  readonly fetch?: typeof fetch
}

/** Result of one address. */
export interface ExternalResult extends Omit<LinkAnswer, 'state'> {
  readonly url: string
  readonly places: readonly SourceLocation[]
  readonly state: LinkAnswer['state'] | 'ignored'
  /** Runs in a row without success, this one included; only with a memory. */
  readonly failures?: number
  /** Day of the first of these. */
  readonly since?: string
}

const perHost = 2

/** Requests every address once: `HEAD` first, then `GET` if that is rejected. Results are in the order of the addresses. */
export async function checkExternalLinks(
  links: ReadonlyMap<string, readonly SourceLocation[]>,
  options: ExternalOptions = {},
): Promise<readonly ExternalResult[]> {
  const { concurrency = 8, ignore = [], memory } = options
  const pace = createHostPace(options.pace ?? (memory ? 1000 : 0), memory?.hosts)
  const ignored = ignore.map(toPattern)
  const byAddress = new Map<string, SourceLocation[]>()
  for (const [href, places] of links) {
    const url = href.replace(/#.*$/, '').replace(/^\/\//, 'https://')
    byAddress.set(url, [...(byAddress.get(url) ?? []), ...places])
  }
  const queue = [...byAddress].map(([url, places], index) => ({ url, places, index }))
  const results: ExternalResult[] = []
  const busy = new Map<string, number>()

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
        : await askLink(url, { ...options, pace, knownAnswer: memory?.links[url] })
      busy.set(host, (busy.get(host) ?? 1) - 1)
      results[index] = { url, places, ...answer }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work))
  return results
}

/** A message for each location of each address that was not reached. One that failed in two runs in a row is an error. */
export function externalMessages(results: readonly ExternalResult[]): Diagnostic[] {
  return results.flatMap(({ url, places, state, failures, since, ...answer }) => {
    if (state === 'reached' || state === 'ignored') return []
    const again = failures !== undefined && failures > 1
    const why = `${whyNot(answer)}${again ? `, in ${failures} runs since ${since}` : ''}`
    const isNote = failures === undefined ? state === 'unreachable' : !again
    return places.map(
      (location): Diagnostic => ({
        code: 'links/external',
        severity: again ? 'throw' : isNote ? 'log' : 'warn',
        message: `The link leads to ${url}, which cannot be reached: ${why}.`,
        location,
        help: isNote
          ? 'It may be back later.'
          : 'Correct or remove it, or put it on the list of addresses that are not asked for.',
      }),
    )
  })
}

export function whyNot({ status, reason }: Pick<ExternalResult, 'status' | 'reason'>): string {
  return status === undefined
    ? (reason ?? 'no answer').replace(/\.$/, '')
    : `the answer is ${status}`
}

function toPattern(text: string): RegExp {
  return new RegExp(`^${text.split('*').map(escapeRegExp).join('.*')}$`)
}
