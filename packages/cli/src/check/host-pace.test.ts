import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHostPace } from './host-pace'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** When three requests to a host, and one to another, may start. */
async function starts(pace: ReturnType<typeof createHostPace>): Promise<string[]> {
  const log: string[] = []
  const urls = ['https://x.org/1', 'https://x.org/2', 'https://x.org/3', 'https://y.org/']
  const turns = urls.map((url) => pace.turn(url).then(() => log.push(`${Date.now()} ${url}`)))
  await vi.runAllTimersAsync()
  await Promise.all(turns)
  return log
}

it('spaces the requests to a host, and not those to others', async () => {
  expect(await starts(createHostPace(1000))).toEqual([
    '0 https://x.org/1',
    '0 https://y.org/',
    '1000 https://x.org/2',
    '2000 https://x.org/3',
  ])
})

it('goes slowly with flaky hosts', async () => {
  expect((await starts(createHostPace(100, { 'x.org': 1 }))).at(-1)).toBe('800 https://x.org/3')
})

it('holds requests to a host that asked for a pause', async () => {
  const pace = createHostPace(0)
  pace.hold('https://x.org/', 5000)
  expect((await starts(pace)).at(0)).toBe('0 https://y.org/')
  expect(Date.now()).toBe(5000)
})
