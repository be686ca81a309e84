import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ModuleReader } from './read-module'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-module-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Value of the default export of the first of some files, and what is reported about it. */
function read(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const [main = ''] = Object.keys(files)
  const reader = new ModuleReader(folder, main)
  const value = structuredClone(plain(reader.read(join(folder, main))))
  return { value, reported: reader.findings.map(({ line, what }) => `${line}: ${what}`) }
}

/** With the values of its lazy keys. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

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
    'returns in branches',
    `const pick = (kind) => {
       if (kind === 'a') { return 1 } else if (kind === 'b') return 2
       return 3
     }
     export default ['a', 'b', 'c'].map(pick)`,
    [1, 2, 3],
  ],
  [
    'a variable that changes',
    `let label = 'v1'
     if (process.env.NODE_ENV === 'production') label = label + ' (latest)'
     let count = 0
     for (let i = 0; i < 3; i++) count += i
     export default { label, count }`,
    { label: 'v1 (latest)', count: 3 },
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
  [
    'a loop that ends itself',
    `const list = []
     for (const a of [1]) for (;;) { list.push(1); if (list.length === 3) break }
     export default list`,
    [1, 1, 1],
  ],
])('follows %s', (_, text, value) => {
  expect(read({ 'config.ts': text }).value).toEqual(value)
})

it('reads what modules export, and files that they read', () => {
  const { value, reported } = read({
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
    'docs/data.yml': '- name: x',
    'docs/guides/intro/index.md': '# Intro',
    'docs/guides/other.md': '# Other',
    'package.json': '{ "homepage": "https://example.org" }',
  })
  expect(value).toEqual({
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

it('reports calls that fail, and goes on', () => {
  const { value, reported } = read({
    'config.js': `const users = require('fs').readFileSync('none.json', 'utf8')
      export default { users, title: 'Docs', list: ['a'].map(undefined) }`,
  })
  expect(value).toEqual({ title: 'Docs' })
  expect(reported).toEqual([
    "1: `require('fs').readFileSync('none.json'` can only be known by running it.",
    "2: `['a'].map(undefined) }` can only be known by running it.",
  ])
})

it("takes what everybody may see of Meta's sites, and leaves other objects as they are", () => {
  const choice = (name: string) => `${name}({ internal: 'a', external: 'b' })`
  const { value } = read({
    'config.js': `const { fbContent } = require('docusaurus-plugin-internaldocs-fb/internal')
      const links = require('links')
      module.exports = { shown: ${choice('fbContent')}, links: ${choice('links')} }`,
  })
  expect(value).toEqual({ shown: 'b', links: { internal: 'a', external: 'b' } })
})
