import { nearest } from '@landing/schema/validate'
import type { Paragraph, Parents, PhrasingContent, RootContent } from 'mdast'
import { type PageDraft, report } from '../../page/page-draft'
import {
  aroundLabel,
  type ContainerDirective,
  type LeafDirective,
  sourceOf,
  type TextDirective,
  text,
} from '../../tree/mdast'
import { takeLabel } from './directive-parts'

/** An unknown `:::name`: its fences are shown as the author wrote them, around its content. */
export function unknownContainer(
  node: ContainerDirective,
  draft: PageDraft,
  known: readonly string[],
): RootContent[] {
  reportUnknown(node, draft, known, ':::')
  takeLabel(node)
  const source = sourceOf(draft.text, node)
  const opener = source.split('\n')[0] ?? ''
  const closer = /\n([ \t>]*:{3,})[ \t]*$/.exec(source)?.[1]?.replace(/^[ \t>]+/, '')
  return [
    paragraph(opener, node),
    ...node.children,
    ...(closer === undefined ? [] : [paragraph(closer, node)]),
  ]
}

/** An unclosed container swallows the content after it. */
export function checkClosed(node: ContainerDirective, draft: PageDraft): void {
  const source = sourceOf(draft.text, node).trimEnd()
  const colons = /^:{3,}/.exec(source)?.[0]
  if (colons === undefined) return
  const isClosed = /\n[ \t>]*:{3,}$/.test(source)
  const last = node.children.at(-1)
  // One fence ends both.
  const inner =
    last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset
      ? last
      : undefined
  if (isClosed && inner === undefined) return
  report(
    draft,
    'directive/unclosed',
    node,
    isClosed
      ? `"${colons}${node.name}" and the ":::${inner?.name}" in it are closed by one ":::".`
      : `"${colons}${node.name}" is not closed: everything after it becomes part of it.`,
    `Write "${colons}" on a line of its own where it ends; an outer one needs more colons than those inside.`,
  )
}

/** An unknown `::name` is shown as it was written. */
export function unknownLeaf(
  node: LeafDirective,
  draft: PageDraft,
  known: readonly string[],
): RootContent[] {
  reportUnknown(node, draft, known, '::')
  return [paragraph(sourceOf(draft.text, node).trimEnd(), node)]
}

/** `:name` inside a text is almost always a colon and a word: `10:30`, `host:port`. It stays text. */
export function textDirective(node: TextDirective, draft: PageDraft): PhrasingContent[] {
  const [before, behind] = aroundLabel(draft.text, node)
  return [text(before), ...node.children, text(behind)]
}

/** Merges adjacent texts. */
export function mergeTexts(parent: Parents): void {
  const merged: RootContent[] = []
  for (const child of parent.children) {
    const before = merged.at(-1)
    if (child.type === 'text' && before?.type === 'text') {
      const position =
        before.position && child.position
          ? { start: before.position.start, end: child.position.end }
          : before.position
      merged[merged.length - 1] = {
        type: 'text',
        value: before.value + child.value,
        ...(position && { position }),
      }
    } else merged.push(child)
  }
  parent.children = merged
}

const strayFence = /^:{3,}[ \t]*$/m

/** Reports fences that stay text: of unknown names, with text in their line, and those that close nothing. */
export function checkParagraph(node: Paragraph, draft: PageDraft, known: readonly string[]): void {
  const [first] = node.children
  const name =
    first?.type === 'text' ? /^:{3,}[ \t]*([a-z][a-z\d-]*)/.exec(first.value)?.[1] : undefined
  if (name !== undefined && known.includes(name)) {
    report(
      draft,
      'directive/misplaced',
      node,
      `":::${name}" is shown as text: only "[a label]" and "{attributes}" may follow it in its line.`,
      'Write what follows below. Formatters that wrap text join lines that have no empty line between them.',
    )
    return
  }
  if (name !== undefined) reportUnknown({ ...node, name }, draft, known, ':::')
  const stray = first?.type === 'text' ? strayFence.exec(first.value)?.[0] : undefined
  if (stray === undefined) return
  report(
    draft,
    'directive/misplaced',
    node,
    `"${stray.trim()}" closes no directive, and is shown as text.`,
    'Remove it; a directive around others needs more colons than they have.',
  )
}

function reportUnknown(
  node: Pick<ContainerDirective | LeafDirective, 'name' | 'position'>,
  draft: PageDraft,
  known: readonly string[],
  colons: string,
): void {
  const near = nearest(node.name, known)
  const list = `Known: ${[...new Set([...(near === undefined ? [] : [near]), ...known])].join(', ')}.`
  report(
    draft,
    'directive/unknown',
    node,
    `There is no directive "${colons}${node.name}".`,
    near === undefined
      ? `${list} The file src/components/${node.name}.tsx would make it one.`
      : `Did you mean "${colons}${near}"? ${list}`,
  )
}

function paragraph(value: string, { position }: RootContent): RootContent {
  return { type: 'paragraph', children: [text(value)], ...(position && { position }) }
}
