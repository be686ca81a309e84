import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { openSite } from './state'

const root = mkdtempSync(join(tmpdir(), 'landing-state-'))

async function open(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const config = resolveConfig({ title: 'Docs', url: 'https://example.org' })
  return openSite({ root, config, cacheDir: join(root, '.cache'), production: true })
}

it('leads links home to the documentation where there is no home page, and names a page that cannot load', async () => {
  const files = { 'content/docs/intro.md': '# Intro\n', 'src/pages/team.tsx': '' }
  const state = await open(files)
  expect(state.site.home).toBe('/docs/')
  const route = state.find('/team/')
  if (route === undefined) throw new Error('There is no such route.')
  const load = () => Promise.reject(new Error('no rows'))
  const failed = state.page(route, async () => ({ default: () => null, load }))
  await expect(failed).rejects.toThrow(/^"load" of src\/pages\/team\.tsx failed: no rows\n {4}at /)
  await expect(failed).rejects.toMatchObject({ code: 'page/load-failed' })
})
