import type { ParsedPage } from '@landing/markdown'
import { sourceOf } from '@landing/markdown/authoring'
import type { StaticNames } from '@landing/schema/static-value'
import type { Program } from 'estree'
import type { RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import { componentsIn, evaluate, namesIn, SourceFile } from './evaluate'
import { type Binding, isImage } from './imports'
import { isJsx, type JsxElement } from './jsx'
import { report } from './report'
import type { Scope } from './scope'

export type Expression = MdxFlowExpression | MdxTextExpression

export const isExpression = (node: RootContent): node is Expression =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'

export function bindingOf(name: string, scope: Scope): Binding | undefined {
  return scope.bindings.get(name) ?? scope.bindings.get(name.split('.')[0] ?? '')
}

/** Static value of an expression in braces, if known. */
export function valueIn(program: Program | null | undefined, names: StaticNames) {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement'
    ? evaluate(statement.expression, names)
    : undefined
}

/** True for code that must be run to be shown. */
export function isRunning(node: RootContent, scope: Scope): boolean {
  if (isJsx(node)) return node.name !== null && bindingOf(node.name, scope)?.kind === 'code'
  if (!isExpression(node) || node.data?.estree?.body[0] === undefined) return false
  const value = valueIn(node.data.estree, scope)
  return value === undefined || shownText(value.value) === undefined
}

/** Text that React renders for a value; `undefined` for elements. */
export function shownText(value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return undefined
  const parts = value.map(shownText)
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** Static values of attributes. */
export function attributesOf({ attributes }: JsxElement, scope: Scope) {
  const values: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      unknown.push(`{${attribute.value}}`)
      continue
    }
    const { name, value } = attribute
    if (typeof value === 'string') values[name] = value
    else if (value === null || value === undefined) values[name] = true
    else {
      const evaluated = valueIn(value.data?.estree, scope)
      if (evaluated === undefined) unknown.push(name)
      else values[name] = evaluated.value
    }
  }
  return { values, unknown }
}

/** Text of an element such as `<CodeBlock>`: its only expression, or its text. */
export function codeIn({ children }: JsxElement, scope: Scope, page: ParsedPage): unknown {
  const flat = children.flatMap((child: RootContent) =>
    child.type === 'paragraph' ? child.children : [child],
  )
  const parts = flat.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = parts
  if (parts.length === 1 && only && isExpression(only)) {
    const evaluated = valueIn(only.data?.estree, scope)
    if (evaluated === undefined) return undefined
    return evaluated.value instanceof SourceFile
      ? { file: addressOf(evaluated.value, page) }
      : evaluated.value
  }
  return sourceOf(scope.text, ...children)
}

/** Address of a file for the page, relative to the content folder, so that fragments can name it. */
export function addressOf({ path }: SourceFile, page: ParsedPage): string {
  const up = page.source.split('/').length - 1
  return `${up === 0 ? './' : '../'.repeat(up)}${path}`
}

/** A value with addresses of the files in it. */
export function withAddresses(value: unknown, page: ParsedPage): unknown {
  if (value instanceof SourceFile) return addressOf(value, page)
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, page))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, each]) => [key, withAddresses(each, page)]))
}

/** Reports a component that nothing defines. */
export function reportMissing(name: string, node: RootContent, page: ParsedPage): void {
  const { file } = page.component(name.split('.')[0] ?? '')
  report(
    page,
    'mdx/component',
    node,
    `There is no component <${name}>.`,
    `Import it, or make src/components/${file}.tsx. Those of Docusaurus, Fumadocs, Mintlify, Nextra and Starlight come with @landing/plugin-dialects.`,
  )
}

/** Gives code the images that it names; fragments cannot be called by code. */
export function checkNames(code: unknown, node: RootContent, scope: Scope, page: ParsedPage): void {
  const components = componentsIn(code)
  for (const name of components) {
    if (!scope.bindings.has(name)) reportMissing(name, node, page)
  }
  for (const name of namesIn(code)) {
    const binding = scope.bindings.get(name)
    const image = scope.images.get(name)?.()
    if (image !== undefined && !scope.body.includes(image)) scope.body.unshift(image)
    if (binding?.kind === 'value' && isImage(binding.value) && !components.has(name)) continue
    const isFile = binding?.kind === 'value' && binding.value instanceof SourceFile
    const isFunction = binding?.kind === 'value' && typeof binding.value === 'function'
    if (!isFile && !isFunction && binding?.kind !== 'construct' && binding?.kind !== 'fragment')
      continue
    report(
      page,
      'mdx/component',
      node,
      `"${name}" cannot be used in code that runs: it stands for a part of the page.`,
      'Write it outside of "{…}", with constants as attributes.',
    )
  }
}
