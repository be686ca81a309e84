import { defineConfig } from 'tsup'

/**
 * The one build of a package: ES modules and declarations from named entries.
 *
 * @param {Record<string, string>} entry output name → source file
 * @param {import('tsup').Options} [overrides]
 */
export function packageBuild(entry, overrides = {}) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    sourcemap: true,
    clean: true,
    treeshake: false,
    // Declarations are made from the built declarations of other packages, never from their sources.
    dts: { compilerOptions: { customConditions: [], noEmit: false } },
    ...overrides,
  })
}
