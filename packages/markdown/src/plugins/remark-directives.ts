import type { Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft } from '../page/page-draft'
import { isMade } from '../tree/mdast'
import { component } from './directives/component'
import { containerNames, containers, leafNames, leaves, phrases } from './directives/directives'
import {
  checkClosed,
  checkParagraph,
  mergeTexts,
  textDirective,
  unknownContainer,
  unknownLeaf,
} from './directives/leftovers'

/** Handles every directive; unknown ones become text again. */
export function remarkDirectives() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    transform(tree, draft, containerNames(draft.environment.components))
  }
}

function transform(parent: Parents, draft: PageDraft, known: readonly string[]): void {
  const old: readonly RootContent[] = parent.children
  for (const node of old) if (node.type === 'paragraph') checkParagraph(node, draft, known)
  if (old.some((node) => node.type.endsWith('Directive') && !isMade(node))) {
    parent.children = old.flatMap((node): RootContent[] =>
      isMade(node) ? [node] : replace(node, draft, known),
    )
    if (old.some((node) => node.type === 'textDirective')) mergeTexts(parent)
  }
  for (const child of parent.children) if ('children' in child) transform(child, draft, known)
}

/** @param known names of containers */
function replace(node: RootContent, draft: PageDraft, known: readonly string[]): RootContent[] {
  const { components } = draft.environment
  if (node.type === 'textDirective') {
    // Only with a label: `:icon` alone is text.
    const directive = node.children.length === 0 ? undefined : phrases.get(node.name)
    return directive === undefined ? textDirective(node, draft) : directive.toTree(node, draft)
  }
  if (node.type !== 'leafDirective' && node.type !== 'containerDirective') return [node]
  const isComponent = components.includes(node.name) && !leaves.has(node.name)
  if (node.type === 'leafDirective') {
    const directive = leaves.get(node.name)
    if (directive !== undefined) return directive.toTree(node, draft)
    return isComponent ? component(node, draft) : unknownLeaf(node, draft, leafNames(components))
  }
  const handler = containers.get(node.name) ?? (isComponent ? component : undefined)
  if (handler === undefined) return unknownContainer(node, draft, known)
  checkClosed(node, draft)
  return handler(node, draft)
}
