// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inlineTransport } from '../client/inline-transport'
import { handOver } from './hand-over'
import type { Port } from './protocol'

const silent: Port = { postMessage() {}, addEventListener() {} }

afterEach(() => vi.restoreAllMocks())

describe('the file of the search thread, in a page', () => {
  it('takes no message of the page, and answers on the port that it is handed', async () => {
    expect(handOver(silent)).toBe(false)
    const listen = vi.spyOn(globalThis, 'addEventListener')
    await import('./thread')
    expect(listen.mock.calls.map(([type]) => type)).not.toContain('message')
    const addEventListener = vi.fn()
    expect(handOver({ ...silent, addEventListener })).toBe(true)
    expect(addEventListener).toHaveBeenCalledWith('message', expect.any(Function))
  })
})

describe('inlineTransport', () => {
  it.each([
    ['does not come', 'error'],
    ['is another one', 'load'],
    ['is not named', undefined],
  ])('has an engine of its own where the file of the thread %s', async (_, event) => {
    // Only another window's: the one of the first test would take every port.
    vi.spyOn(globalThis, 'dispatchEvent').mockReturnValue(true)
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (event) queueMicrotask(() => (script as Element).dispatchEvent(new Event(event)))
    })
    const engine = event && '/thread.js'
    const question = { type: 'load', href: 'data:,no-index', base: '/' } as const
    const transport = await inlineTransport({ engine, fetch: undefined })
    await expect(transport.ask(question)).rejects.toMatchObject({ code: 'index-foreign' })
    transport.close()
  })
})
