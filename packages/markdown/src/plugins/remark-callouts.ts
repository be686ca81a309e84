import type { DocumentTexts } from '@landing/schema'
import type { Blockquote, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { text } from '../tree/mdast'
import { walk } from '../tree/walk'
import { defaultTitle, isAdmonitionKind, makeAdmonition } from './directives/admonition'

/** GitHub's alerts (`> [!NOTE]`) as admonitions. */
export function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    const { texts } = draftOf(file).environment.language
    walk(tree, (node, parent, index) => {
      const made = node.type === 'blockquote' ? githubAlert(node, texts) : undefined
      if (made !== undefined) parent.children[index] = made
    })
  }
}

function githubAlert(node: Blockquote, texts: DocumentTexts): RootContent | undefined {
  const [first, ...rest] = node.children
  if (first?.type !== 'paragraph') return undefined
  const [opening, ...others] = first.children
  if (opening?.type !== 'text') return undefined
  const match = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(opening.value)
  const kind = match?.[1]?.toLowerCase() ?? ''
  if (match === null || !isAdmonitionKind(kind)) return undefined
  const remaining = opening.value.slice(match[0].length)
  const words: PhrasingContent[] = [...(remaining === '' ? [] : [text(remaining)]), ...others]
  // A break right after the marker belongs to the marker's line.
  if (words[0]?.type === 'break') words.shift()
  const lead = words.length === 0 ? [] : [{ ...first, children: words }]
  return makeAdmonition(kind, defaultTitle(kind, texts), [...lead, ...rest], node.position)
}
