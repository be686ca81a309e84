import { walk } from '@landing/markdown/authoring'
import { escapeHtml } from '@landing/schema'
import type { Code, Html, Root } from 'mdast'

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

function diagram({ value, meta, position }: Code): Html {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1]
  const caption = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
  return {
    type: 'html',
    value: `<figure class="landing-diagram" data-diagram="mermaid">${caption}<pre class="mermaid">${escapeHtml(value)}</pre></figure>`,
    ...(position && { position }),
  }
}
