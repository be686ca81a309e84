import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'
import { type LandingMarkdownOptions, landingMarkdown } from './landing-markdown'

const process = (text: string, options: LandingMarkdownOptions = {}) =>
  unified()
    .use(remarkParse)
    .use(landingMarkdown, options)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .process(text)

const text = `---
title: A
---

> [!NOTE]
> Of [a](./b.md) and ![c](./d.png){width=20}.

::::tabs
:::tab[One]
\`\`\`ts title="a.ts"
const a = 1 // [!code ++]
\`\`\`
:::
::::

| a |
|---|
| b |

Term
: Meaning
`

it('turns a text into the HTML of a page, with its links as they are', async () => {
  const { value, messages } = await process(text)
  expect(messages).toEqual([])
  const html = String(value)
  expect(html).toContain('<div class="landing-admonition landing-admonition-note"')
  expect(html).toContain('<a href="./b.md">a</a>')
  expect(html).toContain('src="./d.png"')
  expect(html).toContain('width="20"')
  expect(html).toContain('<span class="landing-tk-keyword">const')
  expect(html).toContain('<dt>Term</dt>')
  expect(String(await unified().use(landingMarkdown).use(rehypeStringify).process(text))).toContain(
    'href="./b.md"',
  )
})

const fixtures = join(import.meta.dirname, '../../fixtures')

it.each(readdirSync(fixtures))('makes the same elements of "%s" as the compiler', async (name) => {
  const contentDir = join(fixtures, name)
  const input = readFileSync(join(contentDir, 'input.md'), 'utf8')
  const options = { contentDir, variables: { product: 'Landing', max: 3 } }
  const compiled = await htmlOf(input, { ...options, source: 'input.md' })
  const file = new VFile({ path: join(contentDir, 'input.md'), value: input })
  const { value, messages } = await unified()
    .use(landingMarkdown, options)
    .use(rehypeStringify)
    .process(file)
  expect(messages).toEqual([])
  const tags = (html: string) => html.match(/<[a-z][\w-]*/g)
  expect(tags(String(value))).toEqual(tags(compiled))
})

it('tells of mistakes in messages of the file', async () => {
  const { messages } = await process('# A\n\n:::nte\nx\n:::')
  expect(messages.map(({ line, ruleId, note }) => [line, ruleId, note])).toEqual([
    [3, 'directive/unknown', expect.stringContaining('note')],
  ])
})

it('takes a tree that another parser has made', async () => {
  const processor = unified().use(landingMarkdown).use(rehypeStringify)
  const file = new VFile('# A')
  const tree = unified().use(remarkParse).parse(file)
  expect(processor.stringify(await processor.run(tree, file), file)).toContain('<h1 id="a">A</h1>')
})
