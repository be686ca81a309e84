import { removeSites } from '@landing/tooling/sites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagesOf, pagesOfFile } from './fixtures/pages-of'

afterAll(removeSites)

const manifest = {
  name: '@acme/kit',
  version: '1.2.0',
  description: 'Tools of *Acme*.',
  exports: { '.': './src/index.d.ts', './more': { types: './src/more.d.ts' } },
}
const files = {
  'node_modules/@acme/kit/package.json': JSON.stringify(manifest),
  'node_modules/@acme/kit/src/index.d.ts':
    '/** Opens. */\nexport declare function open(): void\nexport interface Options {}\n',
  'node_modules/@acme/kit/src/more.d.ts':
    "/**\n * Helpers.\n * @packageDocumentation\n */\nexport { open as again } from './index'\nexport declare const x: 1\n",
  'node_modules/one/package.json': '{ "types": "i.d.ts" }',
  'node_modules/one/i.d.ts': 'export declare const one: 1\n',
}

describe('pages of a package', () => {
  let pages: Record<string, string> = {}
  beforeAll(async () => {
    pages = (await pagesOf(files, "packages: ['@acme/kit']\n")).pages
  })

  it('begin with an overview', () => {
    const text = pages['index.md']
    expect(text).toContain('title: "@acme/kit"\ndescription: "Tools of *Acme*."\n')
    expect(text).toContain('Tools of \\*Acme\\*.\n\nVersion `1.2.0`')
    expect(text).toContain('- [`@acme/kit/more`](more/index.md)')
    expect(text).toContain('| [open](functions/open.md) | Opens. |')
  })

  it('have one for each other entry point', () => {
    const text = pages['more/index.md']
    expect(text).toContain('sidebar_label: "kit/more"\nsidebar_position: 11\n')
    expect(text).toContain('Helpers.')
    expect(text).toContain('[`again`](../functions/open.md)')
  })

  it('come after pages that are written, in the search', () => {
    for (const text of Object.values(pages)) expect(text).toContain('search: {"weight":0.4}')
  })

  it('show how an export is imported', () => {
    expect(pages['functions/open.md']).toContain("import { open } from '@acme/kit'")
    expect(pages['interfaces/options.md']).toContain("import type { Options } from '@acme/kit'")
    expect(pages['more/constants/x.md']).toContain("import { x } from '@acme/kit/more'")
  })
})

it('lists several packages, each with a folder', async () => {
  const { pages } = await pagesOf(files, "title: Kits\npackages: ['@acme/kit', one]\n")
  expect(pages['index.md']).toContain('title: "Kits"')
  expect(pages['index.md']).toContain('- [@acme/kit](./kit/index.md)\n- [one](./one/index.md)')
  expect(pages['one/constants/one.md']).toContain("import { one } from 'one'")
})

it('imports what is in namespaces by the name of the outermost one', async () => {
  const pages = await pagesOfFile('export namespace A { namespace B { type C = 1 } }\n')
  expect(pages['a/b/types/c.md']).toContain("import { A } from 'own'")
})
