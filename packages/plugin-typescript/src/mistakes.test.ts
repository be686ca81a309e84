import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, siteOpener, writeFiles, writeSite } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'

afterAll(removeSites)

const openSite = siteOpener(openContent)
const plugin = join(import.meta.dirname, 'index.ts')
const files = {
  'docs/typescript.yaml': "packages: ['@acme/kit']\n",
  'node_modules/@acme/kit/package.json': '{ "name": "@acme/kit", "types": "index.d.ts" }',
  'node_modules/@acme/kit/index.d.ts': 'export declare function f(): void\n',
}
const config = { plugins: [plugin], docs: { dialect: 'typescript' } }

it('finds a package that was installed after a build', async () => {
  const contentDir = writeSite({ 'docs/typescript.yaml': 'packages: [late]\n' })
  const open = async () => {
    const site = { title: 'Site', url: 'https://example.org', ...config }
    const { messages, model, dispose } = await openContent({
      contentDir,
      config: site,
      production: false,
    })
    await dispose()
    return [...messages.map(({ code }) => code), ...model.routes.map(({ path }) => path)]
  }
  expect(await open()).toContain('typescript/package')
  writeFiles(contentDir, {
    'node_modules/late/package.json': '{ "name": "late", "types": "index.d.ts" }',
    'node_modules/late/index.d.ts': 'export declare function f(): void\n',
  })
  expect(await open()).toContain('/docs/functions/f/')
})

describe('mistakes', () => {
  it.each([
    ['packages: [\n', '2:1 typescript/invalid', 'The file cannot be parsed'],
    ['a: 1\n', '1:1 typescript/invalid', 'The file names no packages.'],
    ['packages: [a]\nb: 1\n', '1:1 typescript/invalid', 'Unknown key "b".'],
    ['packages: [{ nam: a }]\n', '1:1 typescript/invalid', 'Item 1 of "packages"'],
    ['packages:\n  - none\n', '2:1 typescript/package', 'The package "none" is not installed.'],
    ['packages: [bare]\n', '1:1 typescript/package', 'The package "bare" has no types.'],
    [
      "packages: [{ name: '@acme/kit', entries: [./no] }]\n",
      '1:1 typescript/package',
      'The entry "./no" of "@acme/kit" has no types.',
    ],
  ])('%j: %s', async (text, place, message) => {
    const bare = { 'node_modules/bare/package.json': '{}', 'node_modules/bare/index.js': '' }
    const given = { ...files, ...bare, 'docs/typescript.yaml': text }
    const error = await openSite(given, config).catch((reason) => reason)
    const [first] = error.diagnostics
    const { file, line, column } = first.location
    expect(file).toBe('docs/typescript.yaml')
    expect(`${line}:${column} ${first.code}`).toBe(place)
    expect(first.message).toContain(message)
    expect(first.help).toBeTruthy()
  })
})

it('loads no compiler from a source, and compiles nothing that it names', async () => {
  const folder = writeSite({})
  writeFiles(join(folder, 'site/.sources/x'), {
    'index.md': '# X\n',
    'typescript.yaml': 'packages: [{ name: x, entries: [./a.ts] }]\n',
    'a.ts': 'export * from "../../../secret"\n',
    // A package may import itself by its name.
    'package.json': '{ "name": "typescript", "exports": "./run.cjs" }',
    'run.cjs': 'require("node:fs").writeFileSync(__dirname + "/ran", "")',
  })
  const source = { git: 'https://example.org/x.git', into: 'docs/x', dialect: 'typescript' }
  const options = { contentDir: join(folder, 'site'), production: false }
  const site = { plugins: [plugin], docs: [], sources: [source] }
  const { content } = await openSite({}, site, options)
  expect(content.messages.map(({ message }) => message)).toEqual([
    'References of TypeScript are not made in "sources".',
  ])
  expect(existsSync(join(folder, 'site/.sources/x/ran'))).toBe(false)
})
