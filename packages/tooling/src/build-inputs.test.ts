import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const here = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(here, path), 'utf8')

it('has the modules that builds of packages load, and no others, in their hash', () => {
  const { inputs } = JSON.parse(read('turbo.json')).tasks['build:js']
  expect(inputs).toEqual(['package.json', 'src/tsup.mjs'])
  expect(read('src/tsup.mjs')).not.toMatch(/(?:from|import\(?) ?'\.{1,2}\//)
})
