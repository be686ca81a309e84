import type { MdxConstruct } from '@landing/plugin-mdx'
import {
  attributeText,
  container,
  link,
  type Node,
  namedTabs,
  type Values,
  words,
} from './directives'

export const content: MdxConstruct = ({ blocks }) => blocks()
export const nothing: MdxConstruct = () => []

export const code = (value: string): Node => ({ type: 'inlineCode', value })
export const paragraph = (children: readonly Node[]): Node =>
  ({ type: 'paragraph', children }) as Node
const list = (ordered: boolean, spread: boolean, items: readonly (readonly Node[])[]): Node[] => {
  const children = items.map((item) => ({ type: 'listItem', spread, children: item }))
  return [{ type: 'list', ordered, spread, children } as Node]
}
export const listOf = (ordered: boolean, ...items: readonly (readonly Node[])[]): Node[] =>
  list(ordered, true, items)

/** @param kinds admonitions by the attribute `type`; those of `usual` stand for all others */
export const callout =
  (kinds: Readonly<Record<string, string>>, usual: string): MdxConstruct =>
  ({ attributes, blocks }) =>
    container(
      kinds[attributeText(attributes.type)] ?? usual,
      {},
      blocks(),
      attributeText(attributes.title),
    )

export const details: MdxConstruct = ({ attributes, blocks }) => {
  const open = attributes.defaultOpen === true ? 'true' : ''
  return container(
    'details',
    { open, id: attributeText(attributes.id) },
    blocks(),
    attributeText(attributes.title),
  )
}

/** An admonition whose name is the attribute `type`. */
export const admonition: MdxConstruct = ({ attributes, blocks }) =>
  container(attributeText(attributes.type) || 'note', {}, blocks(), attributeText(attributes.title))

/** @param img an image above its text */
export const card: MdxConstruct = ({ attributes: { title, href, description, img }, blocks }) => {
  const above = { type: 'image', url: attributeText(img), alt: '' } as Node
  const about = [
    ...(attributeText(img) === '' ? [] : [paragraph([above])]),
    ...(attributeText(description) === '' ? [] : [paragraph(words(attributeText(description)))]),
  ]
  return container(
    'card',
    { href: attributeText(href) },
    [...about, ...blocks()],
    attributeText(title),
  )
}

/** Columns hold cards, or anything. */
export const columns: MdxConstruct = ({ blocks }) => {
  const all = blocks()
  const areCards = all.every((node) => node.type === 'containerDirective' && node.name === 'card')
  return areCards ? container('cards', {}, all) : all
}

export const image: MdxConstruct = ({ attributes: { src, alt } }) => [
  { type: 'image', url: attributeText(src), alt: attributeText(alt) },
]
export const anchor: MdxConstruct = ({ attributes, words: inside }) =>
  link(attributeText(attributes.href), inside())

/** A step, as a list of its own until `<Steps>` joins them. */
export const step: MdxConstruct = ({ attributes, blocks }) => {
  const title = attributeText(attributes.title)
  const first =
    title === '' ? [] : [paragraph([{ type: 'strong', children: words(title) } as Node])]
  return listOf(true, [...first, ...blocks()])
}

/** What is between two steps belongs to the first. */
export const steps: MdxConstruct = ({ blocks }) => {
  const items: Node[][] = []
  for (const node of blocks()) {
    const last = items.at(-1)
    if (node.type === 'list') items.push(...node.children.map(({ children }) => [...children]))
    else if (last) last.push(node)
    else items.push([node])
  }
  return items.length === 0 ? [] : container('steps', {}, listOf(true, ...items))
}

/** A parameter with its type and its default. */
export function parameter(
  name: string,
  { type, required, deprecated, default: preset }: Values,
  labels: readonly string[] = [],
): Node {
  const facts = [
    ...(attributeText(type) === ''
      ? []
      : [[{ type: 'emphasis', children: words(attributeText(type)) } as Node]]),
    ...(required === true ? [words('required')] : []),
    ...(deprecated === true ? [words('deprecated')] : []),
    ...labels.map(words),
    ...(attributeText(preset) === '' ? [] : [[...words('default '), code(attributeText(preset))]]),
  ]
  return paragraph([
    code(name),
    ...facts.flatMap((fact, at) => [...words(at === 0 ? ' ' : ', '), ...fact]),
  ])
}

const files = (...items: readonly (readonly Node[])[]): Node[] => list(false, false, items)

/** A file, as a list of its own until what is around it joins them. */
export const file: MdxConstruct = ({ attributes }) =>
  files([paragraph(words(attributeText(attributes.name)))])

export const folder: MdxConstruct = ({ attributes, blocks }) => {
  const name = attributeText(attributes.name).replace(/\/?$/, '/')
  return files([paragraph(words(name)), ...joined(blocks())])
}

export const fileTree: MdxConstruct = ({ blocks }) => container('file-tree', {}, joined(blocks()))

/** One list of all. */
export function joined(nodes: readonly Node[]): Node[] {
  const items = nodes.flatMap((node): readonly (readonly Node[])[] =>
    node.type === 'list' ? node.children.map(({ children }) => children) : [[node]],
  )
  return items.length === 0 ? [] : files(...items)
}

export const tab: MdxConstruct = ({ attributes, blocks }) => {
  const value = attributeText(attributes.value)
  return container('tab', { label: value, value }, blocks())
}

/** `<Tabs items={['npm', 'pnpm']}>`: tabs without a `value` are named by their position. */
export const tabs: MdxConstruct = ({ attributes, blocks }) => {
  const { items, defaultIndex, defaultValue, groupId, storageKey } = attributes
  const list: readonly unknown[] = Array.isArray(items) ? items : []
  const labels = list.map((item) => attributeText((item as Values | null)?.label ?? item))
  const unnamed = [...labels]
  const named = blocks().map((node) => {
    if (node.type !== 'containerDirective' || node.attributes?.value !== undefined) return node
    const label = unnamed.shift() ?? ''
    return { ...node, attributes: { ...node.attributes, label, value: label } }
  })
  const first = labels[Number(defaultIndex)] ?? defaultValue
  return container(
    'tabs',
    { group: attributeText(groupId) || attributeText(storageKey) },
    namedTabs(named, { defaultValue: first }),
  )
}
