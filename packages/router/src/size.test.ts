import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundle } from './fixtures/bundle'

it.each([
  ['core and React binding', "export * from './index.ts'; export * from './react/index.ts'", 4520],
  ['documents', "export { createDocumentRouter } from './documents/index.ts'", 5700],
])('%s: size with gzip', async (_, contents, limit) => {
  const size = gzipSync(await bundle(contents), { level: 9 }).length
  expect(size).toBeLessThan(limit)
})
