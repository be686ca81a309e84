import { defineConfig } from 'tsup'

/**
 * The one JavaScript build of a package: ES modules from named entries. `pnpm build:types` writes the declarations.
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
    clean: ['!**/*.d.ts'],
    treeshake: false,
    silent: true,
    ...overrides,
  })
}
