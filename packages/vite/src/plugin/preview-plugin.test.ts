import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SiteHolder } from '../site/holder'
import { previewPlugin } from './preview-plugin'

type Middleware = (request: IncomingMessage, response: ServerResponse) => Promise<void>

let root: string
let answer: Middleware
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'landing-preview-'))
  for (const path of ['.', 'docs']) {
    mkdirSync(join(root, 'dist', path), { recursive: true })
    writeFileSync(join(root, 'dist', path, 'index.html'), '')
  }
  const server = {
    config: { root, build: { outDir: 'dist' } },
    httpServer: null,
    middlewares: { stack: [], use: vi.fn() },
  }
  const { configurePreviewServer } = previewPlugin({ config: { baseUrl: '/' } } as SiteHolder)
  if (typeof configurePreviewServer !== 'function') throw new Error('no hook')
  configurePreviewServer.call({} as never, server as unknown as PreviewServer)
  answer = server.middlewares.use.mock.lastCall?.[0]
})
afterAll(() => rmSync(root, { recursive: true }))

it('serves the file of an address without a slash, even beside its folder', async () => {
  writeFileSync(join(root, 'dist/docs.html'), 'Documents')
  const end = vi.fn()
  const response = { setHeader() {}, writeHead: () => ({ end }) }
  const request = { url: '/docs', headers: {} }
  await answer(request as IncomingMessage, response as unknown as ServerResponse)
  rmSync(join(root, 'dist/docs.html'))
  expect(String(end.mock.lastCall?.[0])).toBe('Documents')
})

it.each([
  ['/docs', '/docs/'],
  ['/docs?a=1', '/docs/?a=1'],
  ['//evil.example/%2e%2e', '/evil.example/%2e%2e/'],
  ['//evil.example/../docs', '/evil.example/../docs/'],
])('redirects %s inside of the site', async (url, location) => {
  const writeHead = vi.fn(() => ({ end() {} }))
  await answer({ url, headers: {} } as IncomingMessage, { writeHead } as unknown as ServerResponse)
  expect(writeHead).toHaveBeenCalledWith(301, { Location: location })
})
