import type { Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { PageDraft } from '../page/page-draft'
import { draftOf } from '../page/page-draft'
import { containerNames, isAdmonitionKind, leafNames } from '../parser/directive-names'
import { isMade } from '../tree/mdast'
import { admonition } from './directives/admonition'
import { component } from './directives/component'
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

/** Gives every directive its meaning; those without one become text again. */
export function remarkDirectives() {
  return (tree: Root, file: VFile): void => transform(tree, draftOf(file))
}

function transform(parent: Parents, draft: PageDraft): void {
  const old: readonly RootContent[] = parent.children
  for (const node of old) {
    if (node.type === 'paragraph') checkParagraph(node, draft, known(containerNames, draft))
  }
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
    if (node.name === 'table') return dataTable(node, draft)
    return isComponent(node.name, draft)
      ? component(node, draft)
      : unknownLeaf(node, draft, known(leafNames, draft))
  }
  if (node.type !== 'containerDirective') return [node]
  const isBuiltIn = containerNames.includes(node.name)
  if (!isBuiltIn && !isComponent(node.name, draft)) {
    return unknownContainer(node, draft, known(containerNames, draft))
  }
  checkClosed(node, draft)
  if (!isBuiltIn) return component(node, draft)
  const { texts } = draft.environment.language
  if (isAdmonitionKind(node.name)) return admonition(node, node.name, texts)
  if (node.name === 'details') return details(node, texts)
  if (node.name === 'tabs') return tabs(node, draft)
  if (node.name === 'code-group') return codeGroup(node, draft)
  return strayTab(node, draft)
}

function isComponent(name: string, { environment }: PageDraft): boolean {
  return environment.components.includes(name) && !leafNames.includes(name)
}

function known(builtIn: readonly string[], { environment }: PageDraft): readonly string[] {
  return [...new Set([...builtIn, ...environment.components])]
}
