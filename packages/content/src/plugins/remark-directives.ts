import type { Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { PageDraft } from '../page/page-draft'
import { draftOf } from '../page/page-draft'
import { containerNames, isAdmonitionKind, leafNames } from '../parser/directive-names'
import {
  type ContainerDirective,
  isMade,
  type LeafDirective,
  type TextDirective,
  textOf,
} from '../tree/mdast'
import { admonition } from './directives/admonition'
import { badge } from './directives/badge'
import { card, cards, linkCard } from './directives/cards'
import { component } from './directives/component'
import { dataTable } from './directives/data-table'
import { details } from './directives/details'
import { frame, video } from './directives/embed'
import { icon } from './directives/icon'
import {
  checkClosed,
  checkParagraph,
  mergeTexts,
  textDirective,
  unknownContainer,
  unknownLeaf,
} from './directives/leftovers'
import { linkButton, linkButtonLine } from './directives/link-button'
import { fileTree, steps } from './directives/lists'
import { pageList } from './directives/page-list'
import { codeGroup, strayTab, tabs } from './directives/tabs'
import { variable } from './directives/variable'

/** Handles every directive; unknown ones become text again. */
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

type Handler<N> = (node: N, draft: PageDraft) => RootContent[]

const containers: Readonly<Record<string, Handler<ContainerDirective>>> = {
  card,
  cards,
  'code-group': codeGroup,
  details: (node, { environment }) => details(node, environment.language.texts),
  'file-tree': fileTree,
  steps,
  tab: strayTab,
  tabs,
}

const leaves: Readonly<Record<string, Handler<LeafDirective>>> = {
  frame,
  'link-button': linkButtonLine,
  'link-card': linkCard,
  pages: pageList,
  table: dataTable,
  video,
}

function replace(node: RootContent, draft: PageDraft): RootContent[] {
  if (node.type === 'textDirective') return replaceText(node, draft)
  if (node.type === 'leafDirective') {
    const handler = Object.hasOwn(leaves, node.name) ? leaves[node.name] : undefined
    if (handler !== undefined) return handler(node, draft)
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
  if (isAdmonitionKind(node.name)) {
    return admonition(node, node.name, draft.environment.language.texts)
  }
  return (isBuiltIn ? containers[node.name] : undefined)?.(node, draft) ?? component(node, draft)
}

/** Only with a label: `:icon` alone is text. */
function replaceText(node: TextDirective, draft: PageDraft): PhrasingContent[] {
  if (node.children.length === 0) return textDirective(node, draft)
  if (node.name === 'badge') return [badge(node, draft)]
  if (node.name === 'link-button') return [linkButton(node, draft)]
  if (node.name === 'var') return variable(node, draft)
  if (node.name === 'icon') {
    return icon(node.children.map(textOf).join('').trim(), node.attributes?.label, node, draft)
  }
  return textDirective(node, draft)
}

function isComponent(name: string, { environment }: PageDraft): boolean {
  return environment.components.includes(name) && !leafNames.includes(name)
}

function known(builtIn: readonly string[], { environment }: PageDraft): readonly string[] {
  return [...new Set([...builtIn, ...environment.components])]
}
