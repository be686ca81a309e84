import { beforeEach, expect, it, vi } from 'vitest'
import { preloadOnIntent } from './preload'

beforeEach(() => {
  vi.useFakeTimers()
})

function setUp() {
  const target = new EventTarget()
  const preload = vi.fn()
  let route: string | undefined = '/a/'
  preloadOnIntent(
    (type, listener) => target.addEventListener(type, listener),
    () => route,
    preload,
  )
  return {
    preload,
    send: (type: string, to: string | undefined) => {
      route = to
      target.dispatchEvent(new Event(type))
    },
  }
}

it.each(['mouseover', 'focusin', 'touchstart'])('preloads a moment after %s', (type) => {
  const { send, preload } = setUp()
  send(type, '/a/')
  vi.advanceTimersByTime(64)
  expect(preload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(preload).toHaveBeenCalledExactlyOnceWith('/a/')
})

it.each([
  ['mouseover', 'mouseout'],
  ['focusin', 'focusout'],
  ['touchstart', 'touchmove'],
])('takes %s back at %s', (enter, leave) => {
  const { send, preload } = setUp()
  send(enter, '/a/')
  vi.advanceTimersByTime(50)
  send(leave, '/a/')
  vi.advanceTimersByTime(500)
  expect(preload).not.toHaveBeenCalled()
})

it('preloads only the link that the pointer came to rest on', () => {
  const { send, preload } = setUp()
  send('mouseover', '/a/')
  vi.advanceTimersByTime(30)
  send('mouseover', '/b/')
  vi.advanceTimersByTime(30)
  send('mouseover', undefined)
  send('mouseover', '/c/')
  vi.advanceTimersByTime(500)
  expect(preload.mock.calls).toEqual([['/c/']])
})
