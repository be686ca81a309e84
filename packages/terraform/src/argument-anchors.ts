import type { Hint } from '@landing/schema'
import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { type DocumentedArgument, readArguments } from './argument-list'
import { isRegistryPage } from './dialect'

declare module 'hast' {
  interface ElementData {
    anchor?: string
    hint?: Hint
  }
}

const identifier = /^[a-z][a-z0-9_]*$/

/**
 * Makes the list items that begin with the name of an argument or an attribute anchors of that name, and what they say of an argument
 * a hint.
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
      const anchor = argument?.path ?? name
      node.data = { ...node.data, anchor, ...(argument && { hint: hintOf(node, name, argument) }) }
    }
    markAll(node.children, known)
  }
}

const longestText = 240

/** ` - (Optional, String) Its size. More.` → the facts in brackets, and the first sentence. */
function hintOf(node: Element, name: string, { isRequired, isDeprecated }: DocumentedArgument) {
  const whole = ownText(node).replace(/\s+/g, ' ').trim()
  const [, inBrackets = '', rest = ''] =
    /^[-–:\s]*(?:\(([^()]{1,40})\))?[-–:\s]*(.*)$/.exec(whole.slice(name.length)) ?? []
  const said = inBrackets.split(/[,/;]/).map((fact) => fact.trim())
  const need = isRequired ? 'Required' : 'Optional'
  const facts = [
    ...said.filter((fact) => fact !== '' && !/^(?:required|optional|deprecated)$/i.test(fact)),
    need,
    ...(isDeprecated ? ['Deprecated'] : []),
  ]
  const text = rest.replace(/\s*\(see below[^)]*\)/i, '')
  const sentence = /^.*?[.!?](?=\s+[A-Z`"]|$)/.exec(text)?.[0] ?? text
  const isLong = sentence.length > longestText
  const cut = sentence.slice(0, longestText).replace(/\s+\S*$/, '')
  return { facts, text: isLong ? `${cut}…` : sentence }
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
