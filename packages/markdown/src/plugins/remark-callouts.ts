import type { Blockquote, PhrasingContent, Root } from 'mdast'
import { type ContainerDirective, text } from '../tree/mdast'
import { walk } from '../tree/walk'
import { isAdmonitionKind } from './directives/admonition'

/** GitHub's alerts (`> [!NOTE]`) as `:::note`. */
export function remarkCallouts() {
  return (tree: Root): void => {
    walk(tree, (node, parent, index) => {
      const directive = node.type === 'blockquote' ? githubAlert(node) : undefined
      if (directive !== undefined) parent.children[index] = directive
    })
  }
}

function githubAlert({ children, position }: Blockquote): ContainerDirective | undefined {
  const [first, ...rest] = children
  const [opening, ...others] = first?.type === 'paragraph' ? first.children : []
  if (first?.type !== 'paragraph' || opening?.type !== 'text') return undefined
  const [marker = '', kind = ''] = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(opening.value) ?? []
  const name = kind.toLowerCase()
  if (!isAdmonitionKind(name)) return undefined
  const remaining = opening.value.slice(marker.length)
  const words: PhrasingContent[] = [...(remaining === '' ? [] : [text(remaining)]), ...others]
  // A break right after the marker belongs to the marker's line.
  if (words[0]?.type === 'break') words.shift()
  const lead = words.length === 0 ? [] : [{ ...first, children: words }]
  return {
    type: 'containerDirective',
    name,
    children: [...lead, ...rest],
    ...(position && { position }),
  }
}
