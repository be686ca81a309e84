import type { MdxComponents, MdxConstruct } from '@landing/plugin-mdx'
import {
  anchor,
  callout,
  card,
  columns,
  content,
  details,
  file,
  fileTree,
  folder,
  image,
  listOf,
  nothing,
  paragraph,
  parameter,
  step,
  steps,
  tab,
  tabs,
} from './components'
import { attributeText, codeBlock, leaf, type Node, type Values, words } from './directives'

const note = callout(
  {
    error: 'danger',
    idea: 'tip',
    success: 'success',
    tip: 'tip',
    warn: 'warning',
    warning: 'warning',
  },
  'info',
)

const typeTable: MdxConstruct = ({ attributes: { type } }) => {
  const items = Object.entries((type ?? {}) as Readonly<Record<string, Values>>)
  return items.length === 0 ? [] : listOf(false, ...items.map(typeItem))
}

function typeItem([name, values]: readonly [string, Values]): Node[] {
  const { type, typeDescription, parameters, returns } = values
  const list = Array.isArray(parameters) ? (parameters as readonly Values[]) : []
  return [
    parameter(name, { ...values, type: attributeText(type) || typeDescription }),
    ...text(values.description),
    ...(list.length === 0
      ? []
      : listOf(
          false,
          ...list.map((each) => [
            parameter(attributeText(each.name), {}),
            ...text(each.description),
          ]),
        )),
    ...text(attributeText(returns) && `Returns: ${attributeText(returns)}`),
  ]
}
const text = (value: unknown): Node[] =>
  attributeText(value) === '' ? [] : [paragraph(words(attributeText(value)))]

/** `<include>./port.ts</include>`; texts cannot be included here, which is reported. */
const include: MdxConstruct = (element) => {
  const path = attributeText(element.code()).trim()
  return /\.mdx?(?:#|$)/.test(path)
    ? leaf('fumadocs-include', { file: path }, '')
    : codeBlock({ file: path }, element)
}

const modules: MdxComponents['components'] = {
  accordion: { Accordion: details, Accordions: content },
  // Of the whole site: `announcement` in the configuration.
  banner: { Banner: nothing },
  callout: {
    Callout: note,
    CalloutContainer: note,
    CalloutDescription: content,
    CalloutTitle: ({ words: inside }) => [
      paragraph([{ type: 'strong', children: inside() } as Node]),
    ],
  },
  card: { Card: card, Cards: columns },
  'dynamic-codeblock': {
    DynamicCodeBlock: ({ attributes }) => codeBlock(attributes.code, { attributes }),
  },
  files: { File: file, Files: fileTree, Folder: folder },
  'image-zoom': { ImageZoom: image },
  // Every page has its contents beside it.
  'inline-toc': { InlineTOC: nothing },
  steps: { Step: step, Steps: steps },
  tabs: { Tab: tab, Tabs: tabs },
  'type-table': { TypeTable: typeTable },
}

/** Components of Fumadocs, which pages import, or have without an import. */
export const fumadocsComponents: MdxComponents['components'] = {
  // The front matter of its pages is reported: `_openapi`.
  '': Object.assign({ APIPage: nothing, include }, ...Object.values(modules)),
  ...Object.fromEntries(
    Object.entries(modules).map(([name, exports]) => [`fumadocs-ui/components/${name}`, exports]),
  ),
  'fumadocs-core/link': { default: anchor },
}
