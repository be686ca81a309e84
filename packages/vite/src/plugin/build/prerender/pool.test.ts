import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { loadServer } from '../load-server'
import { createPrerenderPool } from './pool'
import { renderFailure } from './render-failure'
import type { Thrown } from './worker'

vi.mock('./render-document', () => ({
  renderDocument: async ({ html }: { readonly html: string }) => ({ html, messages: [] }),
}))

const root = mkdtempSync(join(tmpdir(), 'landing-pool-'))
afterAll(() => rmSync(root, { recursive: true }))

const write = async (file: string, html = '') => {
  const bundle = new Map([['server.mjs', Buffer.from(`export const html = '${html}'`)]])
  const store = { version: '', get: () => undefined, put() {}, close() {} }
  const { href } = await loadServer(root, bundle, root, store)
  const threads = { root, server: href, frame: {} as never, sidebars: {} }
  const onFailure = (path: string, thrown: Thrown) => {
    throw renderFailure(root, path, { file: 'page /a/' }, thrown)
  }
  const pool = createPrerenderPool({ threads, expected: 0, onFailure })
  return pool.add('/a/', '{}', file)
}

it('renders with the code of the latest build of a process', async () => {
  const file = join(root, 'page.html')
  await write(file, 'first')
  await write(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
})

const full = '/dev/full'
it.skipIf(!existsSync(full))('does not blame a page for a full disk', async () => {
  await expect(write(full, 'text')).rejects.toMatchObject({
    code: 'build/file-system',
    message: `Could not access "${full}": the disk is full (ENOSPC, write).`,
  })
})

it('names the file of a page that cannot be written', async () => {
  await expect(write(root)).rejects.toMatchObject({ code: 'build/file-system' })
})
