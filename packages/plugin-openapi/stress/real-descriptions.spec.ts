import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, siteOpener } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'

afterAll(removeSites)

const openSite = siteOpener(openContent)
const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
)

it.each(['3.0/yaml', '3.1/json'])('reads all descriptions of a collection, %s', async (folder) => {
  const files = readdirSync(join(examples, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [
      `docs/${name.replace(/\.(\w+)$/, '.openapi.$1')}`,
      readFileSync(join(examples, folder, name)),
    ])
  expect(files.length).toBeGreaterThan(10)
  const { content } = await openSite(Object.fromEntries(files), {
    plugins: [join(import.meta.dirname, '../src/index.ts')],
    docs: { dialect: 'openapi' },
  })
  const messages = [...content.messages]
  for await (const { page } of content.renderAll()) messages.push(...page.messages)
  expect(messages).toEqual([])
})
