import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { builtVersion, moduleKey } from './module-key'

/** The files that a key does not change with. */
async function ignored(
  key: (address: string) => string | Promise<string>,
  entry: string,
  files: Readonly<Record<string, string>>,
): Promise<string[]> {
  const keyWith = async (changed?: string) => {
    const texts = Object.entries(files).map(([name, text]) => [
      name,
      name === changed ? `${text} ` : text,
    ])
    const folder = writeSite(Object.fromEntries(texts))
    return key(pathToFileURL(join(folder, entry)).href)
  }
  const same = await keyWith()
  expect(await keyWith()).toBe(same)
  const names = Object.keys(files)
  const keys = await Promise.all(names.map(keyWith))
  return names.filter((_, index) => keys[index] === same)
}

it('changes with every byte of the code that a module imports', async () => {
  const files = {
    'package.json': '{}',
    'index.mjs': "import './part.mjs'\nimport 'peer'\nexport const load = () => import('lazy')",
    'part.mjs': "export { a } from './a.mjs'",
    'a.mjs': 'export const a = 1',
    'unused.mjs': '',
    'node_modules/peer/package.json': '{ "exports": "./index.js", "version": "1.0.0" }',
    'node_modules/peer/index.js': "import './part.js'",
    'node_modules/peer/part.js': '',
    'node_modules/lazy/package.json': '{ "exports": "./index.js", "version": "1.0.0" }',
    'node_modules/lazy/index.js': '',
  }
  expect(await ignored(moduleKey, 'index.mjs', files)).toEqual([
    'unused.mjs',
    'node_modules/lazy/index.js',
  ])
})

it('changes with the built code of our packages, and with the versions of others', async () => {
  const files = {
    'package.json': '{ "name": "@landing/a", "dependencies": { "@landing/b": "1", "c": "1" } }',
    'dist/index.js': '',
    'dist/index.d.ts': '',
    'dist/parts/part.js': '',
    'node_modules/@landing/b/package.json':
      '{ "name": "@landing/b", "dependencies": { "d": "1" } }',
    'node_modules/@landing/b/dist/index.js': '',
    'node_modules/c/package.json': '{ "name": "c", "version": "1.0.0" }',
    'node_modules/c/dist/index.js': '',
    'node_modules/d/package.json': '{ "name": "d", "version": "1.0.0" }',
  }
  expect(await ignored(builtVersion, 'dist/index.js', files)).toEqual([
    'dist/index.d.ts',
    'node_modules/c/dist/index.js',
  ])
})
