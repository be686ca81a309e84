import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSite } from '@landing/cli'
import { terraform } from '@landing/plugin-terraform'
import { resolveConfig } from '@landing/schema/validate'
import { afterEach, beforeEach, expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../../content/docs', import.meta.url))
const schema = fileURLToPath(new URL('fixtures/btp-schema.json', import.meta.url))
const config = resolveConfig({
  title: 'Guides',
  url: 'https://example.org',
  plugins: [terraform({ schemas: ['btp-schema.json'] })],
})
let contentDir = ''

beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'landing-guides-'))
  cpSync(source, join(contentDir, 'docs'), { recursive: true })
  copyFileSync(schema, join(contentDir, 'btp-schema.json'))
})
afterEach(() => rmSync(contentDir, { recursive: true, force: true }))

async function problems() {
  const { messages } = await checkSite({
    contentDir,
    config,
    production: true,
    pages: [],
    files: [],
  })
  return messages.filter(({ code }) => code.startsWith('hcl/')).map(({ code }) => code)
}

it('have examples that hold to the schema of the provider', async () => {
  expect(await problems()).toEqual([])
})

it('would be refused with an argument that the provider does not have', async () => {
  const file = join(contentDir, 'docs/landing-page-content/where_to_start.md')
  const text = readFileSync(file, 'utf8')
  const wrong = text.replace(/^ {2}plan_name /m, '  plan_nam ')
  expect(wrong).not.toBe(text)
  writeFileSync(file, wrong)
  expect((await problems()).sort()).toEqual(['hcl/missing-argument', 'hcl/unknown-argument'])
})
