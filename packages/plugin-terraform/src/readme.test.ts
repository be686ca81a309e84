import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { expect, it, vi } from 'vitest'
import { dialect } from './dialect'
import { plugin } from './fixtures/open-site'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

it('begins with ten lines that work', async () => {
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(10)
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-readme-'))
  mkdirSync(join(contentDir, 'docs/resources'), { recursive: true })
  const page = '# btp_role (Resource)\n\n-> **Note:** Take care.\n'
  writeFileSync(join(contentDir, 'docs/resources/role.md'), page)
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const code = example
    .replace(/^import .*\n/gm, '')
    .replace("'content'", JSON.stringify(contentDir))
    .replace("'@landing/plugin-terraform'", JSON.stringify(plugin))
  const run = Object.getPrototypeOf(async () => undefined).constructor
  await run('openContent', code)(openContent)
  expect(log).toHaveBeenCalledWith(
    '/docs/resources/role/',
    'Resource',
    expect.stringMatching(/<h1 id="btp_role-resource">[\s\S]*admonition-note/),
  )
  log.mockRestore()
  rmSync(contentDir, { recursive: true })
})

it('names its dialect', () => {
  expect(readme).toContain(`dialect: '${dialect}'`)
})
