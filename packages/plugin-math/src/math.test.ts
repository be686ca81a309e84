import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openContent, type SiteHooks } from '@landing/content'
import type { SiteConfig } from '@landing/schema'
import { removeSites, renderPath, siteOpener } from '@landing/tooling/sites'
import type { Root } from 'mdast'
import { VFile } from 'vfile'
import { afterAll, expect, it } from 'vitest'
import plugin from './index'
import { remarkFormulas } from './remark-formulas'

afterAll(removeSites)

const openSite = siteOpener(openContent)

async function compile(text: string, config: Partial<SiteConfig> = {}, file = 'page.md') {
  const plugins = ['index.ts', 'fixtures/mdx.ts'].map((each) => join(import.meta.dirname, each))
  const { content } = await openSite({ [`docs/${file}`]: text }, { plugins, ...config })
  const { data, messages, markdown } = await renderPath(content, '/docs/page/')
  if (data.kind !== 'doc') throw new Error('No document')
  return { html: data.html, messages, markdown }
}

it('draws formulas as MathML, without script, style or fonts', async () => {
  const { html } = await compile('Inline $a_1 + b_2$ here.\n\n$$\nx^2\n$$\n\n```math\ny\n```')
  expect(html.match(/<math/g)).toHaveLength(3)
  expect(html.match(/<div class="landing-formula"><math[^>]*display="block"/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
})

it('names a block of formulas without its end', async () => {
  const { messages } = await compile('Text\n\n$$\nx^2\n\nMore text\n')
  expect(messages).toMatchObject([
    {
      code: 'math/syntax',
      message: 'The formula is not closed: everything after it becomes part of it.',
      location: { line: 3, column: 1 },
    },
  ])
})

it('puts a long formula of a text into a box that scrolls', async () => {
  const long = 'a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8'
  const { html } = await compile(`- Long $${long}$, short $a + b$`)
  expect(html.match(/<span class="landing-formula"><math/g)).toHaveLength(1)
})

it('draws formulas without a word about the styles it leaves out, and keeps them when raw HTML is cleaned', async () => {
  const tex = [
    'Inline $\\color{red}{x} \\le \\frac{1}{2}$ here.',
    '$$\n\\begin{aligned} a &= \\sqrt[3]{b} \\\\ \\text{if } c &= \\sum_{i=0}^n \\hat{x}_i \\end{aligned}\n$$',
    '$$\n\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} \\left( \\underbrace{a}_{n} \\right)\n$$',
  ].join('\n\n')
  const kept = await compile(tex)
  expect(kept.messages).toEqual([])
  expect(kept.html).toContain('<mi mathcolor="#ff0000">x</mi>')
  expect(await compile(tex, { rawHtml: 'sanitize' })).toEqual(kept)
})

it('reports a formula that cannot be read, at its place, and shows it as written', async () => {
  const { html, messages } = await compile('Text\n\nand $\\frac{1$\n\n$$\n\\frac{1\n$$')
  expect(messages).toMatchObject([
    { code: 'math/syntax', location: { file: 'docs/page.md', line: 3, column: 5 } },
    { code: 'math/syntax', location: { file: 'docs/page.md', line: 5, column: 1 } },
  ])
  expect(messages[0]?.message).toMatch(/^The formula cannot be read: .*[^.]\.$/)
  expect(html).toContain('<code class="landing-formula">\\frac{1</code>')
  expect(html).toContain('<pre class="landing-formula">\\frac{1</pre>')
  const early = await compile('$cm_$\n')
  expect(early.messages[0]?.message).toBe(
    'The formula cannot be read: nothing follows its last "_"; "\\_" is the character.',
  )
})

it('draws formulas in other pipelines, where nobody hears of mistakes', async () => {
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'code', lang: 'math', value: 'a' },
      { type: 'code', lang: 'math', value: '\\frac{1' },
    ],
  }
  await remarkFormulas()(tree, new VFile())
  expect(tree.children).toMatchObject([
    { data: { hName: 'div', hChildren: [{ tagName: 'math' }] } },
    { data: { hName: 'pre', hChildren: [{ value: '\\frac{1' }] } },
  ])
})

it('brings a style sheet to pages that have formulas', async () => {
  const site = await plugin.site?.()
  const { client } = ((await site?.({} as never, {} as never)) ?? {}) as SiteHooks
  expect(client).toMatchObject([{ when: 'has:math, .landing-formula' }])
  const sheet = readFileSync(new URL(client?.[0]?.styles ?? ''), 'utf8')
  expect(sheet).toMatch(/^@layer landing\.article \{\n {2}\.landing-formula \{/)
})

it('leaves formulas as they are in the text for programs, in MDX too', async () => {
  const text = 'Inline $a_1 + b_2$ here.\n\n$$\nx^2\n$$\n'
  expect((await compile(text)).markdown).toContain(text)
  const { html, markdown, messages } = await compile(text, { rawHtml: 'keep' }, 'page.mdx')
  expect(messages).toEqual([])
  expect(html.match(/<math/g)).toHaveLength(2)
  expect(markdown).toContain(text)
})

it('leaves long lists as they are, and says where a paragraph is too long for formulas', async () => {
  const items = '- $x$ [a1](https://example.org/) `x` **b**\n'.repeat(600)
  const { html, messages } = await compile(`# A\n\n${items}`)
  expect(html.match(/<math/g)).toHaveLength(600)
  expect(messages).toEqual([])
  const long = await compile(`# A\n\n$x$ ${'*a* '.repeat(800)}`)
  expect(long.html).toContain('$x$ <em>a</em>')
  expect(long.messages).toMatchObject([
    { code: 'page/plugin', severity: 'warn', location: { line: 3 } },
  ])
})
