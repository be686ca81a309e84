import type * as estree from 'estree'

/** A file that a page imports for its address or its text. */
export class SourceFile {
  /** @param path relative to the content folder */
  constructor(readonly path: string) {}
}

/** Static values of the names in a page. */
export interface Names {
  /** `undefined` for names whose value is only known at run time. */
  valueOf(name: string): { readonly value: unknown } | undefined
  /** A file by the argument of `require()`. */
  required(specifier: string): SourceFile | undefined
}

/** Thrown for code whose value is only known at run time. */
const mustRun = new Error('The code must be run.')

/** Evaluates an expression statically; `undefined` if it must be run. */
export function evaluate(node: estree.Node, names: Names): { readonly value: unknown } | undefined {
  try {
    return { value: staticValue(node, names) }
  } catch (error) {
    if (error === mustRun) return undefined
    throw error
  }
}

function staticValue(node: estree.Node | null, names: Names): unknown {
  const of = (part: estree.Node | null) => staticValue(part, names)
  switch (node?.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) throw mustRun
      return node.value
    case 'Identifier':
      return node.name === 'undefined' ? undefined : named(node.name, names)
    case 'TemplateLiteral': {
      const values = node.expressions.map(of)
      const text = ({ value }: estree.TemplateElement) => value.cooked ?? value.raw
      return node.quasis
        .map((quasi, at) => text(quasi) + (at < values.length ? String(values[at]) : ''))
        .join('')
    }
    case 'ChainExpression':
      return of(node.expression)
    case 'MemberExpression': {
      const { object, property, computed } = node
      const isName = !computed && property.type === 'Identifier'
      return member(of(object), String(isName ? property.name : of(property)))
    }
    case 'ArrayExpression':
      return node.elements.map(of)
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((each) => {
          if (each.type !== 'Property' || each.computed) throw mustRun
          return [nameOf(each.key), of(each.value)]
        }),
      )
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(of(node.argument))
      if (node.operator === '!') return !of(node.argument)
      throw mustRun
    case 'CallExpression':
      return call(node, node.arguments.map(of), names)
    default:
      throw mustRun
  }
}

function named(name: string, names: Names): unknown {
  const found = names.valueOf(name)
  if (found === undefined) throw mustRun
  return found.value
}

function nameOf(key: estree.Property['key']): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}

function member(object: unknown, name: string): unknown {
  if (object instanceof SourceFile && /^(?:default|src)$/.test(name)) return object
  if (object instanceof SourceFile || typeof object !== 'object' || object === null) throw mustRun
  if (!Object.hasOwn(object, name)) throw mustRun
  return (object as Readonly<Record<string, unknown>>)[name]
}

/** `require('./x.png')`, and functions of a plugin. */
function call({ callee }: estree.CallExpression, given: readonly unknown[], names: Names): unknown {
  if (callee.type !== 'Identifier') throw mustRun
  const file = callee.name === 'require' ? names.required(String(given[0])) : undefined
  if (file !== undefined) return file
  const called = named(callee.name, names)
  if (typeof called !== 'function') throw mustRun
  return called(...given)
}

const referring = /^(?:(?:JSX)?Identifier|mdxJsx(?:Flow|Text)Element)$/

/** Names that code or elements of MDX refer to, the parameters of functions in it included. */
export function namesIn(node: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { type, name } = part as { readonly type?: unknown; readonly name?: unknown }
    if (typeof name === 'string' && referring.test(String(type))) found.add(name)
    for (const value of Object.values(part)) visit(value)
  }
  visit(node)
  return found
}
