import { describe, expect, it, vi } from 'vitest'
import { buildIndex } from '../build'
import { MANY_FILES } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import type { Fetch } from './fetch-part'
import type { Reply, Request } from './protocol'
import { serve } from './serve'

const pages = Array.from({ length: 30 }, (_, n) =>
  searchPage(`/page-${n}/`, `Page ${n}`, [['', `Word${n}x stands here.`]]),
)
const { files, entry } = buildIndex(pages, { name: 'all', split: MANY_FILES })
const href = `/search/${entry}`
const stored = new Map(files.map(({ name, bytes }) => [`/search/${name}`, bytes]))

/** A port whose other end is the test, and a server that can be slow or broken by address. */
function open(answer: Fetch = good) {
  const replies: Reply[] = []
  let hear: (event: { data: unknown }) => void = () => {}
  let notify = () => {}
  const fetch = vi.fn(answer)
  serve(
    {
      postMessage(message) {
        replies.push(structuredClone(message) as Reply)
        notify()
      },
      addEventListener: (_, listener) => {
        hear = listener
      },
    },
    { fetch },
  )
  return {
    fetch,
    replies,
    send: (request: Request) => hear({ data: structuredClone(request) }),
    async until(count: number): Promise<readonly Reply[]> {
      while (replies.length < count) {
        await new Promise<void>((resolve) => {
          notify = resolve
        })
      }
      return replies
    },
  }
}

const good: Fetch = async (address) => {
  const bytes = stored.get(address)
  return bytes ? new Response(bytes as BodyInit) : new Response('', { status: 404 })
}

const search = (id: number, text: string): Request => ({
  type: 'search',
  id,
  href,
  base: '/',
  query: { text },
})

describe('a search thread', () => {
  it('answers each request once, in their order', async () => {
    const { send, until } = open()
    send({ type: 'load', id: 1, href, base: '/', text: '' })
    for (const [index, text] of ['w', 'wo', 'word7', 'word7x'].entries()) {
      send(search(index + 2, text))
    }
    const replies = await until(5)
    expect(replies.map(({ id, type }) => [id, type])).toEqual([
      [1, 'loaded'],
      [2, 'result'],
      [3, 'result'],
      [4, 'result'],
      [5, 'result'],
    ])
    expect(replies[4]).toMatchObject({ result: { hits: [{ u: '/page-7/' }], total: 1 } })
  })

  it('lets no late answer overtake an earlier one', async () => {
    const held: (() => void)[] = []
    const slow: Fetch = async (address, init) => {
      if (address !== href && held.length === 0) {
        await new Promise<void>((resolve) => held.push(resolve))
      }
      return good(address, init)
    }
    const { send, until, replies } = open(slow)
    send(search(1, 'word1x'))
    send(search(2, 'word2x'))
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(replies).toEqual([])
    held[0]?.()
    expect((await until(2)).map(({ id }) => id)).toEqual([1, 2])
  })

  it('lets no aborted request hold up the next one', async () => {
    const never: Fetch = (address, init) =>
      address === href ? good(address, init) : new Promise(() => undefined)
    const { send, until } = open(never)
    send(search(1, 'word1x'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    send({ type: 'load', id: 2, href, base: '/', text: '' })
    send({ type: 'abort', id: 1 })
    expect((await until(2)).map(({ id, type }) => [id, type])).toEqual([
      [1, 'aborted'],
      [2, 'loaded'],
    ])
  })

  it('fetches what a query needs while it is still being typed', async () => {
    const { send, until, fetch } = open()
    send({ type: 'load', id: 1, href, base: '/', text: 'word7x' })
    await until(1)
    const { length } = fetch.mock.calls
    expect(length).toBeGreaterThan(1)
    send(search(2, 'word7x'))
    expect((await until(2))[1]).toMatchObject({ type: 'result', result: { total: 1 } })
    expect(fetch).toHaveBeenCalledTimes(length)
  })

  it('spends nothing on requests that were given up', async () => {
    const { send, until, fetch } = open()
    send(search(1, 'word1x'))
    for (let id = 2; id <= 9; id++) {
      send({ type: 'abort', id: id - 1 })
      send(search(id, `word${id}x`))
    }
    const replies = await until(9)
    expect(replies.map(({ type }) => type)).toEqual([...Array(8).fill('aborted'), 'result'])
    // The entry file, and the few parts of the last question.
    expect(fetch.mock.calls.length).toBeLessThan(8)
    expect(fetch.mock.calls.filter(([address]) => address === href)).toHaveLength(1)
  })

  it('says what failed and tries again with the next request, past the cache', async () => {
    let broken = true
    const { send, until, fetch } = open(async (address, init) => {
      if (broken) return new Response('<!doctype html>')
      return good(address, init)
    })
    send(search(1, 'word1x'))
    const [first] = await until(1)
    expect(first).toMatchObject({ type: 'failed', failure: { code: 'index-foreign' } })
    broken = false
    send(search(2, 'word1x'))
    expect((await until(2))[1]).toMatchObject({ type: 'result' })
    expect(fetch.mock.calls[0]?.[1]).toEqual({ cache: 'no-cache' })
    expect(fetch.mock.calls[1]?.[1]).toEqual({ cache: 'reload' })
  })

  it('fetches a part anew that failed, and keeps those that came', async () => {
    const failed = new Set<string>()
    const flaky: Fetch = async (address, init) => {
      if (address !== href && !failed.has(address)) {
        failed.add(address)
        throw new TypeError('offline')
      }
      return good(address, init)
    }
    const { send, until, fetch } = open(flaky)
    let id = 0
    for (let tries = 0; tries < 9; tries++) {
      send(search(++id, 'word3x'))
      const reply = (await until(id))[id - 1]
      if (reply?.type === 'result') break
      expect(reply).toMatchObject({ failure: { code: 'index-unreachable' } })
    }
    expect((await until(id))[id - 1]).toMatchObject({ type: 'result' })
    for (const address of failed) {
      const calls = fetch.mock.calls.filter(([each]) => each === address)
      if (calls.length > 1) expect(calls.at(-1)?.[1]).toEqual({ cache: 'reload' })
    }
    expect(fetch.mock.calls.filter(([address]) => address === href)).toHaveLength(1)
  })

  it('names the answer of the server', async () => {
    const { send, until } = open(async () => new Response('', { status: 503 }))
    send({ type: 'load', id: 1, href, base: '/', text: '' })
    expect((await until(1))[0]).toEqual({
      type: 'failed',
      id: 1,
      failure: {
        code: 'index-missing',
        message: `The search index could not be loaded: the server answered 503 for ${href}.`,
        help: 'Try again in a moment.',
      },
    })
  })
})
