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
    ['is not there', 'data:text/javascript,throw new Error()'],
    ['is another one', 'data:text/javascript,'],
    ['is not named', undefined],
  ])('has an engine of its own where the file of the thread %s', async (_, engine) => {
    const question = { type: 'load', href: 'data:,no-index', base: '/' } as const
    const transport = await inlineTransport(engine)
    await expect(transport.ask(question)).rejects.toMatchObject({ code: 'index-foreign' })
    transport.close()
  })
})
