import { readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { Content } from '../src'
import { openSite, renderPath, writeSite } from '../src/fixtures/write-site'

const root = join(import.meta.dirname, '..')
const examples = dirname(
  createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'),
)
const optionsOf = (dialect: string) => ({
  plugins: [join(root, `src/${dialect}/${dialect}.ts`)],
  docs: { dialect },
})

/** All messages of a site, with those of its pages. */
async function messagesOf(content: Content) {
  const messages = [...content.messages]
  for await (const { page } of content.renderAll()) messages.push(...page.messages)
  return messages
}

it.each(['3.0/yaml', '3.1/json'])('reads all descriptions of a collection, %s', async (folder) => {
  const files = readdirSync(join(examples, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [
      `docs/${name.replace(/\.(\w+)$/, '.openapi.$1')}`,
      readFileSync(join(examples, folder, name)),
    ])
  expect(files.length).toBeGreaterThan(10)
  const { content } = await openSite(Object.fromEntries(files), optionsOf('openapi'))
  expect(await messagesOf(content)).toEqual([])
})

it('reads packages of others', async () => {
  const contentDir = writeSite({
    'docs/typescript.yaml':
      "packages: [unified, vfile, { name: '@types/node', entries: [path, fs] }]\n",
    'node_modules/@types/.keep': '',
  })
  for (const name of ['unified', 'vfile', '@types/node']) {
    const folder = realpathSync(join(root, 'node_modules', name))
    symlinkSync(folder, join(contentDir, 'node_modules', name))
  }
  const { content } = await openSite({}, optionsOf('typescript'), { contentDir })
  expect(content.model.routes.length).toBeGreaterThan(150)
  expect(await messagesOf(content)).toEqual([])
  const { data } = await renderPath(content, '/docs/unified/interfaces/compile-result-map/')
  expect(data.kind === 'doc' && data.html).toContain('<code>Value</code></a>')
})
