import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { bundleOf, findBundle, keepBundle } from './kept-bundle'

let folder: string
let cache: string
const none = { files: {}, folders: {}, links: [] }

function made(text: string) {
  const [client, server] = ['client', 'server'].map((name) => join(folder, `${name}-${text}`))
  mkdirSync(join(client ?? '', '.vite'), { recursive: true })
  mkdirSync(server ?? '')
  writeFileSync(join(client ?? '', 'main.js'), text)
  writeFileSync(join(client ?? '', '.vite/manifest.json'), '{}')
  writeFileSync(join(server ?? '', 'server.js'), text)
  writeFileSync(join(server ?? '', 'page.css'), text)
  return bundleOf(client ?? '', server ?? '')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-kept-'))
  cache = join(folder, 'cache')
})

it('gives back what was kept, for what was asked', () => {
  const bundle = made('one')
  keepBundle(cache, 'key', none, bundle)
  const found = findBundle(cache, 'key')
  const names = (files = bundle.files) => files.map(({ path, digest }) => [path, digest])
  expect(names(found?.files)).toEqual(names())
  expect(found?.files.map(({ path }) => path)).toEqual(['main.js', 'page.css'])
  expect(readFileSync(join(found?.client ?? '', '.vite/manifest.json'), 'utf8')).toBe('{}')
  expect(readFileSync(join(found?.server ?? '', 'server.js'), 'utf8')).toBe('one')
  expect(findBundle(cache, 'another key')).toBeUndefined()
})

it('gives nothing when something it was made of is another', () => {
  const file = join(folder, 'source.ts')
  writeFileSync(file, 'now')
  keepBundle(cache, 'key', { ...none, files: { [file]: { digest: 'then' } } }, made('one'))
  expect(findBundle(cache, 'key')).toBeUndefined()
})

it.each<[string, (file: string) => void]>([
  ['another content', (file) => writeFileSync(file, 'other')],
  ['a half', (file) => writeFileSync(file, readFileSync(file).subarray(0, 1))],
])('ignores what is damaged: %s', (_, damage) => {
  keepBundle(cache, 'key', none, made('one'))
  const found = findBundle(cache, 'key')
  damage(join(found?.server ?? '', 'server.js'))
  expect(findBundle(cache, 'key')).toBeUndefined()
  keepBundle(cache, 'key', none, made('two'))
  damage(join(cache, 'bundle.json'))
  expect(findBundle(cache, 'key')).toBeUndefined()
})

it('lets a build go on with what another one has replaced', () => {
  keepBundle(cache, 'key', none, made('one'))
  const first = findBundle(cache, 'key')
  keepBundle(cache, 'key', none, made('two'))
  const second = findBundle(cache, 'key')
  const code = [first, second].map((it) => readFileSync(join(it?.client ?? '', 'main.js'), 'utf8'))
  expect(code).toEqual(['one', 'two'])
  expect(readdirSync(cache).filter((name) => name.endsWith('.json'))).toEqual(['bundle.json'])
})

it('does without a folder it cannot write', () => {
  writeFileSync(cache, 'a file')
  keepBundle(cache, 'key', none, made('one'))
  expect(findBundle(cache, 'key')).toBeUndefined()
})
