import { removeSites } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { compileMdx } from './fixtures/compile-mdx'

afterAll(removeSites)

describe('a page in MDX whose code may not run', () => {
  const hostile = "import fs from 'node:fs'\n\n# Fine\n\n{process.exit()}\n\n<Box />\n"
  const foreign = '.sources/ext/page.mdx'
  /** A fetched repository. */
  const withSource = (mdx: boolean) => ({
    docs: [{ dialect: 'test' }],
    sources: [{ git: 'https://github.com/a/b', into: 'docs/ext', dialect: 'test', trusted: mdx }],
  })

  it.each([
    ['of a source', foreign, withSource(false)],
    ['of a site that sanitizes', 'docs/page.mdx', { rawHtml: 'sanitize' }],
    [
      'of a trusted source of a site that sanitizes',
      foreign,
      { ...withSource(true), rawHtml: 'sanitize' },
    ],
  ] as const)('%s is read as Markdown', async (_, source, config) => {
    const { html, module, messages } = await compileMdx(hostile, {}, { source, config })
    expect(module).toBeUndefined()
    expect(html).toContain('{process.exit()}')
    expect(messages.map(({ code, location }) => [code, location.file, location.line])).toEqual([
      ['page/refused', source, 1],
    ])
  })

  it('is not one of a trusted source', async () => {
    const options = { source: foreign, config: withSource(true) }
    const { module, messages } = await compileMdx('{[1].map((n) => n + 1)}\n', {}, options)
    expect(module).toContain('n + 1')
    expect(messages).toEqual([])
  })

  it('is refused as well where a dialect reads files ".md" as MDX', async () => {
    const of = (mdx: boolean) =>
      compileMdx(
        hostile.replace('Box', 'div'),
        {},
        { source: '.sources/ext/page.md', inMarkdown: true, config: withSource(mdx) },
      )
    expect((await of(true)).module).toContain('process.exit()')
    const { module, messages } = await of(false)
    expect(module).toBeUndefined()
    expect(messages.map(({ code }) => code)).toEqual(['page/refused'])
  })

  it('is no part of a page that may run code', async () => {
    const files = {
      '.sources/ext/part.mdx': '{process.exit()}\n',
      '.sources/ext/part.md': '{process.exit()}\n',
      '.sources/ext/code.js': 'process.exit()\n',
      '.sources/ext/logo.svg': '<svg/>',
    }
    const text = `import Part from '../.sources/ext/part.mdx'
import Code from '../.sources/ext/code'
import logo from '../.sources/ext/logo.svg'

# Title

<Part /> <Code /> <img src={logo} alt="" />

::include{file="/.sources/ext/part.md"}

::include{file="/.sources/ext/code.js"}
`
    const { html, module, messages } = await compileMdx(text, files, { config: withSource(false) })
    expect(module).toBeUndefined()
    expect(html).toContain('process')
    const trust = 'its repository is not trusted.'
    expect(messages.map(({ message, location: { line } }) => `${line} ${message}`).sort()).toEqual([
      `1 The file "../.sources/ext/part.mdx" of the import may not run code: ${trust}`,
      `2 The file "../.sources/ext/code" of the import may not run code: ${trust}`,
      `9 The file "/.sources/ext/part.md" cannot be included in a page that is code: ${trust}`,
    ])
  })
})
