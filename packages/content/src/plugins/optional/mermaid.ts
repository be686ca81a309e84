import type { Code, Html, Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import { escapeHtml } from '../../text/escape-html'
import { walk } from '../../tree/walk'

/**
 * Turns code blocks of the language `mermaid` into `<pre class="mermaid">`, which Mermaid draws in the browser and which is
 * readable text without it. The page loads nothing for it; that is the site's choice.
 */
export const remarkMermaid: Plugin<[], Root> = () => (tree) => {
  walk<RootContent, Root>(tree, (node, parent, index) => {
    if (node.type === 'code' && node.lang?.toLowerCase() === 'mermaid') {
      parent.children[index] = diagram(node)
    }
  })
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
