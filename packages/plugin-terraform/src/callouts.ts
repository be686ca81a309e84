import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
// Types of directives.
import type {} from 'remark-directive'

const kinds: Readonly<Record<string, string>> = { '->': 'note', '~>': 'warning', '!>': 'danger' }

/** True for a text that may have callouts: not for the end of a comment alone. */
export const mayHaveCallouts = (text: string): boolean => /(?<!-)[-~!]\\?>|&[#a-z]/i.test(text)

/** Callouts of the registry, `-> **Note:** text`, as admonitions. */
export function callouts() {
  return (tree: Root): void => replaceAll(tree)
}

function replaceAll(parent: Parents): void {
  parent.children.forEach((node, index) => {
    if (node.type === 'paragraph') parent.children[index] = calloutOf(node) ?? node
    else if ('children' in node) replaceAll(node)
  })
}

function calloutOf(node: Paragraph): RootContent | undefined {
  const [opening, ...others] = node.children
  if (opening?.type !== 'text') return undefined
  const match = /^([-~!]>)[ \t]*/.exec(opening.value)
  const name = kinds[match?.[1] ?? '']
  if (match === null || name === undefined) return undefined
  const remaining = opening.value.slice(match[0].length)
  const words: PhrasingContent[] = [...(remaining === '' ? [] : [text(remaining)]), ...others]
  const title = takeTitle(words)
  const label: Paragraph[] =
    title === undefined
      ? []
      : [{ type: 'paragraph', data: { directiveLabel: true }, children: [text(title)] }]
  const body: Paragraph = { ...node, children: words }
  return {
    type: 'containerDirective',
    name,
    children: [...label, body],
    ...(node.position && { position: node.position }),
  }
}

/** `**NOTE:** text` → the title `Note`. Longer bold texts are not titles. */
function takeTitle(words: PhrasingContent[]): string | undefined {
  const [first, second] = words
  if (first?.type !== 'strong') return undefined
  const label = textOf(first, { includeHtml: false }).trim()
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

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}
