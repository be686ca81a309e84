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
  expect(html.match(/<div class="formula"><math[^>]*display="block"/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
})

it('reports a formula that cannot be read, at its place', async () => {
  const { findings } = await compileText('Text\n\nand $\\frac{1$', {
    remarkPlugins: [...remarkMath],
  })
  expect(findings).toMatchObject([
    { rule: 'page/plugin', place: { file: 'docs/page.md', line: 3, column: 5 } },
  ])
  expect(findings[0]?.reason).toMatch(/^The formula cannot be read: .* \(landing:formula\)$/)
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
    '<figure class="diagram" data-diagram="mermaid"><figcaption>Flow</figcaption><pre class="mermaid">graph TD\n  A --> B</pre></figure>',
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
