import type { Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf } from '../compile/draft-of'
import type { PageDraft } from '../compile/page-draft'
import { isMade } from '../tree/mdast'
import { isAdmonitionKind } from './admonition-kinds'
import { admonition } from './directives/admonition'
import { containerNames } from './directives/container-names'
import { dataTable } from './directives/data-table'
import { details } from './directives/details'
import {
  checkClosed,
  checkParagraph,
  mergeTexts,
  textDirective,
  unknownContainer,
  unknownLeaf,
} from './directives/leftovers'
import { codeGroup, strayTab, tabs } from './directives/tabs'

const leaves = ['table']

/** Gives every directive its meaning; those without one become text again. */
export function remarkDirectives() {
  return (tree: Root, file: VFile): void => transform(tree, draftOf(file))
}

function transform(parent: Parents, draft: PageDraft): void {
  const old: readonly RootContent[] = parent.children
  for (const node of old) if (node.type === 'paragraph') checkParagraph(node, draft, containerNames)
  if (old.some((node) => node.type.endsWith('Directive') && !isMade(node))) {
    parent.children = old.flatMap((node): RootContent[] =>
      isMade(node) ? [node] : replace(node, draft),
    )
    if (old.some((node) => node.type === 'textDirective')) mergeTexts(parent)
  }
  for (const child of parent.children) if ('children' in child) transform(child, draft)
}

function replace(node: RootContent, draft: PageDraft): RootContent[] {
  if (node.type === 'textDirective') return textDirective(node, draft)
  if (node.type === 'leafDirective') {
    return node.name === 'table' ? dataTable(node, draft) : unknownLeaf(node, draft, leaves)
  }
  if (node.type !== 'containerDirective') return [node]
  if (!containerNames.includes(node.name)) return unknownContainer(node, draft, containerNames)
  checkClosed(node, draft)
  if (isAdmonitionKind(node.name)) return admonition(node, node.name)
  if (node.name === 'details') return details(node)
  if (node.name === 'tabs') return tabs(node, draft)
  if (node.name === 'code-group') return codeGroup(node, draft)
  return strayTab(node, draft)
}
