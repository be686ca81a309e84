import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { type AdmonitionKind, admonitionKinds, isAdmonitionKind } from '../parser/directive-names'
import { text, textOf } from '../tree/mdast'
import { walk } from '../tree/walk'
import { makeAdmonition } from './directives/admonition'

const arrows: Readonly<Record<string, AdmonitionKind>> = {
  '->': 'note',
  '~>': 'warning',
  '!>': 'danger',
}

/** GitHub's alerts (`> [!NOTE]`), and the Terraform registry's (`-> **Note:**`), as admonitions. */
export function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    const isRegistry = draftOf(file).dialect === 'terraform-registry'
    walk<RootContent, Root>(tree, (node, parent, index) => {
      const made =
        node.type === 'blockquote'
          ? githubAlert(node)
          : node.type === 'paragraph' && isRegistry
            ? registryCallout(node)
            : undefined
      if (made !== undefined) parent.children[index] = made
    })
  }
}

function githubAlert(node: Blockquote): RootContent | undefined {
  const [first, ...rest] = node.children
  if (first?.type !== 'paragraph') return undefined
  const [opening, ...others] = first.children
  if (opening?.type !== 'text') return undefined
  const match = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(opening.value)
  const kind = match?.[1]?.toLowerCase() ?? ''
  if (match === null || !isAdmonitionKind(kind)) return undefined
  const remaining = opening.value.slice(match[0].length)
  const words: PhrasingContent[] = [...(remaining === '' ? [] : [text(remaining)]), ...others]
  // A break right behind the marker belongs to the marker's line.
  if (words[0]?.type === 'break') words.shift()
  const lead = words.length === 0 ? [] : [{ ...first, children: words }]
  return makeAdmonition(kind, undefined, [...lead, ...rest], node.position)
}

function registryCallout(node: Paragraph): RootContent | undefined {
  const [opening, ...others] = node.children
  if (opening?.type !== 'text') return undefined
  const match = /^([-~!]>)[ \t]*/.exec(opening.value)
  const kind = arrows[match?.[1] ?? '']
  if (match === null || kind === undefined) return undefined
  const remaining = opening.value.slice(match[0].length)
  const words: PhrasingContent[] = [...(remaining === '' ? [] : [text(remaining)]), ...others]
  const title = takeTitle(words)
  const body: Paragraph = { ...node, children: words }
  return makeAdmonition(kind, [text(title ?? admonitionKinds[kind])], [body], node.position)
}

/** `**NOTE:** text` → the title `Note`; the words keep the rest. Longer bold texts are no titles. */
function takeTitle(words: PhrasingContent[]): string | undefined {
  const [first, second] = words
  if (first?.type !== 'strong') return undefined
  const label = textOf(first).trim()
  const colonInside = label.endsWith(':')
  const colonBehind = second?.type === 'text' && second.value.startsWith(':')
  if (label.length > 40 || (!colonInside && !colonBehind && !/^[A-Z]+$/.test(label)))
    return undefined
  words.shift()
  if (second?.type === 'text') {
    words[0] = { ...second, value: second.value.replace(/^:?[ \t]*/, '') }
  }
  const title = label.replace(/:$/, '').trim()
  return /^[A-Z\s]+$/.test(title) ? title.charAt(0) + title.slice(1).toLowerCase() : title
}
