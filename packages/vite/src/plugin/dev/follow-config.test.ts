import { mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followConfig } from './follow-config'

let root: string
let server: ViteDevServer
let configuration: ReturnType<typeof followConfig>
beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'follow-')))
  const configFile = join(root, 'vite.config.mjs')
  write("export default { base: '/a/' }")
  // Without a watcher, Vite sees no edit at all.
  const server_ = { middlewareMode: true, watch: null, ws: false } as const
  server = await createServer({ root, configFile, server: server_, logLevel: 'silent' })
  configuration = followConfig(server)
  // The clock of a file system may be some milliseconds behind.
  await new Promise((resolve) => setTimeout(resolve, 50))
})
afterEach(async () => {
  configuration.end()
  await server.close()
  rmSync(root, { recursive: true })
})

const write = (text: string) => writeFileSync(join(root, 'vite.config.mjs'), text)

it('restarts after an edit that Vite has not seen', async () => {
  write("export default { base: '/b/' }")
  await vi.waitFor(() => expect(server.config.base).toBe('/b/'), { timeout: 10_000, interval: 50 })
})

it('does not restart for an edit that has been loaded, nor without one', async () => {
  const restart = vi.fn()
  const past = new Date(Date.now() - 60_000)
  utimesSync(join(root, 'vite.config.mjs'), past, past)
  server.restart = restart
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(restart).not.toHaveBeenCalled()
})

it('shows why an edited configuration cannot be loaded, once', async () => {
  const send = vi.spyOn(server.ws, 'send')
  write('export default {')
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000, interval: 50 })
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    type: 'error',
    err: { message: expect.stringContaining('vite.config.mjs:1:') },
  })
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(send).toHaveBeenCalledOnce()
})
