import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { moduleKey } from './module-key'

const files: Readonly<Record<string, string>> = {
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

/** The key of the module, with one byte more in a file. */
function keyWith(changed?: string, others?: 'manifests'): string {
  const texts = Object.entries(files).map(([name, text]) => [
    name,
    name === changed ? `${text} ` : text,
  ])
  const folder = writeSite(Object.fromEntries(texts))
  return moduleKey(pathToFileURL(join(folder, 'index.mjs')).href, others)
}

it('changes with every byte of the code that a module imports', () => {
  const key = keyWith()
  expect(keyWith()).toBe(key)
  const same = Object.keys(files).filter((name) => keyWith(name) === key)
  expect(same).toEqual(['unused.mjs', 'node_modules/lazy/index.js'])
})

it('may know other packages by their manifests', () => {
  const key = keyWith(undefined, 'manifests')
  const same = Object.keys(files).filter((name) => keyWith(name, 'manifests') === key)
  expect(same).toEqual([
    'unused.mjs',
    'node_modules/peer/index.js',
    'node_modules/peer/part.js',
    'node_modules/lazy/index.js',
  ])
})
