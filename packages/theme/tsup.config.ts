import { readdirSync, readFileSync } from 'node:fs'
import { packageBuild } from '@landing/tooling/tsup'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^fixtures/.test(file))
  .sort()

const byName = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]))

/** UI5's variables of a theme, bundled so that the package imports no undeclared UI5 package. */
const baseTheme = /^@ui5\/webcomponents-theming\/dist\/generated\/themes\/(\w+)\//
const themeOf = (path: string) => baseTheme.exec(path)?.[1]
const baseThemes = readFileSync('src/ui5/base-themes.ts', 'utf8').match(/@ui5[^']+/g) ?? []

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
    build.onResolve({ filter: baseTheme }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      return { path: `./base/${themeOf(path)}.js`, external: true }
    })
  },
}

const baseEntries = Object.fromEntries(
  baseThemes.map((path) => [`ui5/base/${themeOf(path)}`, `node_modules/${path}`]),
)

export default packageBuild(
  { ...byName(sources), ...baseEntries },
  {
    splitting: false,
    // UI5 comes from the application, as optional peers.
    external: [/^@ui5\/(?!webcomponents-theming)/],
    esbuildPlugins: [separateFiles],
    // Styles, themes and fonts are written beside the scripts once those are there.
    onSuccess: 'node scripts/build-assets.mjs',
  },
)
