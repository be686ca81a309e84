import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

/** What is used of esbuild. */
interface Esbuild {
  build(options: object): Promise<{
    outputFiles: { contents: Uint8Array }[]
    metafile: { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }
  }>
}

interface Resolver {
  onResolve(
    options: { filter: RegExp },
    callback: (args: { path: string; kind: string }) => object | undefined,
  ): void
}

// esbuild comes with tsup, which builds this package.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'))
const { build } = require('esbuild') as Esbuild

/** What is imported later has a file of its own and does not count. */
const apart = {
  name: 'apart',
  setup: (resolver: Resolver) =>
    resolver.onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/** Weight and modules of what one import brings at once. */
async function weigh(code: string): Promise<{ gzip: number; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['source', 'browser'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [apart],
    // The paths of tsconfig.json are for the types of the server's side.
    tsconfigRaw: {},
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  return {
    gzip: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
    modules: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => name),
  }
}

describe('importing one part brings what it needs and no more', () => {
  it.each([
    ["import { Badge } from './parts'; console.log(Badge)", 0.4],
    ["import { LinkButton } from './index'; console.log(LinkButton)", 4],
    ["import { Breadcrumbs } from './index'; console.log(Breadcrumbs)", 7],
    ["import { Toc } from './index'; console.log(Toc)", 5],
    ["import { Footer } from './index'; console.log(Footer)", 7],
    [
      "import { ColorModeToggle, ThemeRoot } from './index'; console.log(ColorModeToggle, ThemeRoot)",
      5,
    ],
    ["import { bootScript } from './boot'; console.log(bootScript)", 1],
    ["import { bodyBehaviours } from './behaviours'; console.log(bodyBehaviours)", 7],
    ["import { startUi5 } from './ui5'; console.log(startUi5)", 1.5],
    ["import { SearchPopup } from './search'; console.log(SearchPopup)", 7.5],
    ["import { attachSearchBox } from './behaviours'; console.log(attachSearchBox)", 2.5],
  ])('%s: under %d KB gzip', async (code, limit) => {
    const { gzip } = await weigh(code)
    expect(gzip).toBeLessThan(limit * 1024)
  })

  it('a page is under 17 KB gzip before what it loads later', async () => {
    const { gzip } = await weigh(
      "import { Head, Page, ThemeRoot } from './index'; console.log(Head, Page, ThemeRoot)",
    )
    expect(gzip).toBeLessThan(17 * 1024)
  })

  it('no part of the shell brings UI5, the search popup or the views of other pages', async () => {
    const { modules } = await weigh("import * as theme from './index'; console.log(theme)")
    const late =
      /@ui5|search\/suggestions|search\/search-results|pages\/(?:tags|index|search|not-found|crash)-page/
    expect(modules.filter((name) => late.test(name))).toEqual([])
  })
})
