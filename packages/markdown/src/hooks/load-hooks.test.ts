import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it, vi } from 'vitest'
import { compileHalf } from './compile-half'
import { loadHooks } from './load-hooks'
import { compileNaming } from './named-hooks'
import type { PluginHalf } from './plugin-half'

/** A plugin whose half for the site is this expression. */
const pluginOf = (site: string) => `export default { name: 'x', site: async () => ${site} }\n`
interface SiteHooks {
  readonly dialect?: { readonly name: string }
  readonly search?: object
}
const siteHalf: PluginHalf<SiteHooks> = {
  name: 'site',
  hooks: { dialect: {}, search: { isSingle: true } },
  naming: compileNaming,
}
const siteHooks = (folder: string, ...files: readonly string[]) =>
  loadHooks(
    files.map((file) => ({ module: join(folder, file) })),
    siteHalf,
    folder,
  )

it('loads plugins by the names of their modules, each half for itself', async () => {
  const folder = writeSite({
    'one.mjs': pluginOf("() => ({ dialect: { name: 'one' } })"),
    'two.mjs': `export default { name: 'two', compile: async () => () => ({ steps: [] }) }`,
  })
  const hooks = await siteHooks(folder, 'one.mjs', 'two.mjs')
  expect(hooks.of('one')).toBe(hooks.all[0]?.dialect)
  expect(hooks.of('landing')).toBeUndefined()
  expect(hooks.all).toHaveLength(1)
  expect(await loadHooks([{ module: join(folder, 'two.mjs') }], compileHalf, folder)).toMatchObject(
    {
      all: [{ steps: [] }],
    },
  )
})

it('has keys of the plugins with a part in pages, and of those with lint rules', async () => {
  const compiling = (hooks: string) =>
    `export default { name: 'x', compile: async () => () => (${hooks}) }`
  const folder = writeSite({
    'site.mjs': pluginOf('() => ({})'),
    'step.mjs': compiling('{ steps: [] }'),
    'rule.mjs': compiling('{ lint: [] }'),
  })
  const keysOf = async (...files: readonly string[]) => {
    const plugins = files.map((file) => ({ module: join(folder, file) }))
    const { key, lintKey } = await loadHooks(plugins, compileHalf, folder)
    return [key, lintKey]
  }
  const [key, lintKey] = await keysOf('step.mjs', 'rule.mjs', 'site.mjs')
  expect([key, lintKey]).toEqual(await keysOf('step.mjs', 'rule.mjs'))
  const [withoutRule, noRules] = await keysOf('step.mjs')
  expect(withoutRule).toBe(key)
  expect(noRules).not.toBe(lintKey)
  expect((await keysOf('rule.mjs'))[0]).not.toBe(key)
})

it.each([
  ['export default { dialects: 1 }', /^The module ".*" exports no plugin\.$/],
  [pluginOf("() => { throw new Error('No key') }"), /^The plugin ".*" failed: No key$/],
  [pluginOf('() => ({ links: 1 })'), /links: is unknown; known: dialect, search\.$/],
  ['export default {', /^The plugin ".*" cannot be loaded: /],
  ["throw new Error('No key')", /^The plugin ".*" cannot be loaded: No key$/],
  ["export default { name: 'x', site() { throw new Error('No key') } }", /" failed: No key$/],
  ["export default { name: 'x', site: () => import('none') }", /^The plugin ".*" failed: .*'none'/],
  [
    "export default { name: 'x', site: 1 }",
    /^Invalid plugin ".*":\n\n {2}site: expected a function, /,
  ],
  [
    pluginOf('({})'),
    /^Invalid plugin ".*":\n\n {2}site\(\): expected a function, received an object/,
  ],
  [
    pluginOf('undefined'),
    /^Invalid plugin ".*":\n\n {2}site\(\): expected a function, received not/,
  ],
  [
    pluginOf('() => undefined'),
    /^Invalid site hooks of the plugin ".*: expected an object, received n/s,
  ],
  [
    pluginOf('() => 1'),
    /^Invalid site hooks of the plugin ".*: expected an object, received 1\.$/s,
  ],
  ["export default { name: 'x', compil: 1 }", /compil: is unknown; .*\. Did you mean "compile"\?$/],
])('says what is wrong with the plugin %s', async (code, message) => {
  const folder = writeSite({ 'plugin.mjs': code })
  await expect(siteHooks(folder, 'plugin.mjs')).rejects.toMatchObject({
    code: 'content/plugin',
    message: expect.stringMatching(message),
  })
})

it('checks options by the rules of their plugin', async () => {
  const folder = writeSite({
    'plugin.mjs': `export default {
      name: 'x',
      options: {
        size: 'number',
        drawnIn: ['build', 'browser'],
        files: { listOf: 'string' },
        names: { mapOf: 'string' },
        look: { options: { color: 'string', width: 'number' } },
        id: (value, { size }) => (value === undefined && size === 0 ? 'an id' : undefined),
      },
      site: async () => () => ({}),
    }`,
  })
  const load = (options?: unknown) =>
    loadHooks([{ module: join(folder, 'plugin.mjs'), options }], siteHalf, folder)
  expect((await load()).all).toHaveLength(1)
  expect((await load({ size: 1, drawnIn: 'build', files: ['a'], names: {} })).all).toHaveLength(1)
  const wrong = {
    size: 0,
    drawnIn: 'bild',
    files: ['a', 1],
    names: { b: true },
    sise: 2,
    z: 0,
    look: { colour: 'red', width: '1' },
  }
  const known = 'size, drawnIn, files, names, look, id'
  await expect(load(wrong)).rejects.toMatchObject({
    code: 'content/plugin',
    message: [
      'Invalid options of the plugin "x":\n',
      `  sise: is unknown; known: ${known}. Did you mean "size"?`,
      `  z: is unknown; known: ${known}.`,
      '  drawnIn: expected "build" or "browser", received "bild". Did you mean "build"?',
      '  files[1]: expected a text, received 1.',
      '  names.b: expected a text, received true.',
      '  look.colour: is unknown; known: color, width. Did you mean "color"?',
      '  look.width: expected a number, received "1".',
      '  id: expected an id, received nothing.',
    ].join('\n'),
  })
  await expect(load([])).rejects.toMatchObject({
    message: expect.stringContaining('(whole value): expected an object, received a list.'),
  })
})

it('names two plugins with one dialect, and one that is not installed', async () => {
  const x = pluginOf("() => ({ dialect: { name: 'x' } })")
  const folder = writeSite({ 'a.mjs': x, 'b.mjs': x })
  await expect(siteHooks(folder, 'a.mjs', 'b.mjs')).rejects.toMatchObject({
    code: 'content/plugin',
    message: expect.stringMatching(
      /^The plugins ".*a\.mjs" and ".*b\.mjs" both have the dialect "x"\.$/,
    ),
  })
  await expect(loadHooks([{ module: 'not-installed' }], siteHalf, folder)).rejects.toMatchObject({
    message: expect.stringContaining('The plugin "not-installed" cannot be loaded'),
  })
  const missing = ['not-installed', 'nor-this'].map((module) => ({ module }))
  await expect(loadHooks(missing, siteHalf, folder)).rejects.toMatchObject({
    message: '2 plugins cannot be used.',
    diagnostics: missing.map(({ module }) => ({
      code: 'content/plugin',
      message: expect.stringContaining(`The plugin "${module}" cannot be loaded`),
    })),
  })
})

it('names values in hooks that would never have an effect', async () => {
  const hooks = `{
    steps: [{ at: 'html', plugin() {} }, { at: 'outline', plugin: [] }, { at: 'html' }, { at: 'plain', plain: String }, { at: 'html', plain: String }],
    directives: { a: { leef: {} }, b: { leaf: { html() {}, plain: 1 } }, c: { text: {} }, d: { leaf: undefined } },
    codeMarks: { a: { line: 'a b' }, b: { word: 'b' }, c: 'c', d: {}, e: { word: 'ins' }, f: { note: true } },
  }`
  const code = `export default { name: 'a', compile: () => () => (${hooks}) }`
  const module = join(writeSite({ 'a.mjs': code }), 'a.mjs')
  await expect(loadHooks([{ module }], compileHalf, '/')).rejects.toMatchObject({
    code: 'content/plugin',
    message: [
      `Invalid compile hooks of the plugin "${module}":\n`,
      '  directives.a.leef: is unknown; known: container, leaf, text. Did you mean "leaf"?',
      '  directives.b.leaf.plain: expected a function, received 1.',
      '  directives.c.text.html: expected a function, received nothing.',
      '  codeMarks.a.line: expected letters, digits and hyphens, received "a b".',
      '  codeMarks.b.word: expected "mark" or "ins" or "del", received "b".',
      '  codeMarks.c: expected an object, received "c".',
      '  codeMarks.d.line: expected letters, digits and hyphens, received nothing.',
      '  steps[1].at: expected "parsed" or "source" or "markdown" or "plain" or "html" or "outlined", received "outline". Did you mean "outlined"?',
      '  steps[2].plugin: expected a plugin of unified, received nothing.',
      '  steps[4].plugin: expected a plugin of unified, received nothing.',
    ].join('\n'),
    help: 'Correct the plugin, or remove it from "plugins".',
  })
})

it('names a second plugin that searches the site', async () => {
  const search = pluginOf("() => ({ search: { module: 'file:///search.js' } })")
  const folder = writeSite({ 'a.mjs': search, 'b.mjs': search })
  await expect(siteHooks(folder, 'a.mjs', 'b.mjs')).rejects.toMatchObject({
    code: 'content/plugin',
    message: expect.stringMatching(
      /^The plugins ".*a\.mjs" and ".*b\.mjs" both have the hook "search"\.$/,
    ),
  })
})

it('gives plugins their options and the files that they read, and names both', async () => {
  const folder = writeSite({
    'plugin.mjs': pluginOf(
      '({ file }, { readFile }) => ({ dialect: { name: readFile(file).trim() } })',
    ),
    'a.txt': 'one\n',
  })
  const module = join(folder, 'plugin.mjs')
  const load = (file: string) => loadHooks([{ module, options: { file } }], siteHalf, folder)
  const first = await load('a.txt')
  expect(first.of('one')).toBeDefined()
  expect(first.reads(join(folder, 'a.txt'))).toBe(true)
  expect(first.reads(join(folder, 'b.txt'))).toBe(false)
  writeFileSync(join(folder, 'a.txt'), 'two\n')
  expect((await load('a.txt')).key).not.toBe(first.key)
  // As "command > file" of Windows PowerShell writes it.
  writeFileSync(join(folder, 'a.txt'), '\uFEFFthree\r\n', 'utf16le')
  expect((await load('a.txt')).of('three')).toBeDefined()
  await expect(load('b.txt')).rejects.toMatchObject({
    code: 'content/plugin',
    message: expect.stringMatching(/^The plugin ".*plugin.mjs" cannot read the file "b.txt"\.$/),
  })
})

it('gives plugins installed packages and a browser, and names both', async () => {
  const folder = writeSite({
    'package.json': '{}',
    'plugin.mjs': pluginOf(`(_, { peer, browser }) => ({ dialect: {
      name: [peer('a')?.version, peer('none')?.version, browser()].join(' '),
    } })`),
    'node_modules/a/package.json': '{ "version": "1.0.0", "exports": "./a.js" }',
    'node_modules/a/a.js': '',
  })
  const load = () => siteHooks(folder, 'plugin.mjs')
  vi.stubEnv('CHROME_PATH', '')
  const first = await load()
  expect(first.of('1.0.0  ')).toBeDefined()
  vi.stubEnv('CHROME_PATH', process.execPath)
  const second = await load()
  expect(second.of(`1.0.0  ${process.execPath}`)).toBeDefined()
  expect(second.key).not.toBe(first.key)
  writeFileSync(join(folder, 'node_modules/a/package.json'), '{ "version": "2", "main": "a.js" }')
  const third = await load()
  expect(third.of(`2  ${process.execPath}`)).toBeDefined()
  expect(third.key).not.toBe(second.key)
  vi.unstubAllEnvs()
})

it('gives plugins the files below a folder, and names these', async () => {
  const folder = writeSite({
    'plugin.mjs': pluginOf(`({ folder }, { readFiles }) => ({ dialect: {
      name: [...readFiles(folder, (path) => path.endsWith('.json'))].flat().join(' '),
    } })`),
    'docs/a.json': '1',
    'docs/a.md': '# A',
    'docs/b/c.json': '2',
  })
  const module = join(folder, 'plugin.mjs')
  const load = (name: string) =>
    loadHooks([{ module, options: { folder: name } }], siteHalf, folder)
  const first = await load('docs')
  const isRead = (path: string) => first.reads(join(folder, path))
  expect(['docs/a.json', 'docs/new/d.json'].filter(isRead)).toHaveLength(2)
  expect(['docs/a.md', 'data/a.json'].filter(isRead)).toEqual([])
  expect(first.of('a.json 1 b/c.json 2')).toBeDefined()
  writeFileSync(join(folder, 'docs/b/d.json'), '3')
  expect((await load('docs')).key).not.toBe(first.key)
  await expect(load('none')).rejects.toMatchObject({
    code: 'content/plugin',
    message: expect.stringMatching(/^The plugin ".*plugin.mjs" cannot read the folder "none"\.$/),
  })
})
