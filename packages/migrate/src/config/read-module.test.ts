import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOf, valuesOf } from '../site/values'
import { External, passedTo } from './external'
import { ModuleReader } from './read-module'
import { givenBy, runConfig } from './run-config'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-module-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Value of the default export of the first of some files, and what is reported about it. */
function read(files: Readonly<Record<string, string>>, runs = false) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const [main = ''] = Object.keys(files)
  const reader = new ModuleReader(folder, main, runs)
  const value = reader.readConfig(join(folder, main))
  const plain: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  const reported = () => reader.findings.map(({ line, what }) => `${line}: ${what}`)
  return { value, plain, reader, reported: reported() }
}

const run = (files: Readonly<Record<string, string>>) => read(files, true)

it('reads constants, with those of files beside, wrappers and functions that return them', () => {
  const { plain, reported } = read({
    'docs/config.ts': `
      'use strict'
      import { defineConfig } from 'vitepress'
      import * as all from './parts'
      import { one } from './parts'
      import { named } from './common.cjs'
      const list = require('./common.cjs').list
      const base: string = '/tool/'
      function nav() {
        const text = 'A'
        return [{ text, link: \`\${base}a\` }]
      }
      export default defineConfig(() => ({
        one, all, named, list: [...list, ...[3]], nav: nav(),
        ...({ title: 'T' } satisfies object), theme: require.resolve('./theme.css'),
        items: [false && 'x', 'a' + 'b'].filter(Boolean),
        year: typeof 1 || new Date().getFullYear() }) as never)`,
    'docs/parts/index.ts': "const one = 'first'\nexport { one }",
    'docs/common.cjs': 'exports.list = [1, 2]\nmodule.exports.named = "n"',
  })
  expect(plain).toEqual({
    one: 'first',
    all: { one: 'first' },
    named: 'n',
    list: [1, 2, 3],
    nav: [{ text: 'A', link: '/tool/a' }],
    title: 'T',
    theme: join(folder, 'docs/theme.css'),
    items: ['ab'],
  })
  expect(reported).toEqual([
    '17: `typeof 1 || new Date().getFullYear()` can only be known by running it.',
  ])
})

it('lists what only running tells, and goes on', () => {
  const { plain, reported } = read({
    'config.js': `const users = require('fs').readFileSync('none.json')
      let title = 'Docs'
      if (users) title = 'Other'
      const more = () => { if (users) return 1 }
      export default { users, title, list: ['a'].map(String), more: more(), ...require('x'),
        items: [...require('y'), url ?? 'b'] }`,
  })
  expect(plain).toEqual({ title: 'Docs', items: [null] })
  const isUnknown = ' can only be known by running it.'
  expect(reported.map((each) => each.replace(isUnknown, ''))).toEqual([
    "3: `if (users) title = 'Other'`",
    "5: `...require('x')`",
    "1: `require('fs').readFileSync('none.json')`",
    "5: `['a'].map(String)`",
    '4: `() => { if (users) return 1 }`',
    "6: `...require('y')`",
    "6: `url ?? 'b'`",
  ])
})

it('lists a configuration that only running makes', () => {
  const { plain, reported } = read({ 'config.js': 'export default async () => {\n  await 1\n}' })
  expect(plain).toBeUndefined()
  expect(reported).toEqual(['1: `async () => { await 1 }` can only be known by running it.'])
})

it.each<[string, string, unknown]>([
  [
    'a loop that fills a list',
    `const names = ['a', '_b', 'c']
     function list() {
       const links = []
       for (const name of names) {
         if (name.startsWith('_')) continue
         links.push({ text: name, link: \`/\${name}/\` })
       }
       return links
     }
     export default { links: list() }`,
    {
      links: [
        { text: 'a', link: '/a/' },
        { text: 'c', link: '/c/' },
      ],
    },
  ],
  [
    'a configuration that changes after it was declared',
    `const config = { plugins: ['a'], theme: { items: [] } }
     if (process.platform === 'win32') config.plugins = []
     else config.theme.style = 'dark'
     config.theme.items.push({ label: 'Docs' })
     config.plugins = config.plugins.filter(Boolean).concat('b')
     module.exports = config`,
    { plugins: ['a', 'b'], theme: { items: [{ label: 'Docs' }], style: 'dark' } },
  ],
  [
    'an async function in a function of a package',
    `import { withPlugin } from 'some-plugin'
     import { defineConfig } from 'vitepress'
     export default withPlugin(defineConfig(async () => {
       const { title } = await Promise.resolve({ title: 'Docs' })
       return { title }
     }))`,
    { title: 'Docs' },
  ],
  ['a function of CommonJS', "module.exports = async () => ({ title: 'T' })", { title: 'T' }],
])('runs %s', (_, text, value) => {
  expect(run({ 'config.ts': text }).plain).toEqual(value)
})

it('runs what modules export, with files that they read and installed packages', () => {
  const { plain, reported } = run({
    'docs/config.mjs': `
      import fs, { readdirSync } from 'node:fs'
      import { createRequire } from 'node:module'
      import { load } from 'js-yaml'
      import { one, renamed } from './parts'
      import { named } from './common.cjs'
      const require = createRequire(import.meta.url)
      const json = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
      const folders = readdirSync('docs/guides', { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
      export default {
        one, renamed, named, folders,
        url: json.homepage,
        data: load(fs.readFileSync('docs/data.yml', 'utf8')),
        list: require('./common.cjs').list,
        lazy: (await import('./common.cjs')).list,
        theme: require.resolve('./theme.css'),
      }`,
    'docs/parts/index.ts': "export * from './one'\nexport { one as renamed } from './one'",
    'docs/parts/one.ts': "const one = 'first'\nexport { one }",
    'docs/common.cjs': 'exports.list = [1, 2]\nmodule.exports.named = "n"',
    'docs/data.yml': 'x',
    'docs/theme.css': '',
    'node_modules/js-yaml/index.js': 'exports.load = (name) => [{ name }]',
    'docs/guides/intro/index.md': '# Intro',
    'docs/guides/other.md': '# Other',
    'package.json': '{ "homepage": "https://example.org" }',
  })
  expect(plain).toEqual({
    one: 'first',
    renamed: 'first',
    named: 'n',
    folders: ['intro'],
    url: 'https://example.org',
    data: [{ name: 'x' }],
    list: [1, 2],
    lazy: [1, 2],
    theme: join(folder, 'docs/theme.css'),
  })
  expect(reported).toEqual([])
})

it('gives what is no data a placeholder, and the keys of data their lines', () => {
  const { value, reader, reported } = run({
    'config.ts': `import starlight from '@astrojs/starlight'
import own, { Thing } from './own.js'
import gone from 'gone'
const more = { deep: { list: [{}, {
  a: 1 }] } }
const round: Record<string, unknown> = {}
round.self = round
console.log('Not shown.')
setInterval(() => {}, 1000)
export default {
  title: \`\${gone}!\`, gone, round, more, set: new Set([1]), thing: new Thing(),
  url: new URL('https://example.org/a'), call: () => 1, editUrl: ({ docPath }) => \`/\${docPath}\`,
  options: starlight({ title: 'T' }), own: [...own(), ...gone()] }`,
    'own.ts': 'export default () => [1]\nexport class Thing {}',
  })
  const { gone, round, call, editUrl, options, thing, more, ...data } = valuesOf(value)
  expect(data).toEqual({ set: [1], url: 'https://example.org/a', own: [1] })
  expect(gone).toEqual(new External('gone'))
  expect([valuesOf(round).self, thing, call].map((each) => typeof each)).toEqual(
    Array.from({ length: 3 }, () => 'function'),
  )
  expect(givenBy.get(Object(editUrl))).toBe('/:path')
  expect([options, passedTo.get(Object(options))]).toEqual([{ title: 'T' }, '@astrojs/starlight'])
  const [, item] = listOf(valuesOf(valuesOf(more).deep).list)
  reader.note(valuesOf(item), 'a', 'A', '')
  reader.note(valuesOf(value), 'url', 'URL', '')
  expect(reported).toEqual([
    '3: `gone` was not found; what it gives is missing in the configuration.',
  ])
  expect(reader.findings.slice(1)).toMatchObject([{ line: 5 }, { line: 12 }])
})

it.each([
  [
    'throws',
    'null.a',
    /^Running "config\.js" failed: TypeError: .*Correct it, or migrate without `--run-config`\.$/,
  ],
  ['ends', 'process.exit(0)', /^"config\.js" ended without a configuration\. Correct it/],
  ['does not end', 'for (;;);', /^"config\.js" did not end within 2 s\. Correct it/],
])('says that a configuration %s', (_, text, message) => {
  const file = join(folder, 'config.js')
  writeFileSync(file, text)
  // Only one that does not end is not given all the time that it may take on a busy machine.
  expect(() => runConfig(file, folder, text === 'for (;;);' ? 2 : undefined)).toThrow(message)
})
