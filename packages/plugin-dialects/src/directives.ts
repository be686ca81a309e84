import type { MdxElement } from '@landing/plugin-mdx'
import { rewriteCode } from './rewrite'

/** A node of Markdown. */
export type Node = ReturnType<MdxElement['blocks']>[number]
/** Attributes of an element, or an object in one. */
export type Values = MdxElement['attributes']
type Attributes = Readonly<Record<string, string | undefined>>

/** Text of an attribute; empty when it has none. */
export const attributeText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const given = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )

/** `:::name[label]{…}` around blocks. */
export function container(
  name: string,
  attributes: Attributes,
  blocks: readonly Node[],
  label = '',
): Node[] {
  const title = { type: 'paragraph', data: { directiveLabel: true }, children: words(label) }
  const children = label === '' ? blocks : [title, ...blocks]
  return [{ type: 'containerDirective', name, attributes: given(attributes), children } as Node]
}

/** `::name[label]{…}`. */
export function leaf(name: string, attributes: Attributes, label: string): Node[] {
  const children = words(label)
  return [{ type: 'leafDirective', name, attributes: given(attributes), children } as Node]
}

/** `:name[words]{…}`. */
export function inline(name: string, attributes: Attributes, children: readonly Node[]): Node[] {
  return [{ type: 'textDirective', name, attributes: given(attributes), children } as Node]
}

export const words = (value: string): Node[] => (value === '' ? [] : [{ type: 'text', value }])

/** A code block: of a text, or of a file. */
export function codeBlock(code: unknown, { attributes }: Pick<MdxElement, 'attributes'>): Node[] {
  const file = code as { readonly file?: string } | null | undefined
  const isFile = typeof file === 'object' && file?.file !== undefined
  const title = attributeText(attributes.title)
  const meta = [
    isFile ? `file="${file.file}"` : '',
    title === '' ? '' : `title="${title}"`,
    attributes.showLineNumbers === true ? 'showLineNumbers' : '',
    ...(['mark', 'ins', 'del'] as const).map((name) => marks(name, attributes[name])),
    attributeText(attributes.metastring) || attributeText(attributes.meta),
  ].filter((part) => part !== '')
  const className = attributeText(attributes.className).replace(/^language-/, '')
  const lang = attributeText(attributes.lang) || attributeText(attributes.language) || className
  const node: Extract<Node, { readonly type: 'code' }> = {
    type: 'code',
    lang: lang || (isFile ? (/\.(\w+)$/.exec(file.file ?? '')?.[1] ?? null) : null),
    meta: meta.join(' '),
    value: isFile ? '' : dedent(attributeText(code)),
  }
  rewriteCode(node)
  return [node]
}

/** Lines by their numbers and as `{ range: '3-4' }`, words as texts. */
function marks(name: string, value: unknown): string {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list
    .flatMap((part) => {
      if (typeof part === 'string' && part !== '') return [`${name}=${JSON.stringify(part)}`]
      const lines = typeof part === 'number' ? part : (part as Values | undefined)?.range
      return lines === undefined ? [] : [`${name}={${attributeText(lines)}}`]
    })
    .join(' ')
}

function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const depth = Math.min(...depths, Number.MAX_SAFE_INTEGER)
  return lines.map((line) => line.slice(depth)).join('\n')
}

/** A link with its words. */
export function link(url: string, children: readonly Node[]): Node[] {
  return [{ type: 'link', url, children } as Node]
}

/** Tabs that the attributes of the element around them name: `values={[{ value, label }]}`, `defaultValue="…"`. */
export function namedTabs(tabs: readonly Node[], { values, defaultValue }: Values): Node[] {
  const list = Array.isArray(values) ? (values as readonly Values[]) : []
  return tabs.map((tab) => {
    if (tab.type !== 'containerDirective') return tab
    const { value, ...otherAttributes } = tab.attributes ?? {}
    const label = attributeText(list.find((named) => named.value === value)?.label)
    const isDefault = value !== undefined && value === defaultValue
    const attributes = {
      ...otherAttributes,
      ...(label && { label }),
      ...(isDefault && { default: '' }),
    }
    return { ...tab, attributes }
  })
}
