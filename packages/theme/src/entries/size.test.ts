import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
async function weigh(code: string): Promise<{ brotli: number; gzip: number; modules: string[] }> {
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
  const sizeBy = (compress: (data: Uint8Array) => Uint8Array) =>
    outputFiles.reduce((sum, { contents }) => sum + compress(contents).length, 0)
  return {
    brotli: sizeBy(brotliCompressSync),
    gzip: sizeBy(gzipSync),
    modules: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => name),
  }
}

describe('importing one part brings what it needs and no more', () => {
  it.each([
    ["import { Badge } from './parts'; console.log(Badge)", 0.4],
    ["import { LinkButton } from './index'; console.log(LinkButton)", 1],
    ["import { Breadcrumbs } from './index'; console.log(Breadcrumbs)", 4.1],
    ["import { Toc } from './index'; console.log(Toc)", 2.14],
    ["import { Footer } from './index'; console.log(Footer)", 4.1],
    [
      "import { ColorModeToggle, ThemeRoot } from './index'; console.log(ColorModeToggle, ThemeRoot)",
      4,
    ],
    ["import { bootScript } from './boot'; console.log(bootScript)", 1],
    ["import { startUi5 } from './ui5'; console.log(startUi5)", 1.5],
    ["import { SearchPopup } from './search'; console.log(SearchPopup)", 12.6],
    ["import { attachSearchBox } from './behaviours'; console.log(attachSearchBox)", 2.97],
  ])('%s: under %d KB gzip', async (code, limit) => {
    const { gzip } = await weigh(code)
    expect(gzip).toBeLessThan(limit * 1024)
  })

  it('the behaviours of a document are under 5.53 KB brotli, without React', async () => {
    const { brotli, modules } = await weigh(
      "import { attachPage, attachShell, showLoadFailure, swapSidebar } from './behaviours'; console.log(attachPage, attachShell, showLoadFailure, swapSidebar)",
    )
    expect(brotli).toBeLessThan(5.53 * 1024)
    expect(modules.filter((name) => name.endsWith('.tsx') || name.includes('react'))).toEqual([])
  })

  it('suggestions are under 10.4 KB brotli, without React', async () => {
    const { brotli, modules } = await weigh(
      "import { attachSuggestions } from './suggestions'; console.log(attachSuggestions)",
    )
    expect(brotli).toBeLessThan(10.4 * 1024)
    expect(modules.filter((name) => name.endsWith('.tsx') || name.includes('react'))).toEqual([])
  })

  it('the search page is under 8.5 KB brotli, without React', async () => {
    const { brotli, modules } = await weigh(
      "import { attachSearchResults } from './search-results'; console.log(attachSearchResults)",
    )
    expect(brotli).toBeLessThan(8.5 * 1024)
    expect(modules.filter((name) => name.endsWith('.tsx') || name.includes('react'))).toEqual([])
  })

  it('a page is under 29.8 KB gzip before what it loads later', async () => {
    const { gzip } = await weigh(
      "import { Head, Page, ThemeRoot } from './index'; console.log(Head, Page, ThemeRoot)",
    )
    expect(gzip).toBeLessThan(29.8 * 1024)
  })

  it('no part of the shell brings UI5 or the search popup', async () => {
    const { modules } = await weigh("import * as theme from './index'; console.log(theme)")
    const late = /@ui5|\/suggestions\.|results\/|page\/crash-page/
    expect(modules.filter((name) => late.test(name))).toEqual([])
  })
})
