import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openAll } from './content/open-content'
import { removeSites, writeFiles, writeSite } from './fixtures/write-site'
import { landingSources } from './landing-sources'

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

it('fetches no links out of the folder, no packages and no record of generated pages', async () => {
  const repository = writeSite({
    'secret.md': '# Secret\n',
    'docs/index.md': '# Docs\n',
    'docs/a/.PAGES/pages.json': '{}',
    'docs/.pages/pages.json': '{"pages":[{"path":"a.md","file":"../../../landing.config.json"}]}',
    'docs/a/node_modules/typescript/index.js': '',
  })
  const links = { in: 'index.md', up: '../secret.md', passwd: '/etc/passwd', loop: '.', none: 'no' }
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(repository, 'docs', name))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository })
  git('init', '-q', '-b', 'main')
  git('add', '-Af')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a')
  const sources = [{ git: repository, ref: 'main', into: 'docs/x' }]
  const config = { title: 'T', url: 'https://example.org', sources }
  const folder = writeSite({ 'landing.config.json': JSON.stringify(config) })
  const error = (text: string) => expect.unreachable(text)
  expect(await landingSources([], folder, { log: () => {}, error })).toBe(0)
  const found = readdirSync(join(folder, 'content/.sources/x'), { recursive: true })
  expect(found.sort()).toEqual(['a', 'in', 'index.md'])
})

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
