import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { type IslandsPlugin, islandsPlugin } from './islands-plugin'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** Bundles `server.tsx` for the server. */
async function bundle(
  files: Readonly<Record<string, string>>,
  { allowsStyles = false } = {},
): Promise<{
  readonly code: string
  readonly islands: IslandsPlugin
  readonly root: string
}> {
  const root = mkdtempSync(join(tmpdir(), 'landing-plugin-'))
  roots.push(root)
  for (const [path, text] of Object.entries({ 'package.json': '{"name":"site"}', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const islands = islandsPlugin({
    serverEntry: join(root, 'server.tsx'),
    runtime: 'runtime',
    allowsStyles,
  })
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...islands.plugins],
    build: {
      ssr: 'server.tsx',
      write: false,
      minify: false,
      rolldownOptions: { external: [/^react/, 'runtime', 'ui'] },
    },
  })) as Rolldown.RolldownOutput
  const code = output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
  return { code, islands, root }
}

const client = "'use client'\nimport { useState } from 'react'\n"

describe('the server bundle', () => {
  it('wraps the client modules that it imports, and lists those of documents', async () => {
    const { code, islands, root } = await bundle({
      'server.tsx': "export * from './page'",
      'page.tsx': "import { A } from './src/a'\nexport const page = <A/>",
      'src/a.tsx': `${client}import { B } from './b'\nexport const A = () => <B a={useState(1)}/>`,
      'src/b.tsx': `${client}export const B = () => useState(2)`,
    })
    expect(code).toMatch(/wrapExport\(A, \{\s*"id": "src\/a\.tsx",\s*"name": "A",/)
    expect(islands.clientModules()).toEqual([join(root, 'src/a.tsx')])
    expect(islands.problems()).toEqual([])
  })

  it('leaves installed packages alone', async () => {
    const { code, islands } = await bundle({
      'server.tsx': "export * from './node_modules/x/index.js'",
      'node_modules/x/index.js': `${client}export const X = () => useState(1)`,
    })
    expect(code).not.toContain('wrapExport')
    expect(islands.clientModules()).toEqual([])
    expect(islands.problems()).toEqual([])
  })

  it('reports hooks and handlers of documents, not those below islands', async () => {
    const hook = "import { useEffect } from 'react'\nexport const useIt = () => useEffect(() => {})"
    const { islands, root } = await bundle({
      'server.tsx': "export * from './page'; export * from './a'",
      'page.tsx': "import './use-page'\nexport const page = <button onClick={() => {}}/>",
      'use-page.ts': hook,
      'a.tsx': "'use client'\nimport { useIt } from './use-island'\nexport const A = () => useIt()",
      'use-island.ts': hook,
    })
    expect(islands.problems()).toMatchObject([
      {
        code: 'client/event-handler',
        location: { file: join(root, 'page.tsx'), line: 2, column: 29 },
      },
      { code: 'client/hook', location: { file: join(root, 'use-page.ts'), line: 2, column: 28 } },
    ])
  })

  it('reports style attributes of documents, unless the policy allows them', async () => {
    const files = {
      'server.tsx': "export * from './page'; export * from './a'",
      'page.tsx': 'export const page = <p style={{ color: "red" }}/>',
      'a.tsx': "'use client'\nexport const A = () => <p style={{ width: 1 }}/>",
    }
    const { islands, root } = await bundle(files)
    expect(islands.problems()).toMatchObject([
      { code: 'client/style', location: { file: join(root, 'page.tsx'), line: 1, column: 24 } },
    ])
    const allowed = await bundle(files, { allowsStyles: true })
    expect(allowed.islands.problems()).toEqual([])
  })

  it('reports a client module that cannot be wrapped', async () => {
    const { islands, root } = await bundle({
      'server.tsx': "export * from './a'",
      'a.tsx': "'use client'\n  export const hydrate = 'soon'",
    })
    expect(islands.problems()).toEqual([
      {
        code: 'client/module',
        severity: 'throw',
        message: 'Invalid value of "hydrate": the server reads it without running the module.',
        location: { file: join(root, 'a.tsx'), line: 2, column: 26 },
        help: "Write one of 'load', 'idle', 'visible', 'intent' as a literal.",
      },
    ])
  })
})
