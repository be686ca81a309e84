import type { SearchPage, SearchScope } from '@landing/schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildIndex } from '../build'
import { type Reply, serve } from '../worker'
import { createSearchClient, type SearchClientOptions } from './create-client'

const page: SearchPage = {
  path: '/docs/exporter/',
  title: 'Terraform Exporter',
  description: '',
  keywords: [],
  tags: [],
  breadcrumbs: [],
  sections: [{ anchor: '', heading: '', text: 'Export what exists.' }],
}
const { files, entry } = buildIndex([page], { name: 'all' })
const bytes = files[0]!.bytes
const href = `/base/search/${entry}`

/** A worker that is a port of this thread. */
function spawnPort(): Worker {
  const { port1, port2 } = new MessageChannel()
  serve(port2)
  return Object.assign(port1, {
    terminate: () => port1.close(),
  }) as unknown as Worker
}

function spawnBlocked(): Worker {
  const worker = new EventTarget()
  queueMicrotask(() => worker.dispatchEvent(new Event('error')))
  return Object.assign(worker, { postMessage() {}, terminate() {} }) as unknown as Worker
}

function spawnRefused(): Worker {
  throw new DOMException('worker-src', 'SecurityError')
}

const client = (spawn?: () => Worker, more: Partial<SearchClientOptions> = {}) =>
  createSearchClient({
    indexes: [{ href }],
    base: '/base/',
    contexts: [],
    ...(spawn ? { spawn } : {}),
    ...more,
  })

const respond = (...answers: (() => Promise<Response>)[]) => {
  const fetch = vi.fn((_href: string, _init?: RequestInit) =>
    (answers.length > 1 ? answers.shift()! : answers[0]!)(),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const good = () => Promise.resolve(new Response(new Uint8Array(bytes)))

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['a worker', spawnPort],
  ['a worker that the policy blocks', spawnBlocked],
  ['a worker that cannot be made', spawnRefused],
  ['no worker', undefined],
])('a client with %s', (_, spawn) => {
  it('loads nothing before it is asked', async () => {
    const fetch = respond(good)
    const search = client(spawn)
    expect(fetch).not.toHaveBeenCalled()
    await search.load()
    await search.load()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch.mock.calls[0]?.[0]).toBe(href)
    search.dispose()
  })

  it('finds', async () => {
    respond(good)
    const search = client(spawn)
    const { hits } = await search.search({ text: 'exporter' })
    expect(hits[0]?.u).toBe('/base/docs/exporter/')
    search.dispose()
  })

  it('fails with a name and a hint, and works when tried again', async () => {
    const fetch = respond(
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('', { status: 404 })),
      () => Promise.resolve(new Response(new Uint8Array(bytes.subarray(0, 60)))),
      good,
    )
    const search = client(spawn)
    await expect(search.load()).rejects.toMatchObject({ code: 'index-unreachable' })
    await expect(search.load()).rejects.toMatchObject({ code: 'index-missing' })
    await expect(search.search({ text: 'exporter' })).rejects.toMatchObject({
      code: 'index-truncated',
      help: 'Try again; if it stays so, upload the site again.',
    })
    await search.load()
    // A damaged file may sit in the browser's cache.
    expect(fetch.mock.calls.at(-1)?.[1]).toEqual({ cache: 'reload' })
    search.dispose()
  })

  it('gives up what is no longer wanted', async () => {
    respond(good)
    const search = client(spawn)
    const controller = new AbortController()
    const old = search.search({ text: 'exp' }, controller.signal)
    controller.abort()
    await expect(old).rejects.toMatchObject({ name: 'AbortError' })
    expect((await search.search({ text: 'expor' })).hits).toHaveLength(1)
    search.dispose()
  })

  it('answers in the order of the questions', async () => {
    respond(good)
    const search = client(spawn)
    const order: string[] = []
    await Promise.all(
      ['e', 'ex', 'exp'].map(async (text) => {
        await search.search({ text })
        order.push(text)
      }),
    )
    expect(order).toEqual(['e', 'ex', 'exp'])
    search.dispose()
  })

  it('asks the index of its own locale only', async () => {
    const fetch = respond(good)
    const indexes = [
      { href: '/base/search/de.idx', locale: 'de' },
      { href, locale: 'en' },
    ]
    const search = client(spawn, { indexes, locale: 'en' })
    await search.load()
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([href])
    const french = client(spawn, { indexes, locale: 'fr' })
    await expect(french.load()).rejects.toMatchObject({ code: 'scope-unknown' })
    search.dispose()
    french.dispose()
  })

  it('asks for the address of the index of a scope', async () => {
    const indexes = vi.fn(({ version }: SearchScope) => `${href}?${version}`)
    const fetch = respond(async () => new Response(bytes as BodyInit))
    const search = client(spawn, { indexes, locale: 'en' })
    expect((await search.search({ text: 'exporter', version: '1.0' })).total).toBe(1)
    expect(indexes.mock.calls).toEqual([[{ version: '1.0', locale: 'en' }]])
    expect(fetch.mock.calls).toEqual([[`${href}?1.0`, { cache: 'no-cache' }]])
    search.dispose()
  })

  it('says which scopes there are', async () => {
    const search = client(spawn, { indexes: [{ href, context: 'docs', version: 'v1' }] })
    await expect(search.load({ context: 'blog' })).rejects.toMatchObject({
      code: 'scope-unknown',
      message: 'There is no search index for context "blog".',
      help: 'There is one for: context "docs", version "v1".',
    })
    search.dispose()
  })
})

describe('the channel of a result', () => {
  /** A worker whose results never come by its own port. */
  function spawnLate(): Worker {
    const { port1, port2 } = new MessageChannel()
    serve({
      postMessage: (reply) => (reply as Reply).type === 'result' || port2.postMessage(reply),
      addEventListener: (type, listener) => port2.addEventListener(type, listener),
      start: () => port2.start(),
    })
    return Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker
  }

  it('does not wait for the port', async () => {
    respond(good)
    const search = client(spawnLate)
    const { hits } = await search.search({ text: 'exporter' })
    expect(hits[0]?.u).toBe('/base/docs/exporter/')
    search.dispose()
  })

  it('is closed after each question, whatever became of it', async () => {
    respond(good)
    const close = vi.spyOn(BroadcastChannel.prototype, 'close')
    const opened: string[] = []
    const controller = new AbortController()
    const Channel = BroadcastChannel
    vi.stubGlobal(
      'BroadcastChannel',
      class extends Channel {
        constructor(name: string) {
          super(name)
          opened.push(name)
          if (opened.length === 3) queueMicrotask(() => controller.abort())
        }
      },
    )
    const search = client(spawnPort)
    await search.search({ text: 'exporter' })
    const aborted = search.search({ text: 'exp' }, controller.signal)
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
    await search.search({ text: 'export' })
    // That of a result is opened at both ends.
    expect(opened).toHaveLength(close.mock.calls.length)
    expect(new Set(opened).size).toBe(3)
    search.dispose()
  })
})

it('reads files of an index by the given function alone', async () => {
  const global = respond(() => Promise.reject(new TypeError('no network')))
  const asked: string[] = []
  const fetch = async (part: string) => {
    asked.push(part)
    return new Response(new Uint8Array(bytes))
  }
  const { hits } = await client(undefined, { fetch }).search({ text: 'exporter' })
  expect(hits.map(({ u }) => u)).toEqual(['/base/docs/exporter/'])
  expect(asked).toEqual([href])
  expect(global).not.toHaveBeenCalled()
})

it('finds a relative index after a navigation', async () => {
  const page = { baseURI: 'https://example.org/app/' }
  vi.stubGlobal('document', page)
  const asked: string[] = []
  const search = client(undefined, {
    indexes: [{ href: 'all.idx' }],
    fetch: async (href) => {
      asked.push(href)
      return new Response(bytes.slice())
    },
  })
  page.baseURI = 'https://example.org/app/search/'
  await search.load()
  expect(asked).toEqual(['https://example.org/app/all.idx'])
})
