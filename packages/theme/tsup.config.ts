import { readdirSync } from 'node:fs'
import { packageBuild } from '@landing/tooling/tsup'

/** What others import; declarations are made for these. */
const entries = {
  index: 'src/index.ts',
  boot: 'src/boot.ts',
  controls: 'src/controls.ts',
  behaviours: 'src/behaviours.ts',
  'display-settings': 'src/display-settings.ts',
  fonts: 'src/fonts.ts',
  pages: 'src/pages.ts',
  parts: 'src/parts.ts',
  search: 'src/search.ts',
  ui5: 'src/ui5.ts',
  'ui5-names': 'src/ui5-names.ts',
  'ui5-formats': 'src/ui5-formats.ts',
  'ui5-languages': 'src/ui5-languages.ts',
  'messages/de': 'src/messages/de.ts',
  'messages/ar': 'src/messages/ar.ts',
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^fixtures/.test(file))
  .sort()

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

export default packageBuild(
  Object.fromEntries(sources.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`])),
  {
    splitting: false,
    esbuildPlugins: [separateFiles],
    dts: { entry: entries, compilerOptions: { customConditions: [], noEmit: false } },
    // Styles, themes and fonts are written beside the scripts once those are there.
    onSuccess: 'node scripts/build-assets.mjs',
  },
)
