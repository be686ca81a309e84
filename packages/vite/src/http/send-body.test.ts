import { expect, it, vi } from 'vitest'
import { sendBody } from './send-body'

/** Status, headers and text of the answer to a request for a part of "0123456789". */
function answerTo(range: string | undefined, status = 200): unknown[] {
  const end = vi.fn()
  const writeHead = vi.fn(() => ({ end }))
  const headers = range === undefined ? {} : { range }
  sendBody(
    { headers },
    { writeHead } as never,
    status,
    { 'Content-Type': 'video/mp4' },
    '0123456789',
  )
  return [...(writeHead.mock.lastCall ?? []), String(end.mock.lastCall?.[0])]
}

const head = { 'Content-Type': 'video/mp4' }
const whole = [200, { ...head, 'Content-Length': 10 }, '0123456789']

it.each([
  ['bytes=0-', 'bytes 0-9/10', '0123456789'],
  ['bytes=2-4', 'bytes 2-4/10', '234'],
  ['bytes=8-99', 'bytes 8-9/10', '89'],
])('sends the part %s', (range, part, text) => {
  const headers = { ...head, 'Content-Length': text.length, 'Content-Range': part }
  expect(answerTo(range)).toEqual([206, headers, text])
})

it.each([undefined, 'bytes=-2', 'bytes=0-1,4-5', 'bytes=10-', 'bytes=4-2', 'lines=1-2'])(
  'sends everything for %s',
  (range) => expect(answerTo(range)).toEqual(whole),
)

it('sends no part of a page that is missing', () => {
  expect(answerTo('bytes=0-1', 404)[0]).toBe(404)
})
