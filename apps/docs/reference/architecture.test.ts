import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const text = readFileSync(`${root}docs/architecture.md`, 'utf8')

it('names files that exist', () => {
  const files = [...text.matchAll(/`(?:packages\/)?([a-z]+\/src\/[\w/.-]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  )
  expect(files.length).toBeGreaterThan(30)
  const missing = files.filter((file) => !existsSync(`${root}packages/${file}`))
  expect(missing).toEqual([])
})
