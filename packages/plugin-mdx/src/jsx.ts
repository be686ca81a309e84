import type { RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Scope } from './scope'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isJsx = (node: RootContent): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Text of attributes that hold elements of HTML: `title={<span>Run <code>init</code></span>}`. */
export function textAttributes({ attributes }: JsxElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string][] => {
      const { value } = attribute
      if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'object') return []
      const statement = value?.data?.estree?.body[0]
      if (statement?.type !== 'ExpressionStatement') return []
      const text = elementText(statement.expression)
      return text === undefined ? [] : [[attribute.name, text.trim().replace(/\s+/g, ' ')]]
    }),
  )
}

/** Text of an element of HTML, or `undefined` if a part of it must run. */
function elementText(node: unknown): string | undefined {
  const { type, value, children, openingElement } = node as Partial<JsxNode>
  if (type === 'JSXText' && typeof value === 'string') return value
  const name = openingElement?.name?.name ?? ''
  const isHtml = type === 'JSXFragment' || (type === 'JSXElement' && /^[a-z]/.test(name))
  if (!isHtml || children === undefined) return undefined
  const texts = children.map(elementText)
  return texts.includes(undefined) ? undefined : texts.join('')
}

/** What is read of a node of JSX, which estree has no types for. */
interface JsxNode {
  readonly type: string
  readonly value: unknown
  readonly children: readonly unknown[]
  readonly openingElement: { readonly name: { readonly name: string } }
}

/** Generates the code of an element. Markdown in it becomes slots, which the document fills with HTML. */
export function elementCode(
  { name, attributes, children }: JsxElement,
  isRunning: (node: RootContent) => boolean,
  slots: RootContent[][],
): string {
  let isOpen = false
  const inner = children.map((child: RootContent): string => {
    const runs = isRunning(child)
    if (!runs) {
      // Neighbours share a slot.
      if (isOpen) slots.at(-1)?.push(child)
      else slots.push([child])
      const code = isOpen ? '' : `{slots[${slots.length - 1}]}`
      isOpen = true
      return code
    }
    isOpen = false
    if (isJsx(child)) return elementCode(child, isRunning, slots)
    return 'value' in child ? `{${child.value}}` : ''
  })
  const tag = name ?? ''
  return `<${tag}${attributesCode(attributes)}>${inner.join('')}</${tag}>`
}

function attributesCode(attributes: JsxElement['attributes']): string {
  return attributes
    .map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${attribute.value}}`
      return ` ${attribute.name}={${valueCode(attribute)}}`
    })
    .join('')
}

/** Props of a fragment, as the code of an object. */
export function propsCode(attributes: JsxElement['attributes']): string {
  const entries = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value
    return `${JSON.stringify(attribute.name)}: (${valueCode(attribute)})`
  })
  return `{ ${entries.join(', ')} }`
}

function valueCode({ value }: MdxJsxAttribute): string {
  if (value === null || value === undefined) return 'true'
  return typeof value === 'string' ? JSON.stringify(value) : value.value
}

/** Generates the server module of a page: it runs everything that is not Markdown, each use separately. */
export function moduleCode(
  page: Scope,
  imports: readonly string[],
  frontMatter: Readonly<Record<string, unknown>>,
): string {
  const functions: string[] = []
  const add = ({ number, body, uses, parts }: Scope): void => {
    functions.push(
      [
        `function page${number}(props, uses) {`,
        ...body,
        ...uses.map((use) => `uses[${use.number}] = (slots) => ${use.code}`),
        ...parts.map(({ scope, props }) => `page${scope.number}(${props}, uses)`),
        '}',
      ].join('\n'),
    )
    for (const { scope } of parts) add(scope)
  }
  add(page)
  return [
    ...imports,
    `const frontMatter = ${JSON.stringify(frontMatter)}, frontmatter = frontMatter`,
    ...functions,
    'export default function Mdx({ use, children }) {',
    'const uses = []',
    'page0({}, uses)',
    'return uses[use]([children].flat())',
    '}',
  ].join('\n')
}
