import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { expect, it, vi } from 'vitest'
import { preset } from './fixtures/open-site'
import terraform from './index'

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
    .replace("'@landing/terraform'", JSON.stringify(preset))
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

it('names the dialect of the preset', () => {
  expect(readme).toContain(`dialect: '${terraform().dialect}'`)
})
