import type { Blockquote, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { hasAny } from '../text/has-any'
import { type ContainerDirective, text } from '../tree/mdast'
import { walk } from '../tree/walk'

/** GitHub's alerts (`> [!NOTE]`) as `:::note`. */
export const calloutsStep = {
  needs: { text: hasAny('[!', '&#', '&l'), nodes: ['blockquote'] },
  plugin: remarkCallouts,
}

function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    const { callouts } = draftOf(file)
    walk(tree, (node, parent, index) => {
      const directive = node.type === 'blockquote' ? githubAlert(node, callouts) : undefined
      if (directive !== undefined) parent.children[index] = directive
    })
  }
}

function githubAlert(
  { children, position }: Blockquote,
  names: readonly string[],
): ContainerDirective | undefined {
  const [first, ...rest] = children
  const [opening, ...others] = first?.type === 'paragraph' ? first.children : []
  if (first?.type !== 'paragraph' || opening?.type !== 'text') return undefined
  const [marker = '', kind = ''] = /^\[!([a-z][\w-]*)\][ \t]*(?:\n|$)/i.exec(opening.value) ?? []
  const name = kind.toLowerCase()
  if (!names.includes(name)) return undefined
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
