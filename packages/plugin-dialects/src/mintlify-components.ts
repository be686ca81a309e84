import type { MdxConstruct } from '@landing/plugin-mdx'
import {
  callout,
  card,
  code,
  columns,
  content,
  details,
  file,
  fileTree,
  folder,
  joined,
  listOf,
  nothing,
  paragraph,
  parameter,
  step,
  steps,
} from './components'
import {
  attributeText,
  codeBlock,
  container,
  inline,
  link,
  type Node,
  type Values,
  words,
} from './directives'

const kind =
  (name: string): MdxConstruct =>
  ({ attributes, blocks }) =>
    container(name, {}, blocks(), attributeText(attributes.title))
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

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(attributeText).filter((text) => text !== '') : []

/** A parameter or a field: an entry of a list that links lead to, as `#param-name`. */
const field: MdxConstruct = ({ attributes, blocks }) => {
  const { name, path, query, body, header, pre, post } = attributes
  const title =
    [name, path, query, body, header].map(attributeText).find((each) => each !== '') ?? ''
  const anchor = `param-${mintlifySlug(title)}`
  const data = { hProperties: { dataField: anchor } }
  const labels = [...textsOf(pre), ...textsOf(post)]
  const head = { ...parameter(title, attributes, labels), data } as Node
  return listOf(false, [head, ...blocks()])
}

const note = (text: string): Node[] =>
  text === '' ? [] : [paragraph([{ type: 'emphasis', children: words(text) } as Node])]

const frame: MdxConstruct = ({ attributes: { hint, caption }, blocks }) => [
  ...note(attributeText(hint)),
  ...blocks(),
  ...note(attributeText(caption)),
]

const update: MdxConstruct = ({ attributes: { label, description, tags }, blocks }) => {
  const badges = textsOf(tags).map((tag) => inline('badge', {}, words(tag)))
  const parts = [words(attributeText(description)), ...badges].filter((part) => part.length > 0)
  const about = parts.flatMap((part, at) => (at === 0 ? part : [...words(' '), ...part]))
  return [
    { type: 'heading', depth: 2, children: words(attributeText(label)) } as Node,
    ...(about.length === 0 ? [] : [paragraph(about)]),
    ...blocks(),
  ]
}

/** The explanation behind the word, with its link. */
const tooltip: MdxConstruct = ({ attributes: { tip, cta, href }, words: inside }) => {
  const about = attributeText(tip)
  const more =
    attributeText(href) === ''
      ? []
      : link(attributeText(href), words(attributeText(cta) || attributeText(href)))
  const parts = [words(about), more].filter((part) => part.length > 0)
  const [first = [], second = []] = parts
  if (parts.length === 0) return inside()
  const between = parts.length > 1 ? words(/[.!?]$/.test(about) ? ' ' : ': ') : []
  return [...inside(), ...words(' ('), ...first, ...between, ...second, ...words(')')]
}

/** A tab until `joinedViews` puts it together with those beside it. */
const view: MdxConstruct = ({ attributes, blocks }) => {
  const label = attributeText(attributes.title)
  const [tab] = container('tab', { label }, blocks())
  return tab ? [{ ...tab, data: { isView: true } } as Node] : []
}

const isView = ({ data }: Node) => (data as { readonly isView?: boolean } | undefined)?.isView

/** Views that follow each other are tabs. */
export function joinedViews(nodes: readonly Node[]): Node[] {
  const all: Node[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (!isView(node)) all.push(node)
    else if (last?.type === 'containerDirective' && last.attributes?.group === 'view') {
      last.children.push(node as never)
    } else all.push(...container('tabs', { group: 'view' }, [node]))
  }
  return all
}

/** Values of a color, which are text here. */
const color: MdxConstruct = ({ attributes: { name, value } }) => {
  const { light, dark } = (value ?? {}) as Values
  const texts = [value, light, dark].map(attributeText).filter((text) => text !== '')
  const values = texts.flatMap((text, at) => [...words(at === 0 ? ' ' : ', '), code(text)])
  return listOf(false, [paragraph([...words(attributeText(name)), ...values])])
}

/** Rows have their own lists. */
const colors: MdxConstruct = ({ blocks }) => {
  const all = blocks()
  return all.every(({ type }) => type === 'list') ? joined(all) : all
}

const colorRow: MdxConstruct = ({ attributes, blocks }) => [
  paragraph([{ type: 'strong', children: words(attributeText(attributes.title)) } as Node]),
  ...joined(blocks()),
]

const kinds: Readonly<Record<string, string>> = {
  check: 'success',
  danger: 'danger',
  info: 'info',
  tip: 'tip',
  warning: 'warning',
}

/** Components of Mintlify, none of which is imported. */
export const mintlifyComponents: Readonly<Record<string, MdxConstruct>> = {
  Accordion: details,
  AccordionGroup: content,
  Badge: ({ words: inside }) => inline('badge', {}, inside()),
  Callout: callout(kinds, 'note'),
  Card: card,
  CardGroup: columns,
  Check: kind('success'),
  CodeBlock: (element) => {
    const { language, filename, lines, highlight, wrap } = element.attributes
    const meta = [
      lines === true ? 'showLineNumbers' : '',
      wrap === true ? 'wrap' : '',
      attributeText(highlight) && `{${attributeText(highlight).replace(/[{}[\]]/g, '')}}`,
    ]
    const attributes = { language, title: filename, meta: meta.join(' ').trim() }
    return codeBlock(element.code(), { attributes })
  },
  CodeGroup: codeGroup,
  Color: colors,
  'Color.Item': color,
  'Color.Row': colorRow,
  Columns: columns,
  Danger: kind('danger'),
  Expandable: details,
  Frame: frame,
  // Icons are those of a font that is not here.
  Icon: nothing,
  Info: kind('info'),
  Note: kind('note'),
  Panel: content,
  ParamField: field,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  ResponseField: field,
  Step: step,
  Steps: steps,
  Tab: ({ attributes, blocks }) =>
    container('tab', { label: attributeText(attributes.title) }, blocks()),
  Tabs: ({ blocks }) => container('tabs', {}, blocks()),
  Tile: card,
  Tip: kind('tip'),
  Tooltip: tooltip,
  Tree: fileTree,
  'Tree.File': file,
  'Tree.Folder': folder,
  Update: update,
  View: view,
  Visibility: ({ attributes, blocks }) => (attributes.for === 'agents' ? [] : blocks()),
  Warning: kind('warning'),
}
