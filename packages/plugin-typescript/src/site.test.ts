import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, renderPath, siteOpener, writeFiles, writeSite } from '@landing/tooling/sites'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { pagesOf } from './fixtures/pages-of'

afterAll(removeSites)

const openSite = siteOpener(openContent)
const plugin = join(import.meta.dirname, 'index.ts')
const declarations =
  'export interface Options {}\nexport declare function f(options: Options): void\n'
const files = {
  'docs/typescript.yaml': "packages: ['@acme/kit']\n",
  'node_modules/@acme/kit/package.json': '{ "name": "@acme/kit", "types": "index.d.ts" }',
  'node_modules/@acme/kit/index.d.ts': declarations,
}
const config = { plugins: [plugin], docs: { dialect: 'typescript' } }

it('links names in code to their pages, and pages to their folders', async () => {
  const { content } = await openSite(files, config)
  expect(content.messages).toEqual([])
  expect(JSON.stringify(content.model.versions)).toContain('"label":"Functions"')
  const { data, messages } = await renderPath(content, '/docs/functions/f/')
  expect(messages).toEqual([])
  const html = data.kind === 'doc' ? data.html : ''
  expect(html).toMatch(/<a[^>]*href="\/docs\/interfaces\/options\/"[^>]*>(?:<[^>]*>)*Options</)
})

describe('pages are made again', () => {
  const open = async (contentDir: string) => {
    const { content } = await openSite({}, config, { contentDir, production: false })
    await content.dispose()
    const codes = content.messages.map(({ code }) => code)
    return [...codes, ...content.model.routes.map(({ path }) => path)]
  }

  it('when the declarations have changed', async () => {
    const contentDir = writeSite(files)
    await open(contentDir)
    const changed = `${declarations}export declare const added: 1\n`
    writeFiles(contentDir, { 'node_modules/@acme/kit/index.d.ts': changed })
    expect(await open(contentDir)).toContain('/docs/constants/added/')
  })

  it('when the package was installed after a build', async () => {
    const { 'docs/typescript.yaml': request, ...rest } = files
    const contentDir = writeSite({ 'docs/typescript.yaml': request })
    expect(await open(contentDir)).toContain('typescript/package')
    writeFiles(contentDir, rest)
    expect(await open(contentDir)).toContain('/docs/functions/f/')
  })
})

it.each([
  ['packages: [\n', '2:1 typescript/invalid'],
  ['packages:\n  - none\n', '2:1 typescript/package'],
])('names the place of a mistake: %j', async (text, place) => {
  const given = { ...files, 'docs/typescript.yaml': text }
  const error = await openSite(given, config).catch((reason) => reason)
  const [{ code, location }] = error.diagnostics
  expect(location.file).toBe('docs/typescript.yaml')
  expect(`${location.line}:${location.column} ${code}`).toBe(place)
})

it('says how to install typedoc', async () => {
  vi.doMock('./reference', () => {
    throw new Error("Cannot find package 'typedoc'")
  })
  await expect(pagesOf(files, 'packages: [a]\n')).rejects.toMatchObject({
    message: expect.stringContaining('without typedoc'),
    help: 'Install it: npm install --save-dev typedoc typedoc-plugin-markdown typescript@5',
  })
  vi.doUnmock('./reference')
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
