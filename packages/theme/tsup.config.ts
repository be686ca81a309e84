import { readdirSync } from 'node:fs'
import { packageBuild } from '@landing/tooling/tsup'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^fixtures/.test(file))
  .sort()

/** What others import; declarations are made for these. */
const entries = sources.filter((file) => /^(?:entries\/|messages\/)/.test(file))

const byName = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]))

/** Keeps one output file a source file: a site's bundler then takes exactly the parts in use. */
const separateFiles = {
  name: 'separate-files',
  setup(build: {
    onResolve(
      options: { filter: RegExp },
      callback: (args: { path: string; kind: string }) => unknown,
    ): void
  }) {
    build.onResolve({ filter: /^\./ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      return { path: `${path}.js`, external: true }
    })
  },
}

export default packageBuild(byName(sources), {
  splitting: false,
  // UI5's peers bring `-base`, which cannot be a peer itself: npm then chooses versions that do not go together.
  external: [/^@ui5\//],
  esbuildPlugins: [separateFiles],
  dts: { entry: byName(entries), compilerOptions: { customConditions: [], noEmit: false } },
  // Styles, themes and fonts are written beside the scripts once those are there.
  onSuccess: 'node scripts/build-assets.mjs',
})
