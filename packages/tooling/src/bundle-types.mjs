// Bundles the declarations that `tsc -b` wrote into one file for each entry of a package, and files that entries share:
// relative imports without extensions, as the sources have them, mean nothing to TypeScript with "nodenext".
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

const packages = fileURLToPath(new URL('../../', import.meta.url))

/** Output names of declarations, with the files that `tsc -b` wrote, as the `exports` of a manifest name them. */
function declarationEntries(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.values(exports).flatMap(({ types, source }) => {
      if (types === undefined || source === undefined) return []
      const [start, end] = source.split('*')
      const names = end === undefined ? [''] : namesBetween(folder, start, end)
      return names.map((name) => [
        types.replace('./dist/', '').replace('.d.ts', '').replace('*', name),
        join(folder, '.cache/types', source.replace('*', name).replace(/\.tsx?$/, '.d.ts')),
      ])
    }),
  )
}

/** What the `*` of a pattern stands for. */
function namesBetween(folder, start, end) {
  return readdirSync(join(folder, start))
    .filter((name) => name.endsWith(end) && !name.includes('.test.'))
    .map((name) => name.slice(0, -end.length))
}

for (const name of readdirSync(packages)) {
  const folder = join(packages, name)
  const input = declarationEntries(folder)
  if (Object.keys(input).length === 0) continue
  const bundle = await rollup({
    input,
    plugins: [dts()],
    external: (id) => !/^[./]|^[A-Z]:/i.test(id),
    logLevel: 'silent',
  })
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rmSync(join(dist, file))
  }
  await bundle.write({
    dir: dist,
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({ name }) => `${name.replace(/\.d$/, '')}-[hash].d.ts`,
  })
}
