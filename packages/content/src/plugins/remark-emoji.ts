import type { Root } from 'mdast'
import { withEmoji } from '../text/with-emoji'
import { walk } from '../tree/walk'

/** Turns `:tada:` into emoji, except in code and for unknown names. */
export function remarkEmoji() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (node.type === 'text') node.value = withEmoji(node.value)
      else if (node.type === 'image' && node.alt) node.alt = withEmoji(node.alt)
    })
  }
}
