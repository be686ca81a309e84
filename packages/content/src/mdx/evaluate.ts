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

type Evaluated = { readonly value: unknown } | undefined

/** Evaluates an expression statically; `undefined` if it must be run. */
export function evaluate(node: estree.Node, names: Names): Evaluated {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value }
    case 'Identifier':
      return node.name === 'undefined' ? { value: undefined } : names.valueOf(node.name)
    case 'TemplateLiteral':
      return template(node, names)
    case 'ChainExpression':
      return evaluate(node.expression, names)
    case 'MemberExpression':
      return member(node, names)
    case 'ArrayExpression':
      return all(node.elements, names)
    case 'ObjectExpression':
      return object(node, names)
    case 'UnaryExpression':
      return unary(node, names)
    case 'CallExpression':
      return call(node, names)
    default:
      return undefined
  }
}

function all(nodes: readonly (estree.Node | null)[], names: Names): Evaluated {
  const values = nodes.map((node) => (node === null ? undefined : evaluate(node, names)))
  return values.some((each) => each === undefined)
    ? undefined
    : { value: values.map((each) => each?.value) }
}

function template({ quasis, expressions }: estree.TemplateLiteral, names: Names): Evaluated {
  const values = all(expressions, names)?.value
  if (!Array.isArray(values)) return undefined
  const text = quasis.map(({ value }, index) => {
    const next: unknown = values[index]
    return (value.cooked ?? value.raw) + (index < values.length ? String(next) : '')
  })
  return { value: text.join('') }
}

function member(node: estree.MemberExpression, names: Names): Evaluated {
  const object = evaluate(node.object, names)
  const key =
    !node.computed && node.property.type === 'Identifier'
      ? { value: node.property.name }
      : evaluate(node.property, names)
  if (object === undefined || key === undefined) return undefined
  const { value } = object
  const name = String(key.value)
  if (value instanceof SourceFile) return /^(?:default|src)$/.test(name) ? { value } : undefined
  const isPlain = typeof value === 'object' && value !== null
  return isPlain && Object.hasOwn(value, name)
    ? { value: (value as Readonly<Record<string, unknown>>)[name] }
    : undefined
}

function object({ properties }: estree.ObjectExpression, names: Names): Evaluated {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const value = evaluate(property.value, names)
    if (value === undefined) return undefined
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : ''
    entries.push([String(name), value.value])
  }
  return { value: Object.fromEntries(entries) }
}

function unary({ operator, argument }: estree.UnaryExpression, names: Names): Evaluated {
  const inner = evaluate(argument, names)
  if (inner === undefined) return undefined
  if (operator === '-') return { value: -Number(inner.value) }
  return operator === '!' ? { value: !inner.value } : undefined
}

/** `require('./x.png')`, and functions of a preset. */
function call({ callee, arguments: given }: estree.CallExpression, names: Names): Evaluated {
  if (callee.type !== 'Identifier') return undefined
  const values = all(given, names)?.value
  if (!Array.isArray(values)) return undefined
  if (callee.name === 'require') {
    const value = names.required(String(values[0]))
    return value && { value }
  }
  const known = names.valueOf(callee.name)?.value
  return typeof known === 'function' ? { value: known(...values) } : undefined
}

/** Names that code refers to, its own parameters included. */
export function namesIn(node: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { type, name } = part as { readonly type?: unknown; readonly name?: unknown }
    if (/^(?:JSX)?Identifier$/.test(String(type)) && typeof name === 'string') found.add(name)
    for (const value of Object.values(part)) visit(value)
  }
  visit(node)
  return found
}
