import type { Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Directive, DirectiveForm } from '../hooks/directives'
import { draftOf, type PageDraft } from '../page/page-draft'
import { type AnyDirective, isGenerated } from '../tree/mdast'
import { component } from './directives/component'
import { checkAttributes } from './directives/directive-parts'
import { directiveNames, directivesOf } from './directives/directives'
import {
  mergeTexts,
  reportSlip,
  textDirective,
  unknownContainer,
  unknownLeaf,
} from './directives/unknown-directives'

/** A component of the site. */
const ofSite = { container: { html: component }, leaf: { html: component } }

/** Handles every directive; unknown ones become text again. */
export function remarkDirectives() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    transform(tree, draft, draft.containers)
  }
}

function transform(parent: Parents, draft: PageDraft, containers: readonly string[]): void {
  const old: readonly RootContent[] = parent.children
  if (old.some((node) => node.type.endsWith('Directive') && !isGenerated(node))) {
    parent.children = old.flatMap((node): RootContent[] =>
      isGenerated(node) ? [node] : replace(node, draft, containers),
    )
    if (old.some((node) => node.type === 'textDirective')) mergeTexts(parent)
  }
  for (const child of parent.children) if ('children' in child) transform(child, draft, containers)
}

/** @param containers names of containers */
function replace(
  node: RootContent,
  draft: PageDraft,
  containers: readonly string[],
): RootContent[] {
  const { components, hooks } = draft.environment
  const name = 'name' in node ? (node.name ?? '') : ''
  const directive = { ...(components.includes(name) && ofSite), ...directivesOf(hooks).get(name) }
  const { container, leaf, text }: Directive = directive
  if (node.type === 'textDirective') {
    // Only with a label: `:icon` alone is text.
    if (text !== undefined && node.children.length > 0) return htmlOf(text, node, draft)
    if (node.children.length > 0) {
      reportSlip(node, draft, directiveNames('text', draft.environment))
    }
    return textDirective(node, draft.text)
  }
  if (node.type === 'leafDirective') {
    if (leaf !== undefined) return htmlOf(leaf, node, draft)
    return unknownLeaf(node, draft, draft.leaves)
  }
  if (node.type !== 'containerDirective') return [node]
  if (container === undefined) return unknownContainer(node, draft, containers)
  return htmlOf(container, node, draft)
}

function htmlOf<N extends AnyDirective>(
  { attributes: attributeNames, html }: DirectiveForm<N>,
  node: N,
  draft: PageDraft,
): RootContent[] {
  if (attributeNames !== undefined) checkAttributes(node, attributeNames, draft)
  return html(node, draft)
}
