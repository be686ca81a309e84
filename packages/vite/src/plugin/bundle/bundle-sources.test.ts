import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { areSameSources, type BundleSources, collectSources } from './bundle-sources'

let root: string
/** Every file is older than the start of a bundler. */
const write = (path: string, text: string) => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}
const later = () => Date.now() + 60_000
const graph = (ids: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(ids).map(([id, imported]) => [
      join(root, id),
      new Set(imported.map((each) => join(root, each))),
    ]),
  )

function collect(modules: Readonly<Record<string, readonly string[]>>, started = later()) {
  return collectSources({
    modules: graph(modules),
    assets: [],
    settings: [],
    folders: [join(root, 'static')],
    started,
  })
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'landing-sources-')))
  write('package.json', '{}')
  write('src/main.tsx', 'import "react"; import "./part"')
  write('src/part.ts', 'export {}')
  write('src/main.css', '@import "./more/colours.css"; a { background: url(../missing.png?x#y) }')
  write('src/more/colours.css', 'a { color: red }')
  write('static/logo.svg', '<svg/>')
  write('store/react-1/package.json', '{"name":"react"}')
  write('store/react-1/index.js', '')
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(root, 'store/react-1'), join(root, 'node_modules/react'))
})

const modules = {
  'src/main.tsx': ['store/react-1/index.js', 'src/part.ts'],
  'src/part.ts': [],
  'src/main.css': [],
  'store/react-1/index.js': [],
}

it('holds while nothing changes, times apart', () => {
  const sources = collect(modules) as BundleSources
  expect(areSameSources(sources)).toBe(true)
  const long = new Date(Date.now() - 60_000)
  utimesSync(join(root, 'src/part.ts'), long, long)
  expect(areSameSources(sources)).toBe(true)
})

it.each<[string, () => unknown]>([
  ['a module', () => write('src/part.ts', 'export { }')],
  ['a module that has gone', () => rmSync(join(root, 'src/part.ts'))],
  ['imported styles', () => write('src/more/colours.css', 'a { color: tan }')],
  ['a picture that is there now', () => write('missing.png', '')],
  ['a file that may come before another', () => write('src/part.mjs', '')],
  ['a static file more', () => write('static/deep/robots.txt', '')],
  [
    'a package that means another version',
    () => {
      write('store/react-2/package.json', '{"name":"react"}')
      rmSync(join(root, 'node_modules/react'))
      symlinkSync(join(root, 'store/react-2'), join(root, 'node_modules/react'))
    },
  ],
  [
    'a package that is nearer',
    () => write('src/node_modules/react/package.json', '{"name":"react"}'),
  ],
  [
    'the manifest of a package',
    () => write('store/react-1/package.json', '{"name":"react","sideEffects":false}'),
  ],
  ['settings of TypeScript', () => write('tsconfig.json', '{}')],
])('notices %s', (_, change) => {
  const sources = collect(modules) as BundleSources
  change()
  expect(areSameSources(sources)).toBe(false)
})

it('follows what a configuration of TypeScript extends', () => {
  write('tsconfig.json', '{ "extends": "./base" }')
  write('base.json', '{}')
  const sources = collect(modules) as BundleSources
  write('base.json', '{ "compilerOptions": {} }')
  expect(areSameSources(sources)).toBe(false)
})

it.each([
  ['import.meta.glob', 'const all = import.meta.glob("./*.md")'],
  ['an import of a computed name', 'import(/* why */ `./$'.concat('{name}.js`)')],
  ['an address with a computed name', 'new URL(`./$'.concat('{name}.png`, import.meta.url)')],
])('does not vouch for code that reads by a pattern: %s', (doubt, text) => {
  const file = write('src/part.ts', text)
  expect(collect(modules)).toEqual({ doubt: `${file} has ${doubt}` })
})

it('knows an import of a plain name from one of a computed name', () => {
  write('src/part.ts', 'import( /* why */ "./main.css"); import("react")')
  expect(collect(modules)).not.toHaveProperty('doubt')
})

it.each([
  ['the import of "tailwindcss" in styles', '@import "tailwindcss";'],
  ['the import of "@/a.css" in styles', '.a { composes: b from "@/a.css" }'],
])('does not vouch for styles that are looked up: %s', (doubt, text) => {
  const file = write('src/main.css', text)
  expect(collect(modules)).toEqual({ doubt: `${file} has ${doubt}` })
})

it('does not vouch for what was written while the bundler ran', () => {
  expect(collect(modules, Date.now())).toHaveProperty(
    'doubt',
    expect.stringContaining('was written meanwhile'),
  )
})
