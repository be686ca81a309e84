import { afterAll, describe, expect, it } from 'vitest'
import { mdx } from '../fixtures/compile-mdx'
import { compileText } from '../fixtures/compile-text'
import { removeSites, writeSite } from '../fixtures/write-site'
import { noHooks } from '../hooks/load-hooks'

afterAll(removeSites)

describe('a page in MDX whose code may not run', () => {
  const hostile = "import fs from 'node:fs'\n\n# Fine\n\n{process.exit()}\n\n<Box />\n"
  const open = {
    contentDir: writeSite({}),
    hooks: { ...noHooks, all: [{ dialect: { name: 'test', mdx } }] },
  }
  const foreign = '.sources/ext/page.mdx'

  it.each([
    ['of a source', foreign, { untrusted: ['.sources/ext'] }],
    [
      'of an older version of a source',
      '.sources/ext_versions/1.0.0/page.mdx',
      { untrusted: ['.sources/ext_versions'] },
    ],
    ['of a site that sanitizes', 'docs/page.mdx', { rawHtml: 'sanitize' }],
    ['of a trusted source of a site that sanitizes', foreign, { rawHtml: 'sanitize' }],
  ] as const)('%s is read as Markdown', async (_, source, settings) => {
    const { html, module, findings } = await compileText(hostile, { ...open, ...settings, source })
    expect(module).toBeUndefined()
    expect(html).toContain('{process.exit()}')
    expect(findings.map(({ code, location }) => [code, location.file, location.line])).toEqual([
      ['mdx/refused', source, 1],
    ])
  })

  it.each([
    ['.sources/ext/page.mdx', []],
    ['.sources/extra/page.mdx', ['.sources/ext', '.sources/ext_versions']],
  ])('is not one of a trusted source: %s', async (source, untrusted) => {
    const { module, findings } = await compileText('{[1].map((n) => n + 1)}\n', {
      ...open,
      source,
      untrusted,
    })
    expect(module).toContain('n + 1')
    expect(findings).toEqual([])
  })

  it('is refused as well where a dialect reads files ".md" as MDX', async () => {
    const dialect = { name: 'test', mdx: { ...mdx, inMarkdown: true } }
    const hooks = { ...noHooks, all: [{ dialect }], of: () => dialect }
    const of = (untrusted: readonly string[]) =>
      compileText(hostile.replace('Box', 'div'), {
        ...open,
        hooks,
        source: '.sources/ext/page.md',
        untrusted,
      })
    expect((await of([])).module).toContain('process.exit()')
    const { module, findings } = await of(['.sources/ext'])
    expect(module).toBeUndefined()
    expect(findings.map(({ code }) => code)).toEqual(['mdx/refused'])
  })

  it('is no part of a page that may run code', async () => {
    const contentDir = writeSite({
      '.sources/ext/part.mdx': '{process.exit()}\n',
      '.sources/ext/part.md': '{process.exit()}\n',
      '.sources/ext/code.js': 'process.exit()\n',
      '.sources/ext/logo.svg': '<svg/>',
    })
    const text = `import Part from '../.sources/ext/part.mdx'
import Code from '../.sources/ext/code'
import logo from '../.sources/ext/logo.svg'

# Title

<Part /> <Code /> <img src={logo} alt="" />

::include{file="/.sources/ext/part.md"}

::include{file="/.sources/ext/code.js"}
`
    const { html, module, findings } = await compileText(text, {
      ...open,
      contentDir,
      source: 'docs/page.mdx',
      untrusted: ['.sources/ext'],
    })
    expect(module).toBeUndefined()
    expect(html).toContain('process')
    const trust = 'its repository is not trusted.'
    expect(findings.map(({ message, location: { line } }) => `${line} ${message}`).sort()).toEqual([
      `1 The file "../.sources/ext/part.mdx" of the import may not run code: ${trust}`,
      `2 The file "../.sources/ext/code" of the import may not run code: ${trust}`,
      `9 The file "/.sources/ext/part.md" cannot be included in MDX, which is code: ${trust}`,
    ])
  })
})
