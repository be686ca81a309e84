import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

/** What is used of esbuild. */
interface Esbuild {
  build(options: object): Promise<{ outputFiles: { contents: Uint8Array }[] }>
}

// esbuild comes with tsup, which builds this package.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'))
const { build } = require('esbuild') as Esbuild

it('weighs under 4 KB gzip: core, React binding and what is used of the schema', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './index.ts'; export * from './react/index.ts'",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['source'],
    external: ['react', 'react-dom'],
  })
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(4096)
})
