import { block, phrase, walk } from '@landing/markdown/authoring'
import type { BlockContent, PhrasingContent, RootContent, Text } from 'mdast'
import { toBlocks } from './blocks'
import type { MdxElement } from './components'
import { SourceFile } from './evaluate'
import { elementCode, isJsx, type JsxElement, propsCode, textAttributes } from './jsx'
import {
  addressOf,
  attributesOf,
  bindingOf,
  checkNames,
  codeIn,
  type Expression,
  isExpression,
  isRunning,
  reportMissing,
  shownText,
  valueIn,
  withAddresses,
} from './known'
import { report } from './report'
import type { Scope } from './scope'
import { type Lowering, use } from './use'

/** Lowers MDX nodes to directives, elements and code. */
export function lower(nodes: readonly RootContent[], scope: Scope, to: Lowering): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'mdxjsEsm') return []
    // A line break keeps apart what turns out to be inline.
    const end = /^mdx(?:Jsx)?Flow/.test(node.type) ? [text('\n')] : []
    if (isExpression(node)) return [...lowerExpression(node, scope, to), ...end]
    if (isJsx(node)) return [...lowerElement(node, scope, to), ...end]
    if (node.type === 'paragraph' && isCodeAlone(node.children)) {
      return lower(node.children.flatMap(asBlock), scope, to)
    }
    if (node.type === 'paragraph' && node.children.some(endsParagraph)) {
      const parts = node.children.flatMap((each) => (endsParagraph(each) ? asBlock(each) : [each]))
      return toBlocks(lower(parts, scope, to))
    }
    if (!('children' in node)) return [node]
    const children = lower(node.children, scope, to)
    const isFlow = /^(?:blockquote|listItem|containerDirective|footnoteDefinition)$/.test(node.type)
    return [{ ...node, children: isFlow ? toBlocks(children) : children } as RootContent]
  })
}

const blockNames =
  /^(?:aside|blockquote|center|details|div|dl|figure|footer|h[1-6]|header|hr|ol|p|pre|section|summary|table|ul)$/

/** True for an element that cannot be inside of a paragraph, although it is in a line of one. */
const endsParagraph = (node: PhrasingContent): boolean =>
  isJsx(node) && blockNames.test(node.name ?? '')

/** Converts an inline element to a block element. */
function asBlock(node: PhrasingContent): RootContent[] {
  if (node.type === 'mdxJsxTextElement') {
    return [{ ...node, type: 'mdxJsxFlowElement' } as RootContent]
  }
  return isExpression(node) ? [{ ...node, type: 'mdxFlowExpression' }] : []
}

/** Unwraps an element on its own line from its paragraph. */
function isCodeAlone(nodes: readonly RootContent[]): boolean {
  const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === ''
  return (
    nodes.some(isJsx) && nodes.every((node) => isJsx(node) || isExpression(node) || isBlank(node))
  )
}

function lowerExpression(node: Expression, scope: Scope, to: Lowering): RootContent[] {
  const { estree } = node.data ?? {}
  if (estree?.body[0] === undefined) return []
  const value = valueIn(estree, scope)
  const shownValue = value && shownText(value.value)
  if (shownValue !== undefined)
    return shownValue === '' ? [] : [{ ...text(shownValue), ...at(node) }]
  checkNames(estree, node, scope, to.page)
  return use(`<>{${node.value}}</>`, [], node, scope, to)
}

function lowerElement(node: JsxElement, scope: Scope, to: Lowering): RootContent[] {
  const { name } = node
  if (name === null) return lower(node.children, scope, to)
  const binding = bindingOf(name, scope)
  switch (binding?.kind) {
    case 'construct': {
      const nodes = binding.construct(toElement(node, scope, to))
      return nodes.map((each) => ({ ...each, ...at(node) }))
    }
    case 'fragment':
      return lowerFragment(node, binding.path, scope, to)
    case 'missing':
      return lower(node.children, scope, to)
    case 'code':
      return run(node, scope, to)
    case 'value': {
      const { value } = binding
      if (value instanceof SourceFile) return [image(value, node, scope, to)]
      break
    }
    case 'foreign': {
      const help = 'Write it as a component of React, or its content in Markdown.'
      const message = `The component <${name}> of "${binding.specifier}" cannot be run here: only its content is kept.`
      report(to.page, 'syntax/foreign', node, message, help)
      return lower(node.children, scope, to)
    }
  }
  if (/^[a-z][^.]*$/.test(name)) return lowerHtml(node, name, scope, to)
  reportMissing(name, node, to.page)
  return lower(node.children, scope, to)
}

/** An element of HTML: part of the page as far as its attributes are known. */
function lowerHtml(node: JsxElement, name: string, scope: Scope, to: Lowering): RootContent[] {
  const handler = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(each.name),
  )
  if (handler?.type === 'mdxJsxAttribute') {
    to.page.report(
      {
        code: 'client/event-handler',
        severity: 'throw',
        message: `The event handler "${handler.name}" is outside of a client module: it would never be called.`,
        node,
        help: "Move the element to a component whose module begins with 'use client'.",
      },
      scope.file,
    )
  }
  const attributes = attributesOf(node, scope)
  if (attributes.unknown.length > 0) return run(node, scope, to)
  const make = node.type === 'mdxJsxFlowElement' ? block : phrase
  const children = lower(node.children, scope, to) as (BlockContent & PhrasingContent)[]
  return [make(name, propertiesOf(attributes.values, to), children, node.position)]
}

/** Attributes of JSX as properties of an element of HTML. */
function propertiesOf(values: Readonly<Record<string, unknown>>, to: Lowering) {
  const properties = Object.entries(values).flatMap(
    ([key, value]): [string, string | true | string[]][] => {
      if (value === null || value === undefined || value === false) return []
      if (/^class(?:Name)?$/.test(key)) return [['className', String(value).split(/\s+/)]]
      if (value instanceof SourceFile) return [[key, addressOf(value, to.page)]]
      return [[key, value === true ? true : String(value)]]
    },
  )
  return Object.fromEntries(properties)
}

/** Runs an element when the page is rendered. */
function run(node: JsxElement, scope: Scope, to: Lowering): RootContent[] {
  checkNames(node.attributes, node, scope, to.page)
  const slots: RootContent[][] = []
  const code = elementCode(node, (child) => isRunning(child, scope), slots)
  const content = slots.map((slot) => lower(slot, scope, to))
  return use(code, content, node, scope, to)
}

function lowerFragment(node: JsxElement, path: string, scope: Scope, to: Lowering): RootContent[] {
  const { tree, scope: inner } = to.fragment(path, attributesOf(node, scope).values)
  scope.parts.push({ scope: inner, props: propsCode(node.attributes) })
  const children = lower(tree.children, inner, to)
  // Positions of the fragment are those of another file.
  walk({ type: 'root', children }, (each) => {
    if (node.position) each.position = node.position
  })
  return children
}

function toElement(node: JsxElement, scope: Scope, to: Lowering): MdxElement {
  const { values, unknown } = attributesOf(node, scope)
  const texts = textAttributes(node)
  const attributes = { ...(withAddresses(values, to.page) as Record<string, unknown>), ...texts }
  for (const name of unknown.filter((each) => !Object.hasOwn(texts, each))) {
    const get = () => {
      report(
        to.page,
        'mdx/component',
        node,
        `The attribute "${name}" of <${node.name}> can only be known by running the page.`,
        'Write a constant.',
      )
      Object.defineProperty(attributes, name, { value: undefined })
    }
    // An attribute that nothing asks for may have any value.
    Object.defineProperty(attributes, name, { get, configurable: true })
  }
  const content = () => lower(node.children, scope, to)
  return {
    attributes,
    blocks: () => toBlocks(content()),
    words: () => content().flatMap((each) => (each.type === 'paragraph' ? each.children : [each])),
    code: () => codeIn(node, scope, to.page),
  }
}

/** A picture that is used as a component: an image with the component's attributes. */
function image(file: SourceFile, node: JsxElement, scope: Scope, to: Lowering): RootContent {
  const { title, alt = title, ...rest } = attributesOf(node, scope).values
  return {
    type: 'image',
    url: addressOf(file, to.page),
    alt: String(alt ?? ''),
    data: { hProperties: propertiesOf(rest, to) },
    ...at(node),
  }
}

const text = (value: string): Text => ({ type: 'text', value })
const at = ({ position }: RootContent) => (position ? { position } : {})
