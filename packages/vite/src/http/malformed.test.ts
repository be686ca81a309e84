import { expect, it, vi } from 'vitest'
import { refuseMalformed } from './malformed'

function statusOf(url: string): number | undefined {
  const response = { writeHead: vi.fn(), end: vi.fn() }
  const next = vi.fn()
  refuseMalformed({ url }, response, next)
  expect(response.end).toHaveBeenCalledTimes(next.mock.calls.length === 0 ? 1 : 0)
  return response.writeHead.mock.lastCall?.[0]
}

it('answers addresses that cannot be parsed or decoded with 400', () => {
  for (const url of ['/%', '/%E0%A4%A', '/docs/%', '/search/%', 'http://[', '*', '//[', '']) {
    expect([url, statusOf(url)]).toEqual([url, 400])
  }
})

it('lets others pass', () => {
  for (const url of ['/', '/docs/a%20b/?q=%', '/@id/__x00__virtual:a', '/docs/ä/#%']) {
    expect([url, statusOf(url)]).toEqual([url, undefined])
  }
})
