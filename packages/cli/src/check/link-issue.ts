import { LandingError } from '@landing/schema'
import { type ExternalResult, whyNot } from './external-links'

/** Where the issue is. */
export interface IssueTracker {
  /** `https://api.github.com` */
  readonly api: string
  /** `owner/name` */
  readonly repository: string
  readonly token: string
  readonly fetch?: typeof fetch
}

interface Issue {
  readonly number: number
  readonly body: string | null
}

const label = 'broken-links'

/**
 * Keeps one issue with a label up to date: opened when a link is broken twice, edited while links fail, closed when
 * none does.
 * @throws LandingError `check/issue`
 */
export async function updateIssue(
  results: readonly ExternalResult[],
  tracker: IssueTracker,
): Promise<string> {
  const failing = results.filter(({ failures }) => failures !== undefined)
  const issues = `/repos/${tracker.repository}/issues`
  const query = `?state=open&labels=${label}&per_page=1`
  const [open] = (await call(tracker, 'GET', issues + query)) as readonly Issue[]
  const body = issueBody(failing)
  if (open === undefined) {
    if (!failing.some(({ failures = 0 }) => failures > 1)) return 'No issue is needed.'
    const title = 'Links to other sites are broken'
    const created = (await call(tracker, 'POST', issues, { title, body, labels: [label] })) as Issue
    return `Opened issue #${created.number}.`
  }
  const name = `issue #${open.number}`
  const state = failing.length === 0 ? 'closed' : 'open'
  if (state === 'open' && open.body === body) return `Nothing new for ${name}.`
  await call(tracker, 'PATCH', `${issues}/${open.number}`, { body, state })
  return state === 'closed' ? `Closed ${name}: all links work.` : `Updated ${name}.`
}

function issueBody(failing: readonly ExternalResult[]): string {
  if (failing.length === 0) return 'All links to other sites work.\n'
  const rows = [...failing]
    .sort((a, b) => (b.failures ?? 0) - (a.failures ?? 0) || a.url.localeCompare(b.url))
    .map(({ url, places, failures, since, ...answer }) => {
      const files = places.map(({ file, line }) => `\`${file}${line ? `:${line}` : ''}\``)
      const cells = [`<${url}>`, whyNot(answer), since, failures, [...new Set(files)].join(', ')]
      return `| ${cells.map((cell) => `${cell}`.replaceAll('|', '\\|')).join(' | ')} |\n`
    })
  return `| link | why | since | runs | where |\n| --- | --- | --- | --- | --- |\n${rows.join('')}
Links that failed in one run only may be back later. This issue is closed when all of them work.\n`
}

async function call(
  { api, token, fetch: request = fetch }: IssueTracker,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'user-agent': 'landing-check',
  }
  const init = { method, headers, signal: AbortSignal.timeout(30_000) }
  const failed = (why: string) =>
    new LandingError('check/issue', `The issue of broken links cannot be updated: ${why}.`, {
      help: 'The workflow needs "issues: write" and GITHUB_TOKEN. What the check found is printed above.',
    })
  try {
    const response = await request(api + path, {
      ...init,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.ok) return await response.json()
    throw failed(`${method} ${path} answered ${response.status}`)
  } catch (error) {
    throw error instanceof LandingError ? error : failed(String(error))
  }
}
