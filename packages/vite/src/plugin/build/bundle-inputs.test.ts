import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { beforeEach, expect, it } from 'vitest'
import { areUnchanged, bundleKey, digestsOf, postcssConfig } from './bundle-inputs'

/** A workspace with a lockfile, and a project below it. */
let workspace: string
let root: string
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'landing-inputs-'))
  root = join(workspace, 'apps/site')
  mkdirSync(join(root, 'src/pages'), { recursive: true })
  mkdirSync(join(root, 'static'))
  mkdirSync(join(root, 'node_modules'))
  write('pnpm-lock.yaml', '1')
  write('apps/site/src/pages/index.jsx', 'page')
  write('apps/site/vite.config.js', 'config')
})

const write = (path: string, text: string) => writeFileSync(join(workspace, path), text)

const keyOf = (user: object = {}, more: unknown = 1) => {
  const config = {
    root,
    mode: 'production',
    env: {},
    publicDir: join(root, 'static'),
    configFileDependencies: [join(root, 'vite.config.js')],
  }
  return bundleKey(config as unknown as ResolvedConfig, user, more)
}

it.each<[string, () => void]>([
  ['an edited source', () => write('apps/site/src/pages/index.jsx', 'edited')],
  ['a new source', () => write('apps/site/src/theme.jsx', '')],
  ['the configuration of Vite', () => write('apps/site/vite.config.js', 'other')],
  ['the lockfile of the workspace', () => write('pnpm-lock.yaml', '2')],
  ['a configuration of the workspace', () => write('tsconfig.base.json', '{}')],
  ['the name of a static file', () => write('apps/site/static/new.txt', '')],
  ['an installation', () => write('apps/site/node_modules/.modules.yaml', '1')],
  ['a linked package', () => symlinkSync(workspace, join(root, 'node_modules/linked'))],
])('changes with %s', (_, change) => {
  const before = keyOf()
  expect(keyOf()).toBe(before)
  change()
  expect(keyOf()).not.toBe(before)
})

it('changes with options, but not with those that mean nothing to a bundle', () => {
  const plugin = { name: 'mine', transform() {} }
  expect(keyOf({ logLevel: 'warn', plugins: [plugin] })).toBe(keyOf())
  const keys = [
    keyOf(),
    keyOf({ define: { A: '1' } }),
    keyOf({ resolve: { alias: [{ find: /a/ }] } }),
    keyOf({ resolve: { alias: [{ find: /b/ }] } }),
    keyOf({ build: { assetsInlineLimit: () => true } }),
    keyOf({}, 2),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('takes options that are part of themselves', () => {
  const options: Record<string, unknown> = { define: { A: '1' } }
  options.self = options
  expect(keyOf(options)).toBe(keyOf(options))
  expect(keyOf(options)).not.toBe(keyOf({ ...options, define: { A: '2' } }))
})

it('does not read folders above a project without a lockfile', () => {
  rmSync(join(workspace, 'pnpm-lock.yaml'))
  const before = keyOf()
  write('other.json', '{}')
  expect(keyOf()).toBe(before)
})

it('tells edited, removed and new files', () => {
  const [known, absent] = ['apps/site/vite.config.js', 'absent.js'].map((path) =>
    join(workspace, path),
  )
  const digests = digestsOf([known ?? '', absent ?? ''])
  expect(areUnchanged(digests)).toBe(true)
  expect(areUnchanged(JSON.parse(JSON.stringify(digests)))).toBe(true)
  write('apps/site/vite.config.js', 'edited')
  expect(areUnchanged(digests)).toBe(false)
})

it.each([
  ['apps/site/postcss.config.mjs', ''],
  ['.postcssrc', '{}'],
  ['package.json', '{ "postcss": { "plugins": {} } }'],
])('finds the configuration of PostCSS in %s', (path, text) => {
  write('apps/site/package.json', '{ "name": "site" }')
  expect(postcssConfig(root)).toBeUndefined()
  write(path, text)
  expect(postcssConfig(root)).toBe(join(workspace, path))
})
