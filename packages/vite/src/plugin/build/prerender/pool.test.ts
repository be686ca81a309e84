import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createPrerenderPool } from './pool'

vi.mock('./render-document', () => ({
  renderDocument: async () => ({ html: '<!doctype html>', messages: [] }),
}))

const root = mkdtempSync(join(tmpdir(), 'landing-pool-'))
const server = join(root, 'server.mjs')
writeFileSync(server, '')
afterAll(() => rmSync(root, { recursive: true }))

const write = (file: string) => {
  const threads = { root, server, frame: {} as never, sidebars: {} }
  const pool = createPrerenderPool({ threads, expected: 0, placeOf: () => ({ file: 'page /a/' }) })
  return pool.add('/a/', '{}', file)
}

const full = '/dev/full'
it.skipIf(!existsSync(full))('does not blame a page for a full disk', async () => {
  await expect(write(full)).rejects.toMatchObject({
    code: 'build/file-system',
    message: `Could not access "${full}": the disk is full (ENOSPC, write).`,
  })
})

it('names the file of a page that cannot be written', async () => {
  await expect(write(root)).rejects.toMatchObject({ code: 'build/file-system' })
})
