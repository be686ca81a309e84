import type { MdxConstruct, MdxElement } from '@landing/content'
import { container, inline, textOf, words } from './directives'

type Node = ReturnType<MdxElement['blocks']>[number]

const content: MdxConstruct = ({ blocks }) => blocks()
const callout =
  (kind: string): MdxConstruct =>
  ({ attributes, blocks }) =>
    container(kind, {}, blocks(), textOf(attributes.title))
const details: MdxConstruct = ({ attributes, blocks }) => {
  const open = attributes.defaultOpen === true ? 'true' : ''
  return container('details', { open }, blocks(), textOf(attributes.title))
}

/** Columns hold cards, or anything. */
const columns: MdxConstruct = ({ blocks }) => {
  const all = blocks()
  const areCards = all.every((node) => node.type === 'containerDirective' && node.name === 'card')
  return areCards ? container('cards', {}, all) : all
}

const codeGroup: MdxConstruct = ({ blocks }) => {
  const all = blocks()
  const areMany = all.length > 1 && all.every(({ type }) => type === 'code')
  return areMany ? container('code-group', {}, all) : all
}

/** The id of a heading: `Bun.write()` is `bun-write`. */
export function mintlifySlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu)
  return words?.join('-') ?? ''
}

/** A step, as a list of its own until `<Steps>` joins them. */
const step: MdxConstruct = ({ attributes, blocks }) => {
  const title = textOf(attributes.title)
  const first =
    title === '' ? [] : [paragraph([{ type: 'strong', children: words(title) } as Node])]
  return listOf(true, [...first, ...blocks()])
}

/** What stands between two steps belongs to the first. */
const steps: MdxConstruct = ({ blocks }) => {
  const items: Node[][] = []
  for (const node of blocks()) {
    const last = items.at(-1)
    if (node.type === 'list') items.push(...node.children.map(({ children }) => [...children]))
    else if (last) last.push(node)
    else items.push([node])
  }
  return items.length === 0 ? [] : container('steps', {}, listOf(true, ...items))
}

/** A parameter or a field: an entry of a list that links lead to, as `#param-name`. */
const field: MdxConstruct = ({ attributes, blocks }) => {
  const { name, path, query, body, header, type, required, default: preset } = attributes
  const title = [name, path, query, body, header].map(textOf).find((each) => each !== '') ?? ''
  const facts = [
    ...(textOf(type) === '' ? [] : [[{ type: 'emphasis', children: words(textOf(type)) } as Node]]),
    ...(required === true ? [words('required')] : []),
    ...(textOf(preset) === '' ? [] : [[...words('default '), code(textOf(preset))]]),
  ]
  const line = [
    code(title),
    ...facts.flatMap((fact, at) => [...words(at === 0 ? ' ' : ', '), ...fact]),
  ]
  const anchor = `param-${mintlifySlug(title)}`
  const head = { ...paragraph(line), data: { hProperties: { dataField: anchor } } } as Node
  return listOf(false, [head, ...blocks()])
}

const frame: MdxConstruct = ({ attributes, blocks }) => {
  const caption = textOf(attributes.caption)
  const below =
    caption === '' ? [] : [paragraph([{ type: 'emphasis', children: words(caption) } as Node])]
  return [...blocks(), ...below]
}

const update: MdxConstruct = ({ attributes: { label, description }, blocks }) => [
  { type: 'heading', depth: 2, children: words(textOf(label)) } as Node,
  ...(textOf(description) === '' ? [] : [paragraph(words(textOf(description)))]),
  ...blocks(),
]

const code = (value: string): Node => ({ type: 'inlineCode', value })
const paragraph = (children: readonly Node[]): Node => ({ type: 'paragraph', children }) as Node
const listOf = (ordered: boolean, ...items: readonly (readonly Node[])[]): Node[] => [
  {
    type: 'list',
    ordered,
    spread: true,
    children: items.map((children) => ({ type: 'listItem', spread: true, children })),
  } as Node,
]

/** Components of Mintlify, none of which is imported. */
export const mintlifyComponents: Readonly<Record<string, MdxConstruct>> = {
  Accordion: details,
  AccordionGroup: content,
  Badge: ({ words: inside }) => inline('badge', {}, inside()),
  Callout: ({ attributes, blocks }) =>
    container(callouts[textOf(attributes.type)] ?? 'note', {}, blocks(), textOf(attributes.title)),
  Card: ({ attributes: { title, href }, blocks }) =>
    container('card', { href: textOf(href) }, blocks(), textOf(title)),
  CardGroup: columns,
  Check: callout('success'),
  CodeGroup: codeGroup,
  Columns: columns,
  Danger: callout('danger'),
  Expandable: details,
  Frame: frame,
  // Icons are those of a font that is not here.
  Icon: () => [],
  Info: callout('info'),
  Note: callout('note'),
  Panel: content,
  ParamField: field,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  ResponseField: field,
  Step: step,
  Steps: steps,
  Tab: ({ attributes, blocks }) => container('tab', { label: textOf(attributes.title) }, blocks()),
  Tabs: ({ blocks }) => container('tabs', {}, blocks()),
  Tip: callout('tip'),
  Tooltip: ({ attributes: { tip }, words: inside }) => [
    ...inside(),
    ...words(textOf(tip) && ` (${textOf(tip)})`),
  ],
  Update: update,
  Warning: callout('warning'),
}
const callouts: Readonly<Record<string, string>> = {
  check: 'success',
  danger: 'danger',
  info: 'info',
  tip: 'tip',
  warning: 'warning',
}
