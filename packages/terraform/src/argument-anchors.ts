import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { type DocumentedArgument, readArguments } from './argument-list'
import { isRegistryPage } from './dialect'

declare module 'hast' {
  interface ElementData {
    anchor?: string
  }
}

const identifier = /^[a-z][a-z0-9_]*$/

/**
 * Makes the list items that begin with the name of an argument or an attribute anchors of that name. What stands elsewhere than in the
 * item, such as "Required" in a heading above it, is added for hints.
 */
export function argumentAnchors() {
  return (tree: Root, file: VFile): void => {
    if (!isRegistryPage(file)) return
    const known = new Map(readArguments(String(file)).map((argument) => [argument.line, argument]))
    markAll(tree.children, known)
  }
}

type ByLine = ReadonlyMap<number, DocumentedArgument>

// By hand: on a large provider unist-util-visit took a tenth of the time of all steps.
function markAll(nodes: readonly RootContent[], known: ByLine): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const name = node.tagName === 'li' ? argumentName(node) : undefined
    if (name !== undefined) {
      const argument = known.get(node.position?.start.line ?? 0)
      node.data = { ...node.data, anchor: argument?.path ?? name }
      const facts = argument === undefined ? '' : missingFacts(ownText(node), argument)
      if (facts !== '') node.properties.dataFacts = facts
    }
    markAll(node.children, known)
  }
}

/** What an item's text does not say of its argument itself. */
function missingFacts(text: string, argument: DocumentedArgument): string {
  const { isRequired, isDeprecated, isExported } = argument
  const isSaid = isExported || /\b(?:required|optional)\b/i.test(text)
  const facts = [
    ...(isSaid ? [] : [isRequired ? 'Required' : 'Optional']),
    ...(isDeprecated && !/deprecated/i.test(text) ? ['Deprecated'] : []),
  ]
  return facts.join(' · ')
}

/** The identifier in code that an item begins with. */
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
