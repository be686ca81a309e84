import { embed, walk } from '@landing/markdown/authoring'
import type { Element, Properties } from 'hast'
import type { Code, Root, RootContent } from 'mdast'

/** Turns code blocks of the language `mermaid` into figures with `<pre class="mermaid">`, which is readable text. */
export function remarkMermaid() {
  return (tree: Root): void => {
    walk(tree, (node, parent, index) => {
      if (node.type === 'code' && node.lang?.toLowerCase() === 'mermaid') {
        parent.children[index] = diagram(node)
      }
    })
  }
}

function diagram({ value, meta, position }: Code): RootContent {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1]
  const source = element('pre', { className: ['mermaid'] }, value)
  const properties = { className: ['landing-diagram'], dataDiagram: 'mermaid' }
  const figure: Element = { type: 'element', tagName: 'figure', properties, children: [source] }
  if (title !== undefined) figure.children.unshift(element('figcaption', {}, title))
  return embed(figure, position)
}

function element(tagName: string, properties: Properties, value: string): Element {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value }] }
}
