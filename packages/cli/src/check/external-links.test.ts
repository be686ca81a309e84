import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  checkExternalLinks,
  type ExternalOptions,
  externalMessages,
  type LinkMemory,
} from './external-links'
import { rememberLinks } from './link-memory'

type Shape = (request: IncomingMessage, response: ServerResponse, before: number) => void

const answer =
  (status: number, headers = {}): Shape =>
  (_, response) =>
    response.writeHead(status, headers).end()

/** What servers answer; `before` is the number of earlier requests for the same path. */
const shapes: Readonly<Record<string, Shape>> = {
  '/ok': answer(200),
  '/gone': answer(404),
  '/guarded': answer(403),
  '/busy': answer(429, { 'retry-after': '0' }),
  '/dated': (_, response, before) =>
    before === 0
      ? response.writeHead(429, { 'retry-after': new Date(0).toUTCString() }).end()
      : response.end(),
  '/down': answer(502, { 'retry-after': '0' }),
  '/back': (_, response, before) =>
    response.writeHead(before < 2 ? 503 : 200, { 'retry-after': '0' }).end(),
  '/silent': () => {},
  '/cut': (request) => request.socket.destroy(),
  '/moved': answer(301, { location: '/ok' }),
  '/moved-away': answer(302, { location: '/gone' }),
  '/loop': answer(302, { location: '/loop' }),
  '/no-head': (request, response) =>
    response.writeHead(request.method === 'HEAD' ? 405 : 200).end('body'),
  '/tagged': (request, response) =>
    response
      .writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' })
      .end(),
  '/old': (request, response) =>
    response
      .writeHead(request.headers['if-modified-since'] === 'yesterday' ? 304 : 200, {
        'last-modified': 'yesterday',
      })
      .end(),
}

let asked: string[] = []
let root = ''
const server = createServer((request, response) => {
  const path = request.url ?? ''
  const before = asked.filter((line) => line.endsWith(` ${path}`)).length
  asked.push(`${request.method} ${path}`)
  shapes[path]?.(request, response, before)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const place = { file: 'docs/a.md', line: 3, column: 1 }
const linksTo = (...paths: string[]) => new Map(paths.map((path) => [root + path, [place]]))
const nothing: LinkMemory = { links: {}, hosts: {} }

async function ask(path: string, options: ExternalOptions = {}) {
  const [result] = await checkExternalLinks(linksTo(path), { pace: 0, timeout: 1000, ...options })
  if (result === undefined) throw new Error('No result.')
  return result
}

describe('an answer', () => {
  it.each([
    ['/ok', 'reached', 200, ['HEAD']],
    ['/gone', 'broken', 404, ['HEAD', 'GET']],
    ['/guarded', 'reached', 403, ['HEAD', 'GET']],
    ['/moved', 'reached', 200, ['HEAD']],
    ['/moved-away', 'broken', 404, ['HEAD', 'GET']],
    ['/no-head', 'reached', 200, ['HEAD', 'GET']],
  ])('of %s is "%s"', async (path, state, status, methods) => {
    expect(await ask(path)).toEqual({ url: root + path, places: [place], state, status })
    expect(asked.filter((line) => line.endsWith(` ${path}`))).toEqual(
      methods.map((method) => `${method} ${path}`),
    )
  })

  it.each([
    // Who asks for a pause is not asked with GET at once.
    ['/busy', 'reached', 429, ['HEAD', 'HEAD']],
    ['/dated', 'reached', 200, ['HEAD', 'HEAD']],
    ['/down', 'unreachable', 502, ['HEAD', 'GET', 'HEAD', 'GET']],
    ['/back', 'reached', 200, ['HEAD', 'GET', 'HEAD']],
  ])('of %s is asked for again, and its host is flaky', async (path, state, status, methods) => {
    expect(await ask(path, { retries: 1 })).toMatchObject({ state, status, flaky: true })
    expect(asked).toEqual(methods.map((method) => `${method} ${path}`))
  })

  it.each([
    ['/silent', 'there was no answer in time', 100],
    ['/cut', 'other side closed', 1000],
    ['/loop', 'redirect count exceeded', 1000],
  ])('that does not come, of %s, is unreachable', async (path, reason, timeout) => {
    expect(await ask(path, { retries: 0, timeout })).toMatchObject({ state: 'unreachable', reason })
  })
})

describe('a memory', () => {
  it.each(['/tagged', '/old'])('makes the next request for %s conditional', async (path) => {
    const first = rememberLinks(nothing, [await ask(path)], '2026-01-01')
    const second = await ask(path, { memory: first.memory })
    expect(second).toMatchObject({ state: 'reached', status: 304 })
    expect(rememberLinks(first.memory, [second], '2026-01-02').memory).toEqual(first.memory)
  })

  it('makes an error of what fails in two runs in a row, and forgets it when it works again', async () => {
    const broken = [await ask('/gone')]
    const first = rememberLinks(nothing, broken, '2026-01-01')
    expect(externalMessages(first.results)).toMatchObject([
      { severity: 'log', help: 'It may be back later.' },
    ])
    const second = rememberLinks(first.memory, broken, '2026-01-02')
    expect(externalMessages(second.results)).toMatchObject([
      {
        severity: 'throw',
        message: `The link leads to ${root}/gone, which cannot be reached: the answer is 404, in 2 runs since 2026-01-01.`,
      },
    ])
    const third = rememberLinks(
      second.memory,
      [{ url: `${root}/gone`, places: [place], state: 'reached' }],
      '2026-01-03',
    )
    expect(third.memory.links).toEqual({})
    expect(externalMessages(third.results)).toEqual([])
  })

  it('keeps flaky hosts for five runs after they failed', async () => {
    let { memory } = rememberLinks(nothing, [await ask('/down', { retries: 0 })], '2026-01-01')
    const host = new URL(root).host
    expect(memory.hosts).toEqual({ [host]: 5 })
    const well = [await ask('/ok')]
    for (const runs of [4, 3, 2, 1]) {
      memory = rememberLinks(memory, well, '2026-01-02').memory
      expect(memory.hosts).toEqual({ [host]: runs })
    }
    expect(rememberLinks(memory, well, '2026-01-03').memory.hosts).toEqual({})
  })
})
