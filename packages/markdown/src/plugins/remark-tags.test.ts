import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { createDraft } from '../compile/create-draft'
import { compileText, defaults, htmlOf, withoutReference } from '../fixtures/compile-text'
import { factsOf } from '../fixtures/facts-of'
import type { LintRule } from '../hooks/lint-hooks'
import { noHooks } from '../hooks/loaded-hooks'
import { createReferenceParser } from '../parser/reference'
import { remarkLint } from './remark-lint'
import { remarkTags } from './remark-tags'

describe('tags that are no elements', () => {
  it.each([
    ['a Promise<void> and <file> here', '<p>a Promise&lt;void> and &lt;file> here</p>'],
    [
      '`<T>` \\<T> <TOKEN> <your-host>',
      '<p><code>&lt;T></code> &lt;T> &lt;TOKEN> &lt;your-host></p>',
    ],
    ['the <title> and <object> of a page', '<p>the &lt;title> and &lt;object> of a page</p>'],
    [
      'a<br>b<br/>c <kbd>K</kbd> <x-y z="1">w</x-y>',
      '<p>a<br>b<br>c <kbd>K</kbd> <x-y z="1">w</x-y></p>',
    ],
    ['<name>v</name>', '<p>&lt;name>v&lt;/name></p>'],
    [
      '<svg><path d="M0"/></svg> and <path>',
      '<p><svg><path d="M0"></path></svg> and &lt;path></p>',
    ],
    ['<a name="x"/>Text', '<p><a name="x"></a>Text</p>'],
    ['<T>\n\nText', '<p>&lt;T></p>\n<p>Text</p>'],
    ['<div>\n<file> x\n</div>', '<div>\n&lt;file> x\n</div>'],
    [
      '<div>\nReturns <Promise<void>> and Map<String, List<int>> x\n</div>',
      '<div>\nReturns &lt;Promise&lt;void>> and Map&lt;String, List&lt;int>> x\n</div>',
    ],
    ['a <Promise<void>> b', '<p>a &lt;Promise&lt;void>> b</p>'],
    ['If a<b and c>d then stop.', '<p>If a&lt;b and c>d then stop.</p>'],
    ['i<s and j>t, u <i or v> x', '<p>i&lt;s and j>t, u &lt;i or v> x</p>'],
    ['x<p and y>q, <br or z>', '<p>x&lt;p and y>q, &lt;br or z></p>'],
    ['<div>\nIf a<b and c>d\n</div>', '<div>\nIf a&lt;b and c>d\n</div>'],
  ])('%j', async (text, html) => {
    expect(await htmlOf(text)).toBe(html)
  })

  it('stay as text where raw HTML is sanitised too', async () => {
    const html = await htmlOf('Promise<void> and <file>', { rawHtml: 'sanitize' })
    expect(html).toBe('<p>Promise&lt;void> and &lt;file></p>')
  })

  it('stand in headings, contents, description, search and Markdown', async () => {
    const page = await compileText('# Array<T>\n\nA Map<K> here.\n\n## Of <file>\n')
    expect(page.headings.map(({ text }) => text)).toEqual(['Array<T>', 'Of <file>'])
    expect(page.sections.map(({ text }) => text)).toEqual(['A Map<K> here.', ''])
    expect(page.markdown).toContain('A Map<K> here.')
    const { heading, description } = factsOf('# Array<T>\n\nA Map<K> here.\n')
    expect([heading, description]).toEqual(['Array<T>', 'A Map<K> here.'])
  })
})

describe('rules of plugins', () => {
  const text = "# Release\n\nimport Card from './card'\n\n<Card>{1 + 1}</Card>\n\n##Two\n"
  const rule: LintRule = ({ text, tags, isMisread, report }) => {
    if (isMisread) return
    report({ code: 'code/meta', at: text.indexOf('##Two'), message: 'm', help: 'h' })
    report({ code: 'syntax/foreign', at: text.indexOf('import'), message: 'm', help: 'h' })
    for (const { name, at } of tags) {
      report({ code: 'own/tag', at, message: name, help: 'h' })
    }
  }
  const lint = (source: string) => {
    const input = { source, text, hash: '', dialect: 'landing', locale: 'en' }
    const draft = createDraft(
      input,
      {
        ...defaults,
        parser: withoutReference(createReferenceParser()),
        hooks: { ...noHooks, all: [{ codes: { 'own/tag': 'log' }, lint: [rule] }] },
      },
      {},
    )
    const tree = createReferenceParser().parse(text)
    const file = new VFile({ value: text, data: { draft } })
    for (const step of [remarkLint(), remarkTags()]) step(tree, file)
    return [...draft.mistakes, ...draft.document.findings]
  }

  it('see the page as it was written, and report with the severities of their plugin', () => {
    const issues = lint('docs/page.md')
    expect(issues.map(({ severity }) => severity)).toEqual([undefined, 'warn', 'log', 'log'])
    expect(issues).toMatchObject([
      { code: 'code/meta', location: { file: 'docs/page.md', line: 7, column: 1 } },
      { code: 'syntax/foreign', location: { line: 3, column: 1 } },
      { code: 'own/tag', message: 'Card', location: { line: 5, column: 1 } },
      { code: 'own/tag', message: 'Card', location: { line: 5, column: 14 } },
    ])
  })

  it('are told that a page in MDX is read as Markdown, which is reported where it begins', () => {
    expect(lint('docs/page.mdx')).toMatchObject([
      {
        code: 'page/no-parser',
        message: 'The page is written in MDX, and no plugin reads it.',
        location: { file: 'docs/page.mdx', line: 1, column: 1 },
        help: 'Run "npm install @landing/plugin-mdx", and add it to "plugins" of the configuration.',
      },
    ])
  })
})
