import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { reportSecondWrites } from './second-writes'

let root: string
let server: ViteDevServer
let events: string[]
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'writes-'))
  // Without a watcher of its own: the tests say what it reports.
  const options = { middlewareMode: true, watch: null, ws: false } as const
  server = await createServer({ root, configFile: false, server: options, logLevel: 'silent' })
  reportSecondWrites(server)
  events = []
  server.watcher.on('all', (event) => events.push(event))
})
afterEach(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const write = (text: string) => writeFileSync(join(root, 'a.js'), text)
const report = (event: string) => server.watcher.emit('all', event, join(root, 'a.js'))

it('reports a file that is written again soon after an event of it', async () => {
  write('')
  report('change')
  await wait(20)
  write('export {}')
  await expect.poll(() => events).toEqual(['change', 'change'])
  await wait(300)
  expect(events).toHaveLength(2)
})

it('reports nothing where the watcher has reported the last write, nor a removed file', async () => {
  write('')
  report('add')
  await wait(20)
  write('export {}')
  report('change')
  await wait(300)
  expect(events).toEqual(['add', 'change'])
  report('change')
  rmSync(join(root, 'a.js'))
  report('unlink')
  await wait(300)
  expect(events).toEqual(['add', 'change', 'change', 'unlink'])
})
