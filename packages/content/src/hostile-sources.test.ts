import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openAll } from './content/open-content'
import { removeSites, writeFiles, writeSite } from './fixtures/write-site'

afterAll(removeSites)

const pluginOf = (dialect: string) => join(import.meta.dirname, dialect, `${dialect}.ts`)

/** Opens a site whose source has these files. */
async function openSource(dialect: string, files: Readonly<Record<string, string>>) {
  const source = { git: 'https://example.org/x.git', into: 'docs/x', dialect }
  const folder = writeSite({})
  writeFiles(join(folder, 'site/.sources/x'), { 'index.md': '# X\n', ...files })
  const plugins = [pluginOf(dialect)]
  const config = { title: 'T', url: 'https://example.org', docs: [], plugins, sources: [source] }
  const content = await openAll({ contentDir: join(folder, 'site'), config, production: true })
  return { folder, content, messages: content.messages.map(({ message }) => message) }
}

it('reads no changelog outside of a source, and writes none there', async () => {
  const { folder, messages, content } = await openSource('changelog', {
    'b.txt': '## 1.0.0\n\nB\n',
    'changelogs.yml': 'a: ../../../secret.md\n../../../../../out: b.txt\nb: b.txt\n',
  })
  expect(messages).toEqual([
    'The page "../../../../../out/1-0-0.md" of this file would be outside of the docs folder, so it is left out.',
    'The changelog "../../../secret.md" cannot be read: it is outside of the docs folder',
  ])
  expect(readdirSync(folder)).toEqual(['site'])
  expect(content.model.routes.map(({ path }) => path)).toContain('/docs/x/b/1-0-0/')
})

it('loads no compiler from a source, and compiles nothing that it names', async () => {
  const { folder, messages } = await openSource('typescript', {
    'typescript.yaml': 'packages: [{ name: x, entries: [./a.ts] }]\n',
    'a.ts': 'export * from "../../../secret"\n',
    // A package may import itself by its name.
    'package.json': '{ "name": "typescript", "exports": "./run.cjs" }',
    'run.cjs': 'require("node:fs").writeFileSync(__dirname + "/ran", "")',
  })
  expect(messages).toEqual(['References of TypeScript are not made in "sources".'])
  expect(existsSync(join(folder, 'site/.sources/x/ran'))).toBe(false)
})
