import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'

// The bundler that tsup brings.
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild')

/**
 * Bytes, gzipped, of what a browser loads for a piece of code: bundled and minified.
 *
 * @param {string} code imports what is used
 * @param {string} resolveDir where its imports are looked for
 */
export async function codeSize(code, resolveDir) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['source'],
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

export const gzipSize = (data) => gzipSync(data, { level: 9 }).length
