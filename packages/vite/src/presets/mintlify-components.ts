import type { MdxConstruct } from '@landing/content'
import {
  callout,
  card,
  columns,
  content,
  details,
  listOf,
  type Node,
  nothing,
  paragraph,
  parameter,
  step,
  steps,
} from './components'
import { container, inline, textOf, words } from './directives'

const kind =
  (name: string): MdxConstruct =>
  ({ attributes, blocks }) =>
    container(name, {}, blocks(), textOf(attributes.title))
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

/** A parameter or a field: an entry of a list that links lead to, as `#param-name`. */
const field: MdxConstruct = ({ attributes, blocks }) => {
  const { name, path, query, body, header } = attributes
  const title = [name, path, query, body, header].map(textOf).find((each) => each !== '') ?? ''
  const anchor = `param-${mintlifySlug(title)}`
  const data = { hProperties: { dataField: anchor } }
  const head = { ...parameter(title, attributes), data } as Node
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
  CodeGroup: codeGroup,
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
  Tab: ({ attributes, blocks }) => container('tab', { label: textOf(attributes.title) }, blocks()),
  Tabs: ({ blocks }) => container('tabs', {}, blocks()),
  Tip: kind('tip'),
  Tooltip: ({ attributes: { tip }, words: inside }) => [
    ...inside(),
    ...words(textOf(tip) && ` (${textOf(tip)})`),
  ],
  Update: update,
  Warning: kind('warning'),
}
