import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { compileText, htmlOf } from '../../fixtures/compile-text'
import { walk } from '../../tree/walk'
import { remarkMath } from './math'
import { remarkMermaid } from './mermaid'

it('draws formulas as MathML, without script, style or fonts', async () => {
  const remarkPlugins = [...remarkMath]
  const html = await htmlOf('Inline $a_1 + b_2$ here.\n\n$$\nx^2\n$$\n\n```math\ny\n```', {
    remarkPlugins,
  })
  expect(html.match(/<math/g)).toHaveLength(3)
  expect(html.match(/<div class="landing-formula"><math[^>]*display="block"/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
})

it('puts a long formula of a text into a box that scrolls', async () => {
  const long = 'a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8'
  const html = await htmlOf(`- Long $${long}$, short $a + b$`, { remarkPlugins: [...remarkMath] })
  expect(html.match(/<span class="landing-formula"><math/g)).toHaveLength(1)
})

it('draws formulas without a word about the styles it leaves out, and keeps them when raw HTML is cleaned', async () => {
  const tex = [
    'Inline $\\color{red}{x} \\le \\frac{1}{2}$ here.',
    '$$\n\\begin{aligned} a &= \\sqrt[3]{b} \\\\ \\text{if } c &= \\sum_{i=0}^n \\hat{x}_i \\end{aligned}\n$$',
    '$$\n\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} \\left( \\underbrace{a}_{n} \\right)\n$$',
  ].join('\n\n')
  const options = { remarkPlugins: [...remarkMath] }
  const kept = await compileText(tex, options)
  expect(kept.findings).toEqual([])
  expect(kept.html).toContain('<mi mathcolor="#ff0000">x</mi>')
  const cleaned = await compileText(tex, { ...options, rawHtml: 'sanitize' })
  expect(cleaned.findings).toEqual([])
  expect(cleaned.html).toBe(kept.html)
})

it('reports a formula that cannot be read, at its place', async () => {
  const { findings } = await compileText('Text\n\nand $\\frac{1$', {
    remarkPlugins: [...remarkMath],
  })
  expect(findings).toMatchObject([
    { code: 'page/plugin', location: { file: 'docs/page.md', line: 3, column: 5 } },
  ])
  expect(findings[0]?.message).toMatch(/^The formula cannot be read: .* \(landing:formula\)$/)
  const early = await compileText('$cm_$\n', { remarkPlugins: [...remarkMath] })
  expect(early.findings[0]?.message).toBe(
    'The formula cannot be read: nothing follows its last "_"; "\\_" is the character (landing:formula)',
  )
})

it('leaves dollars alone when it is not used', async () => {
  expect(await htmlOf('$5 and $6')).toBe('<p>$5 and $6</p>')
})

it('leaves diagrams for the browser to draw, readable until then', async () => {
  expect(
    await htmlOf('```mermaid title="Flow"\ngraph TD\n  A --> B\n```', {
      remarkPlugins: [remarkMermaid],
    }),
  ).toBe(
    '<figure class="landing-diagram" data-diagram="mermaid"><figcaption>Flow</figcaption><pre class="mermaid">graph TD\n  A --> B</pre></figure>',
  )
})

it('runs plugins of the unified ecosystem on both trees', async () => {
  const shout = () => (tree: Root) => {
    walk(tree, (node: { type: string; value?: string }) => {
      if (node.type === 'text') node.value = node.value?.toUpperCase() ?? ''
    })
  }
  const addClass = () => (tree: { children: { properties?: Record<string, unknown> }[] }) => {
    for (const node of tree.children) if (node.properties) node.properties.className = ['mine']
  }
  expect(await htmlOf('text', { remarkPlugins: [shout], rehypePlugins: [addClass] })).toBe(
    '<p class="mine">TEXT</p>',
  )
})
