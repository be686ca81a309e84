import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Tag names and the modules that are loaded for them. */
const loaders = ['elements.ts', '../entries/ui5-formats.ts'].flatMap((file) =>
  [...source(file).matchAll(/'(ui5-[\w-]+)': \(\) => import\('([^']+)'\)/g)].map(
    ([, name = '', path = '']) => [name, path] as const,
  ),
)

it.each(loaders)('%s is what its module defines', (name, path) => {
  expect(readFileSync(require.resolve(path), 'utf8')).toContain(`tag: "${name}"`)
})

it('knows all of them', () => {
  expect(loaders.length).toBe(28)
})
