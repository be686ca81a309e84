import type { Element } from 'hast'
import type {
  BlockContent,
  DefinitionContent,
  Emphasis,
  Paragraph,
  Parents,
  RootContent,
  Text,
} from 'mdast'
import type {} from 'remark-directive'
// Brings the types of directives and of `data.hName` into mdast's own.
import type {} from 'remark-rehype'

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>
export type TextDirective = Extract<RootContent, { type: 'textDirective' }>
export type AnyDirective = ContainerDirective | LeafDirective | TextDirective
export type FlowContent = BlockContent | DefinitionContent

type Properties = Readonly<Record<string, string | number | boolean | readonly string[]>>

type MakeNode<N extends Parents> = (
  tag: string,
  properties: Properties,
  children: readonly N['children'][number][],
  position: RootContent['position'],
) => N

function nodeMaker<N extends ContainerDirective | Paragraph | Emphasis>(
  type: N['type'],
): MakeNode<N> {
  return (tag, properties, children, position) =>
    ({
      type,
      ...(type === 'containerDirective' && { name: tag }),
      children: [...children],
      data: { hName: tag, hProperties: toHast(properties) },
      ...(position && { position }),
    }) as N
}

/** Makes a block that becomes the HTML element `tag`. */
export const block: MakeNode<ContainerDirective> =
  nodeMaker<ContainerDirective>('containerDirective')
/** Makes a line of text that becomes the HTML element `tag`. */
export const line: MakeNode<Paragraph> = nodeMaker<Paragraph>('paragraph')
/** Makes a phrase that becomes the HTML element `tag`: mdast has no node for it. */
export const phrase: MakeNode<Emphasis> = nodeMaker<Emphasis>('emphasis')

/** A node that becomes an HTML element with all that is in it. */
export function embed(
  { tagName, properties, children }: Readonly<Element>,
  position: RootContent['position'],
): Emphasis {
  const data = { hName: tagName, hProperties: properties, hChildren: children }
  return { type: 'emphasis', children: [], data, ...(position && { position }) }
}

/** Gives the HTML element of a node more properties. */
export function addProperties(node: RootContent, properties: Properties): void {
  const before = node.data && 'hProperties' in node.data ? node.data.hProperties : undefined
  node.data = { ...node.data, hProperties: { ...before, ...toHast(properties) } }
}

export function text(value: string): Text {
  return { type: 'text', value }
}

/** A text in parts: `make` makes a part of a match, or returns `undefined` for what stays text. */
export function replaceIn<T>(
  node: Text,
  pattern: RegExp,
  make: (match: RegExpExecArray) => T | undefined,
): (Text | T)[] {
  const { value } = node
  const parts: (Text | T)[] = []
  let from = 0
  for (const match of value.matchAll(pattern)) {
    const part = make(match)
    if (part === undefined) continue
    if (match.index > from) parts.push({ ...node, value: value.slice(from, match.index) })
    parts.push(part)
    from = match.index + match[0].length
  }
  if (from === 0) return [node]
  return from < value.length ? [...parts, { ...node, value: value.slice(from) }] : parts
}

/** Made by one of the compiler's own steps; not to be looked at as Markdown again. */
export function isGenerated(node: RootContent): boolean {
  return node.data !== undefined && 'hName' in node.data && node.data.hName !== undefined
}

/** Offsets of adjacent nodes in their text; `undefined` for nodes that a step has made. */
export function rangeOf(
  ...nodes: readonly RootContent[]
): readonly [start: number, end: number] | undefined {
  const start = nodes[0]?.position?.start.offset
  const end = nodes.at(-1)?.position?.end.offset
  return start === undefined || end === undefined ? undefined : [start, end]
}

/** Adjacent nodes as the author wrote them; empty for nodes that a step has made. */
export function sourceOf(text: string, ...nodes: readonly RootContent[]): string {
  return text.slice(...(rangeOf(...nodes) ?? [0, 0]))
}

/** A directive in a line as the author wrote it: what is before and after its label. */
export function aroundLabel(
  text: string,
  node: TextDirective,
): readonly [before: string, behind: string] {
  const whole = rangeOf(node)
  if (whole === undefined) return [`:${node.name}`, '']
  const label = rangeOf(...node.children) ?? [whole[1], whole[1]]
  return [text.slice(whole[0], label[0]), text.slice(label[1], whole[1])]
}

/** The words of a node, images by their alternative texts. */
export function nodeText(node: RootContent | Parents): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if ('alt' in node) return node.alt ?? ''
  if ('children' in node) return node.children.map(nodeText).join('')
  return ''
}

function toHast(properties: Properties) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      key,
      typeof value === 'object' ? [...value] : value,
    ]),
  )
}
