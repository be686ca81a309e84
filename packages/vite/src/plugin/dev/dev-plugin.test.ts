import { resolveConfig } from 'vite'
import { expect, it, vi } from 'vitest'
import { devPlugin } from './dev-plugin'

it('closes caches and threads of the content when the server restarts', async () => {
  const dispose = vi.fn(async () => undefined)
  const holder = { state: () => ({ content: { dispose } }) }
  const { closeBundle } = devPlugin(holder as never, {} as never, {} as never)
  if (typeof closeBundle === 'function') await closeBundle.call({} as never)
  expect(dispose).toHaveBeenCalledOnce()
})

it('does not watch the files of a build, and the content apart from the project', async () => {
  const holder = { contentDir: () => '/site/content' }
  const { config } = devPlugin(holder as never, {} as never, {} as never)
  const ignoredWith = async (watch: object | null) => {
    const plugins = [{ name: 'test', config } as never]
    const inline = { root: '/site', configFile: false, plugins, server: { watch } } as const
    return (await resolveConfig(inline, 'serve')).server.watch?.ignored
  }
  const drafts = '**/drafts/**'
  const builds = '**/.landing/**'
  expect(await ignoredWith({ ignored: drafts })).toEqual([drafts, builds, expect.any(Function)])
  expect(await ignoredWith({ usePolling: true })).toEqual([builds])
  expect(await ignoredWith(null)).toBeUndefined()
})
