import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { expectSame } from '../src/fixtures/all-steps'
import { readTree } from '../src/fs/read-tree'

const shared = process.env.LANDING_SHARED ?? resolve(import.meta.dirname, '../../../../shared')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const pagesOf = (folder: string) =>
  readTree(folder, (path) => path)
    .files.filter(({ path }) => /\.mdx?$|\.markdown$/.test(path))
    .map(({ path, absolute }) => [`docs/${path}`, readFileSync(absolute, 'utf8')] as const)

it('makes the same of the manual', async () => {
  await expectSame(pagesOf(resolve(import.meta.dirname, '../../../apps/docs/content/docs')))
})

it.each(['azurerm', 'btp', 'opentofu', 'starlight', 'vitepress'])(
  'makes the same of the documentation of %s, where it is there',
  async (name) => {
    const archive = join(shared, `corpora/${name}-docs.tar.gz`)
    if (!existsSync(archive)) return
    const folder = mkdtempSync(join(tmpdir(), 'landing-steps-'))
    folders.push(folder)
    execFileSync('tar', ['xzf', archive, '-C', folder])
    const pages = pagesOf(folder)
    expect(pages.length).toBeGreaterThan(30)
    await expectSame(pages)
  },
)
