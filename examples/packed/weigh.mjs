// Brotli bytes of what the modules in weighed.json load at once, bundled by esbuild with chunks: some code, or a package's entry without other packages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const { code, entries } = JSON.parse(readFileSync('weighed.json', 'utf8'))

async function weigh(contents, options) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    ...{ bundle: true, minify: true, splitting: true, format: 'esm', platform: 'neutral' },
    ...{ outdir: 'out', write: false, metafile: true, logLevel: 'error' },
    ...options,
  })
  const sizes = new Map(
    outputFiles.map((file) => [file.path, brotliCompressSync(file.contents).length]),
  )
  const seen = new Set(['out/stdin.js'])
  for (const name of seen) {
    for (const { path, kind, external } of metafile.outputs[name].imports) {
      if (kind === 'import-statement' && !external) seen.add(path)
    }
  }
  return [...seen].reduce((sum, name) => sum + sizes.get(join(process.cwd(), name)), 0)
}

const weights = {}
for (const name of entries) {
  const file = JSON.stringify(fileURLToPath(import.meta.resolve(name)))
  weights[name] = await weigh(`import * as all from ${file}; console.log(all)`, {
    packages: 'external',
  })
}
for (const [name, text] of Object.entries(code)) {
  weights[name] = await weigh(text, { external: ['react*'] })
}
console.log(JSON.stringify(weights))
