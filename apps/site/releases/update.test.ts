import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeApis, githubRelease, openFakeApis } from './fake-apis.ts'
import { updateReleases } from './update.ts'

const tools = `
- repository: org/provider
  stage: released
  docs:
    - href: https://registry.terraform.io/providers/org/thing/latest
    - href: https://search.opentofu.org/provider/org/thing/latest
- repository: org/young
  stage: beta
`
const list = `listed_on,repository,version
2026-01-01,org/provider,v1.9.0
2026-01-02,org/young,v0.1.0-beta1
`
const releases = (repository: string) => `/repos/${repository}/releases?per_page=100`
const versions = '/v1/providers/org/thing/versions'

let apis: FakeApis
let folder: string
let waits: number[]

beforeEach(async () => {
  apis = await openFakeApis()
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  waits = []
  writeFileSync(join(folder, 'tools.yml'), tools)
  writeFileSync(join(folder, 'releases.csv'), list)
  apis.answer(releases('org/provider'), {
    body: [githubRelease('org/provider', 'v1.9.0', '2025-12-31')],
  })
  apis.answer(releases('org/young'), {
    body: [githubRelease('org/young', 'v0.1.0-beta1', '2026-01-02')],
  })
  apis.answer(versions, { body: { versions: [{ version: '1.9.0' }] } })
})
afterEach(async () => {
  await apis.close()
  rmSync(folder, { recursive: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const { root } = apis
  const code = await updateReleases(
    ['--data', folder, '--github', root, '--terraform', root, '--opentofu', root, ...args],
    {
      log: (line) => lines.push(line),
      error: (line) => lines.push(line),
      env: { GITHUB_TOKEN: 'secret' },
      today: '2026-02-01',
      sleep: async (ms) => {
        waits.push(ms)
      },
    },
  )
  const text = lines.join('\n').replaceAll(root, 'https://api.test').replaceAll(folder, 'data')
  return { code, text, list: readFileSync(join(folder, 'releases.csv'), 'utf8') }
}

it('leaves the list as it is when nothing is new', async () => {
  expect(await run()).toEqual({ code: 0, text: 'Up to date.', list })
  expect(apis.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    accept: 'application/vnd.github+json',
  })
  expect(apis.requests.find(({ path }) => path === versions)?.headers.authorization).toBeUndefined()
})

describe('new releases', () => {
  beforeEach(() => {
    apis.answer(releases('org/provider'), {
      body: [
        githubRelease('org/provider', 'v2.0.0-rc1', '2026-01-30'),
        githubRelease('org/provider', 'v1.10.0', '2026-01-20'),
        githubRelease('org/provider', 'v1.9.1', '2026-01-10'),
        githubRelease('org/provider', 'v1.11.0', '2026-01-25', { draft: true }),
        githubRelease('org/provider', 'nightly', '2026-01-31'),
        githubRelease('org/provider', 'v1.9.0', '2025-12-31'),
      ],
    })
    apis.answer(releases('org/young'), {
      body: [githubRelease('org/young', 'v0.2.0-beta1', '2026-01-15')],
    })
    apis.answer(versions, {
      body: { versions: ['1.9.0', '1.9.1', '1.10.0'].map((version) => ({ version })) },
    })
  })

  it('are added by date: pre-releases for a beta only, no drafts, no other tags', async () => {
    expect(await run()).toEqual({
      code: 0,
      text: '+ 2026-01-10,org/provider,v1.9.1\n+ 2026-01-15,org/young,v0.2.0-beta1\n+ 2026-01-20,org/provider,v1.10.0\n3 new releases.',
      list: `${list}2026-01-10,org/provider,v1.9.1\n2026-01-15,org/young,v0.2.0-beta1\n2026-01-20,org/provider,v1.10.0\n`,
    })
    expect((await run()).text).toBe('Up to date.')
  })

  it('are shown by --check, which writes nothing', async () => {
    const checked = await run('--check')
    expect(checked).toMatchObject({ code: 1, list })
    expect(checked.text).toContain('+ 2026-01-20,org/provider,v1.10.0')
  })

  it('are found on all pages of the answer', async () => {
    const second = '/repositories/7/releases?page=2'
    apis.answer(releases('org/provider'), {
      body: [githubRelease('org/provider', 'v1.9.1', '2026-01-10')],
      headers: { link: `<${apis.root}${second}>; rel="next", <${apis.root}${second}>; rel="last"` },
    })
    apis.answer(second, { body: [githubRelease('org/provider', 'v1.10.0', '2026-01-20')] })
    expect((await run()).text).toContain('+ 2026-01-20,org/provider,v1.10.0')
  })

  it('are listed with a word when a registry lacks the newest', async () => {
    apis.answer(versions, { body: { versions: [{ version: '1.9.1' }] } })
    expect((await run()).text).toContain(
      'org/provider: v1.10.0 is not in the OpenTofu registry yet.',
    )
  })

  it('are taken from the registries where all of them know more', async () => {
    const more = ['1.10.0', '1.10.1'].map((version) => ({ version }))
    apis.answer(versions, { body: { versions: more } })
    expect((await run()).text).toContain('+ 2026-02-01,org/provider,v1.10.1')
  })
})

it('follows a renamed repository and says so', async () => {
  apis.answer(releases('org/provider'), {
    status: 301,
    headers: { location: '/repositories/7/releases' },
  })
  apis.answer('/repositories/7/releases', {
    body: [githubRelease('new/provider', 'v1.9.0', '2025-12-31')],
  })
  expect(await run()).toEqual({
    code: 0,
    text: 'org/provider is now new/provider. Change it in tools.yml and in releases.csv.\nUp to date.',
    list,
  })
})

it('refuses to go backwards', async () => {
  apis.answer(releases('org/provider'), {
    body: [githubRelease('org/provider', 'v1.8.0', '2025-01-01')],
  })
  apis.answer(versions, { body: { versions: [] } })
  expect(await run()).toMatchObject({
    code: 2,
    text: 'releases/backwards: org/provider: the newest release is v1.8.0, but v1.9.0 is listed already.\n  If the release was withdrawn, delete its row from content/data/releases.csv by hand.',
    list,
  })
})

it('asks again only for what changed since the last run', async () => {
  const etag = 'W/"1"'
  apis.answer(releases('org/provider'), {
    body: [githubRelease('org/provider', 'v1.9.0', '2025-12-31')],
    headers: { etag },
  })
  const cache = join(folder, 'cache/answers.json')
  await run('--cache', cache)
  apis.requests.length = 0
  expect((await run('--cache', cache)).text).toBe('Up to date.')
  expect(apis.requests[0]?.headers['if-none-match']).toBe(etag)
  writeFileSync(cache, '{')
  expect((await run('--cache', cache)).text).toBe('Up to date.')
})

describe('a server in trouble', () => {
  const good = { body: [githubRelease('org/provider', 'v1.9.0', '2025-12-31')] }
  const later = () => String(Math.ceil(Date.now() / 1000) + 3600)

  it.each([
    ['an error of its own', [{ status: 503 }, good], [1000]],
    ['truncated JSON', [{ body: '[{"tag_na' }, good], [1000]],
    [
      'errors that go on',
      [{ status: 500 }, { status: 502 }, { status: 504 }, good],
      [1000, 2000, 4000],
    ],
    [
      'a secondary rate limit',
      [{ status: 403, headers: { 'retry-after': '7' } }, good],
      [7000, 1000],
    ],
  ])('is asked again after %s', async (_, answers, expected) => {
    apis.answer(releases('org/provider'), ...answers)
    expect((await run()).text).toBe('Up to date.')
    expect(waits).toEqual(expected)
  })

  it.each([
    [
      'a rate limit that lasts',
      () => ({
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': later() },
      }),
      /^releases\/rate-limit: The rate limit of 127\.0\.0\.1:\d+ is used up until \d{4}-.*\n {2}Set GITHUB_TOKEN/,
    ],
    [
      'a missing repository',
      () => ({ status: 404 }),
      /^releases\/not-found: .*releases\?per_page=100 does not exist \(404\)\.\n {2}Correct the repository/,
    ],
    [
      'a refused token',
      () => ({ status: 401 }),
      /^releases\/refused: .* \(401\)\.\n {2}Check GITHUB_TOKEN\./,
    ],
    [
      'five hundreds without end',
      () => ({ status: 500 }),
      /^releases\/unreachable: .* did not answer in 4 tries: status 500\.\n {2}Try again later/,
    ],
    [
      'another shape',
      () => ({ body: { message: 'hello' } }),
      /^releases\/unexpected: .* something else than a list\./,
    ],
  ])('changes nothing after %s', async (_, answer, message) => {
    apis.answer(releases('org/provider'), answer())
    const result = await run()
    expect(result).toMatchObject({ code: 2, list })
    expect(result.text).toMatch(message)
  })
})

it.each([
  [
    'repository,version\n',
    'data/releases.csv:1: the first line must be "listed_on,repository,version".',
  ],
  [
    `${list}01.02.2026,org/provider,v2.0.0\n`,
    'data/releases.csv:4: "01.02.2026" is not a date such as 2026-01-31.',
  ],
  [
    `${list}2026-02-01,provider,v2.0.0\n`,
    'data/releases.csv:4: "provider" is not owner/name of a repository.',
  ],
  [`${list}2026-02-01,org/provider,two\n`, 'data/releases.csv:4: "two" is not a version.'],
  [`${list}2026-02-01,org/provider,v2.0.0,x\n`, 'data/releases.csv:4: too many columns.'],
])('names an invalid row', async (text, message) => {
  writeFileSync(join(folder, 'releases.csv'), text)
  expect(await run()).toMatchObject({
    code: 2,
    text: `releases/invalid-list: ${message}\n  Correct the row; nothing was changed.`,
    list: text,
  })
})

it('names an unknown option', async () => {
  const { code, text } = await run('--chekc')
  expect(code).toBe(2)
  expect(text).toMatch(/^releases\/usage: Unknown option '--chekc'/)
})
