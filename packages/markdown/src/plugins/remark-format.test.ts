import { writeSite } from '@landing/tooling/sites'
import { describe, expect, it } from 'vitest'
import { type CompileTextOptions, compileText, usesIn } from '../fixtures/compile-text'
import type { CompileHooks } from '../hooks/compile-hooks'
import { noHooks } from '../hooks/loaded-hooks'
import type { ParserHook } from '../hooks/parser-hook'

/** A format whose pages are one line of code. */
const parser: ParserHook = {
  name: 'Code',
  isCode: true,
  test: (path, text, options) => path.endsWith('.code.md') || text.includes(String(options)),
  open: async ({ options }) => ({
    parse: (value) => ({ type: 'root', children: [{ type: 'code', value: value.trim() }] }),
    lower(_, page) {
      const { text: value } = page
      const words = { type: 'text' as const, value: `Options: ${options.join()}` }
      const slots = [[{ type: 'paragraph' as const, children: [words] }]]
      const at = { name: 'it', use: 0, file: page.source, node: {}, isBlock: true, slots }
      return { children: [page.use(at)], markdown: '[b](./b.md)\n', module: value.trim() }
    },
  }),
}
const dialect = { name: 'test', formats: { Code: '#!' } }
const hooks = (all: CompileHooks[]): Pick<CompileTextOptions, 'hooks' | 'contentDir'> => ({
  contentDir: writeSite({}),
  hooks: { ...noHooks, all, of: (name) => (name === 'test' ? dialect : undefined) },
})
const open = hooks([{ parser }, { dialect }])

describe('a page in a format of a plugin', () => {
  it('has code, Markdown in it, and a text for programs', async () => {
    const { html, segments, markdown, module } = await compileText('run()\n', {
      ...open,
      source: 'docs/a.code.md',
    })
    expect(module).toBe('run()')
    expect(html).toBe('<it><p>Options: #!</p></>')
    expect(usesIn(segments)).toMatchObject([
      { module: { use: 0, version: expect.stringMatching(/^\w{8}$/) } },
    ])
    expect(markdown).toBe('[b](@0:)\n')
  })

  it('may be known by what its dialect says', async () => {
    const text = '#! run()\n'
    expect((await compileText(text, { ...open, dialect: 'test' })).module).toBe('#! run()')
    expect((await compileText(text, open)).module).toBeUndefined()
  })

  const foreign = '.sources/ext/page.code.md'
  it.each([
    ['of a source', foreign, { untrusted: ['.sources/ext'] }],
    [
      'of an older version of a source',
      '.sources/ext_versions/1.0.0/page.code.md',
      { untrusted: ['.sources/ext_versions'] },
    ],
    ['of a site that sanitizes', 'docs/page.code.md', { rawHtml: 'sanitize' }],
    ['of a trusted source of a site that sanitizes', foreign, { rawHtml: 'sanitize' }],
  ] as const)('%s is never opened', async (_, source, settings) => {
    const never = { ...parser, open: () => Promise.reject(new Error('Opened.')) }
    const { html, module, findings } = await compileText('{run()}\n', {
      ...hooks([{ parser: never }]),
      ...settings,
      source,
    })
    expect(module).toBeUndefined()
    expect(html).toBe('<p>{run()}</p>')
    expect(findings).toMatchObject([
      {
        code: 'page/refused',
        message: expect.stringMatching(/^The page is written in Code, which is code, and /),
        location: { file: source, line: 1 },
      },
    ])
  })

  it.each([
    [foreign, []],
    ['.sources/extra/page.code.md', ['.sources/ext', '.sources/ext_versions']],
  ])('runs where its source is trusted: %s', async (source, untrusted) => {
    const { module, findings } = await compileText('run()\n', { ...open, source, untrusted })
    expect(module).toBe('run()')
    expect(findings).toEqual([])
  })
})
