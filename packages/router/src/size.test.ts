import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

/** The part of esbuild in use. */
interface Esbuild {
  build(options: object): Promise<{ outputFiles: { contents: Uint8Array }[] }>
}

// esbuild comes with tsup, which builds this package.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'))
const { build } = require('esbuild') as Esbuild

async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['source'],
    external: ['react', 'react-dom'],
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

it.each([
  ['core and React binding', "export * from './index.ts'; export * from './react/index.ts'", 4096],
  ['documents', "export { createDocumentRouter } from './documents/index.ts'", 5120],
])('%s: size with gzip', async (_, contents, limit) => {
  const size = await sizeOf(contents)
  console.info(`${size} bytes`)
  expect(size).toBeLessThan(limit)
})
