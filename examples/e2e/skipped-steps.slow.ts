import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PageSettings } from '@landing/markdown'
import { createStageClock, defaultSettings, openCompiler, readSource } from '@landing/markdown/host'
import { afterAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const shared = process.env.LANDING_SHARED ?? resolve(root, '../shared')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Plugins of Landing, by their modules. */
const pluginsOf = (...names: readonly string[]) =>
  names.map((name) => ({
    module: join(root, `packages/plugin-${name}.ts`),
    options: name.startsWith('mermaid') ? { drawnIn: 'browser' } : {},
  }))
const common = ['lint/src/index', 'math/src/index', 'mermaid/src/index']
const ofManual = ['terraform/src/index', 'openapi/src/index', 'mdx/src/index']

/** Compiles the pages of a folder with all steps and with those that they need. */
async function expectSame(
  contentDir: string,
  dialect: string,
  plugins: readonly string[],
  given: Partial<PageSettings> = {},
): Promise<void> {
  const compilers = await Promise.all(
    [true, false].map((allSteps) =>
      openCompiler({
        ...defaultSettings,
        ...given,
        emoji: true,
        subSuper: true,
        allSteps,
        contentDir,
        parser: 'auto',
        plugins: pluginsOf(...plugins, ...common),
        cache: undefined,
        clock: createStageClock(),
      }),
    ),
  )
  const pages = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$|\.markdown$/.test(path),
  )
  expect(pages.length).toBeGreaterThan(30)
  for (const source of pages) {
    const input = { source, ...readSource(join(contentDir, source)), dialect, locale: 'en' }
    const [all, needed] = await Promise.all(
      compilers.map(async (compiler) => JSON.stringify(await compiler.compile(input, {}))),
    )
    expect(needed, source).toBe(all)
  }
  for (const compiler of compilers) compiler.dispose()
}

it('makes the same of the manual', async () => {
  const rawHtml = 'sanitize'
  await expectSame(join(root, 'apps/docs/content'), 'landing', ofManual, { rawHtml })
})

it.each([
  ['azurerm', 'terraform', 'terraform/src/index'],
  ['btp', 'terraform', 'terraform/src/index'],
  ['btp', 'openapi', 'openapi/src/index'],
  ['opentofu', 'docusaurus', 'dialects/src/docusaurus'],
  ['starlight', 'starlight', 'dialects/src/starlight'],
  ['starlight', 'nextra', 'dialects/src/nextra'],
  ['vitepress', 'vitepress', 'dialects/src/vitepress'],
  ['vitepress', 'fumadocs', 'dialects/src/fumadocs'],
  ['vitepress', 'mintlify', 'dialects/src/mintlify'],
])(
  'makes the same of the documentation of %s as %s, where it is there',
  async (name, dialect, plugin) => {
    const archive = join(shared, `corpora/${name}-docs.tar.gz`)
    if (!existsSync(archive)) return
    const folder = mkdtempSync(join(tmpdir(), 'landing-steps-'))
    folders.push(folder)
    execFileSync('tar', ['xzf', archive, '-C', folder])
    await expectSame(folder, dialect, [plugin])
  },
)
