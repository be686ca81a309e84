import { nearest } from '@landing/schema/validate'
import type { Parents, PhrasingContent, RootContent } from 'mdast'
import { type PageDraft, report } from '../../page/page-draft'
import {
  type AnyDirective,
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
  names: readonly string[],
): RootContent[] {
  reportUnknown(node, draft, names, ':::')
  takeLabel(node)
  const source = sourceOf(draft.text, node)
  const opener = source.split('\n')[0] ?? ''
  const closer = /\n[ \t>]*(:{3,})[ \t]*$/.exec(source)?.[1]
  return [
    paragraph(opener, node),
    ...node.children,
    ...(closer === undefined ? [] : [paragraph(closer, node)]),
  ]
}

/** An unknown `::name` is shown as it was written. */
export function unknownLeaf(
  node: LeafDirective,
  draft: PageDraft,
  names: readonly string[],
): RootContent[] {
  reportUnknown(node, draft, names, '::')
  return [paragraph(sourceOf(draft.text, node).trimEnd(), node)]
}

/** `:name` inside a text is almost always a colon and a word: `10:30`, `host:port`. It stays text. */
export function textDirective(node: TextDirective, source: string): PhrasingContent[] {
  const [before, behind] = aroundLabel(source, node)
  return [text(before), ...node.children, text(behind)]
}

/** `:bagde[New]`: with a label, and a name that resembles one or stands alone, it is a slip. */
export function reportSlip(node: TextDirective, draft: PageDraft, names: readonly string[]): void {
  const before = draft.text.charAt((node.position?.start.offset ?? 0) - 1)
  if (/^\s?$/.test(before) || nearest(node.name, names) !== undefined) {
    reportUnknown(node, draft, names, ':')
  }
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

function reportUnknown(
  node: AnyDirective,
  draft: PageDraft,
  names: readonly string[],
  colons: string,
): void {
  report(draft, 'directive/unknown', node, ...unknownDirective(`${colons}${node.name}`, names))
}

/** Message and help for a name with colons in front that no directive has. */
export function unknownDirective(
  written: string,
  names: readonly string[],
): [message: string, help: string] {
  const name = written.replace(/^:+/, '')
  const near = nearest(name, names)
  const list = `Known: ${[...new Set([...(near === undefined ? [] : [near]), ...names])].join(', ')}.`
  return [
    `There is no directive "${written}".`,
    near === undefined
      ? `${list} The file src/components/${name}.tsx would make it one.`
      : `Did you mean "${written.replace(name, near)}"? ${list}`,
  ]
}

function paragraph(value: string, { position }: RootContent): RootContent {
  return { type: 'paragraph', children: [text(value)], ...(position && { position }) }
}
