import type { Nodes, Root } from 'mdast'
import { addProperties } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Turns `:tada:` into emoji, except in code and for unknown names. */
export function remarkEmoji() {
  return async (tree: Root): Promise<void> => {
    // Most pages need no list of names.
    const { withEmoji } = await import('../text/with-emoji')
    walk(tree, (node) => {
      if (node.type === 'text') node.value = withEmoji(node.value)
      else if (node.type === 'image' && node.alt) node.alt = withEmoji(node.alt)
      else if (node.type === 'heading') {
        const words = wordsOf(node)
        // GitHub names `## :tada: News` "tada-news", and `## 🎉 News` "-news".
        if (withEmoji(words) !== words) addProperties(node, { dataWords: words })
      }
    })
  }
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
