import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

// Declarations are made from the built declarations of other packages, never from their sources.
const declarations = { customConditions: [], composite: false, emitDeclarationOnly: false }

/** Entries whose declarations the manifest names: not programs and threads. */
function declared(entry) {
  const manifest = readFileSync('package.json', 'utf8')
  return Object.fromEntries(
    Object.entries(entry).filter(([name]) => manifest.includes(`"./dist/${name}.d.ts"`)),
  )
}

/**
 * The one build of a package: ES modules from named entries, with the declarations that its `exports` name.
 *
 * @param {Record<string, string>} entry output name → source file
 * @param {import('tsup').Options & { dts?: { entry: Record<string, string> } }} [overrides]
 */
export function packageBuild(entry, { dts, ...overrides } = {}) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    sourcemap: true,
    clean: true,
    treeshake: false,
    dts: { entry: declared(entry), compilerOptions: declarations, ...dts },
    ...overrides,
  })
}
