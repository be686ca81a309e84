import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { type DocumentedArgument, readArguments } from './argument-list'

declare module 'hast' {
  interface ElementData {
    anchor?: string
  }
}

const identifier = /^[a-z][a-z0-9_]*$/

/**
 * Adds anchors to list items that start with the name of an argument or an attribute. Facts from elsewhere, such as "Required" in
 * a heading above, are added for hints.
 */
export function argumentAnchors() {
  return (tree: Root, file: VFile): void => {
    const argumentsByLine = new Map(
      readArguments(String(file)).map((argument) => [argument.line, argument]),
    )
    markAll(tree.children, argumentsByLine)
  }
}

type ByLine = ReadonlyMap<number, DocumentedArgument>

// Not `unist-util-visit`: on a large provider it took a tenth of the compile time.
function markAll(nodes: readonly RootContent[], argumentsByLine: ByLine): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const name = node.tagName === 'li' ? argumentName(node) : undefined
    if (name !== undefined) {
      const argument = argumentsByLine.get(node.position?.start.line ?? 0)
      node.data = { ...node.data, anchor: argument?.path ?? name }
      const facts = argument === undefined ? '' : missingFacts(ownText(node), argument)
      if (facts !== '') node.properties.dataFacts = facts
    }
    markAll(node.children, argumentsByLine)
  }
}

/** Facts of an argument that its item's text does not mention. */
function missingFacts(text: string, argument: DocumentedArgument): string {
  const { isRequired, isDeprecated, isExported } = argument
  const isSaid = isExported || /\b(?:required|optional)\b/i.test(text)
  const facts = [
    ...(isSaid ? [] : [isRequired ? 'Required' : 'Optional']),
    ...(isDeprecated && !/deprecated/i.test(text) ? ['Deprecated'] : []),
  ]
  return facts.join(' · ')
}

/** Returns the identifier in code at the start of an item. */
function argumentName(item: Element): string | undefined {
  const first = item.children.find((child) => child.type === 'element' || isText(child))
  if (first === undefined || first.type !== 'element') return undefined
  if (first.tagName === 'p') return argumentName(first)
  const name = first.tagName === 'code' ? ownText(first) : ''
  return identifier.test(name) ? name : undefined
}

const apart = /^(?:ul|ol|pre|table|aside|div|blockquote)$/

/** The text of an element without lists, tables and code blocks in it. */
function ownText({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !apart.test(child.tagName) ? ownText(child) : ''
    })
    .join('')
}

function isText(node: Element['children'][number]): boolean {
  return node.type === 'text' && node.value.trim() !== ''
}
