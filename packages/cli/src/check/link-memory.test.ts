import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { check, site } from '../fixtures/check'

afterAll(removeSites)

afterEach(() => void vi.unstubAllEnvs())

it('asks for links to other sites on request: HEAD, then GET, again where that may help', async () => {
  const asked: string[] = []
  const answer: typeof fetch = (input, init) => {
    asked.push(`${init?.method} ${String(input)}`)
    const tries = asked.filter((line) => line.endsWith(String(input))).length
    if (String(input).includes('y.org') && tries < 3)
      return Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': '0' } }))
    return Promise.resolve(
      new Response(null, { status: String(input).includes('x.org') ? 404 : 200 }),
    )
  }
  const folder = writeSite(site)
  const { code, text } = await check(folder, ['--external', '--report', 'report.json'], answer)
  expect(code).toBe(0)
  expect(asked.sort()).toEqual([
    'GET https://x.org/a',
    'GET https://y.org/',
    'HEAD https://x.org/a',
    'HEAD https://y.org/',
    'HEAD https://y.org/',
  ])
  expect(text).toContain(
    'The link leads to https://x.org/a, which cannot be reached: the answer is 404.',
  )
  expect(text).toContain(
    '2 documents, 1 generated page and 2 external links checked: 0 errors, 3 warnings, 0 notes.',
  )
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
    external: unknown[]
  }
  expect(report.external).toMatchObject([{ state: 'broken', status: 404 }, { state: 'reached' }])
})

it('leaves out what is to be ignored, and notes what gave no answer', async () => {
  const { text } = await check(writeSite(site), [
    '--external',
    '--retries',
    '0',
    '--ignore',
    'https://x.org/*',
  ])
  expect(text).not.toContain('leads to https://x.org')
  expect(text).toContain('https://y.org/, which cannot be reached: no network in tests.')
})

it('fails with a memory only for links that are broken in two runs, and keeps an issue', async () => {
  const folder = writeSite({ 'content/docs/a.md': '# A\n\n[x](https://x.org/a)\n' })
  vi.stubEnv('GITHUB_API_URL', 'https://api')
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_TOKEN', 't')
  const answer: typeof fetch = (input, init) => {
    if (!String(input).startsWith('https://api')) {
      return Promise.resolve(new Response(null, { status: 404 }))
    }
    return Promise.resolve(Response.json(init?.method === 'GET' ? [] : { number: 8 }))
  }
  const args = [
    '--external',
    '--memory',
    '.cache/links.json',
    '--issue',
    '--only',
    'links/external',
  ]
  const first = await check(folder, args, answer)
  expect(first).toMatchObject({ code: 0, text: expect.stringContaining('No issue is needed.') })
  const second = await check(folder, args, answer)
  expect(second).toMatchObject({ code: 1, text: expect.stringContaining('Opened issue #8.') })
  vi.stubEnv('GITHUB_TOKEN', '')
  expect(await check(folder, args, answer)).toMatchObject({
    code: 2,
    text: expect.stringContaining('Option --issue needs GITHUB_REPOSITORY and GITHUB_TOKEN'),
  })
})
