import { expect, it } from 'vitest'
import type { ExternalResult } from './external-links'
import { updateIssue } from './link-issue'

const failing = (failures: number): ExternalResult => ({
  url: 'https://x.org/a|b',
  places: [{ file: 'docs/a.md', line: 3, column: 1 }],
  state: 'broken',
  status: 404,
  failures,
  since: '2026-01-01',
})

/** The tracker with one open issue, or none, and what it was asked. */
function tracker(open: readonly object[], status = 200) {
  const asked: { readonly request: string; readonly body?: { readonly body: string } }[] = []
  const fetch = ((url: string, init: RequestInit) => {
    asked.push({
      request: `${init.method} ${url}`,
      ...(init.body && { body: JSON.parse(String(init.body)) }),
    })
    const json = init.method === 'GET' ? open : { number: 8 }
    return Promise.resolve(new Response(JSON.stringify(json), { status }))
  }) as typeof globalThis.fetch
  return { asked, api: 'https://api', repository: 'o/r', token: 't', fetch }
}

it('opens an issue once a link is broken twice', async () => {
  const none = tracker([])
  expect(await updateIssue([failing(1)], none)).toBe('No issue is needed.')
  expect(none.asked.map(({ request }) => request)).toEqual([
    'GET https://api/repos/o/r/issues?state=open&labels=broken-links&per_page=1',
  ])
  const opening = tracker([])
  expect(await updateIssue([failing(2)], opening)).toBe('Opened issue #8.')
  expect(opening.asked[1]).toMatchObject({
    request: 'POST https://api/repos/o/r/issues',
    body: { title: 'Links to other sites are broken', labels: ['broken-links'] },
  })
  expect(opening.asked[1]?.body?.body).toContain(
    '| <https://x.org/a\\|b> | the answer is 404 | 2026-01-01 | 2 | `docs/a.md:3` |\n',
  )
})

it('edits the open issue when something changed, and closes it when all links work', async () => {
  const editing = tracker([{ number: 7, body: 'old' }])
  expect(await updateIssue([failing(1)], editing)).toBe('Updated issue #7.')
  const body = editing.asked[1]?.body?.body
  expect(editing.asked[1]).toMatchObject({
    request: 'PATCH https://api/repos/o/r/issues/7',
    body: { state: 'open' },
  })
  const same = tracker([{ number: 7, body }])
  expect(await updateIssue([failing(1)], same)).toBe('Nothing new for issue #7.')
  expect(same.asked).toHaveLength(1)
  const closing = tracker([{ number: 7, body }])
  expect(await updateIssue([], closing)).toBe('Closed issue #7: all links work.')
  expect(closing.asked[1]).toMatchObject({ body: { state: 'closed' } })
})

it('says why the issue cannot be updated', async () => {
  await expect(updateIssue([], tracker([], 403))).rejects.toThrow(
    'The issue of broken links cannot be updated: GET /repos/o/r/issues?state=open&labels=broken-links&per_page=1 answered 403.',
  )
})
