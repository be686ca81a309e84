import { expect, it, vi } from 'vitest'
import { devPlugin } from './dev-plugin'

it('closes caches and threads of the content when the server restarts', async () => {
  const dispose = vi.fn(async () => undefined)
  const holder = { state: () => ({ content: { dispose } }) }
  const { closeBundle } = devPlugin(holder as never, {} as never, {} as never)
  if (typeof closeBundle === 'function') await closeBundle.call({} as never)
  expect(dispose).toHaveBeenCalledOnce()
})
