import {
  type Argument,
  type ArrowFunctionExpression,
  type Expression,
  type ObjectExpression,
  type Function as OxcFunction,
  parseSync,
  type Statement,
  type TemplateLiteral,
} from 'oxc-parser'
import { isValues } from '../site/values'
import { bind, type Context, External, once, passedTo, type Scope } from './context'
import { binary, construct, methods } from './operators'

/** Evaluates an expression statically, without running code; unknown parts are `undefined`. */
export function evaluate(node: Expression, context: Context): unknown {
  const of = (part: Expression) => evaluate(part, context)
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? undefined : node.value
    case 'TemplateLiteral':
      return templateOf(node, context)
    case 'ArrayExpression':
      return listIn(node.elements, context)
    case 'ObjectExpression':
      return objectIn(node, context)
    case 'Identifier':
      return named(node.name, node.start, context)
    case 'MemberExpression':
      return memberOf(node, context)
    case 'CallExpression':
      return callOf(node, context)
    case 'NewExpression':
      return newOf(node, context)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return evaluateFunction(node, context)
    case 'ConditionalExpression':
      return of(node.test) ? of(node.consequent) : of(node.alternate)
    case 'LogicalExpression': {
      const left = of(node.left)
      if (node.operator === '??') return left ?? of(node.right)
      return (node.operator === '||') === Boolean(left) ? left : of(node.right)
    }
    case 'BinaryExpression': {
      const value = binary(node.operator, of(node.left as Expression), of(node.right))
      if (value === undefined) context.reportUnknown(node.start)
      return value
    }
    case 'MetaProperty':
      return named('import.meta', node.start, context)
    case 'UnaryExpression':
      if (node.operator === '!') return !of(node.argument)
      return node.operator === '-' ? -Number(of(node.argument)) : undefined
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return of(node.expression)
    case 'ChainExpression':
      return of(node.expression as Expression)
    case 'AwaitExpression':
      return of(node.argument)
    default:
      context.reportUnknown(node.start)
      return undefined
  }
}

/** Evaluates an expression in a page; `undefined` if unknown. */
export function evaluateText(code: string, scope: Scope): unknown {
  const { program, errors } = parseSync('expression.tsx', `(${code}\n)`)
  const [statement] = program.body
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined
  return evaluate(statement.expression, { scope, reportUnknown: () => undefined })
}

function named(name: string, start: number, context: Context): unknown {
  const value = context.scope.get(name)
  if (value !== undefined) return value()
  if (!['undefined', 'process', 'Object'].includes(name)) context.reportUnknown(start)
  return name === 'Object' ? Object : undefined
}

/** A text with an unknown part is unknown: without that part it would be another one. */
function templateOf(node: TemplateLiteral, context: Context): string | undefined {
  const parts = node.expressions.map((part) => evaluate(part, context))
  if (parts.includes(undefined)) {
    context.reportUnknown(node.start)
    return undefined
  }
  return node.quasis
    .map(({ value }, index) => (value.cooked ?? '') + (index in parts ? String(parts[index]) : ''))
    .join('')
}

function listIn(parts: readonly (Argument | null)[], context: Context): unknown[] {
  return parts.flatMap((part) => {
    if (part === null) return []
    if (part.type !== 'SpreadElement') return [evaluate(part, context)]
    const spread = evaluate(part.argument, context)
    return Array.isArray(spread) ? spread : []
  })
}

function objectIn(node: ObjectExpression, context: Context): unknown {
  const value: Record<string, unknown> = {}
  const starts = new Map<string, number>()
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, context)
      if (isValues(spread)) Object.defineProperties(value, Object.getOwnPropertyDescriptors(spread))
      continue
    }
    const key =
      property.key.type === 'Identifier' && !property.computed
        ? property.key.name
        : String(evaluate(property.key as Expression, context))
    starts.set(key, property.start)
    // Lazy, so that nothing is reported about unused values.
    const get = once(() => evaluate(property.value, context))
    Object.defineProperty(value, key, { get, enumerable: true, configurable: true })
  }
  context.recordKeys?.(value, starts)
  return value
}

function memberOf(node: Expression & { type: 'MemberExpression' }, context: Context): unknown {
  if (node.object.type === 'Super') return undefined
  const key = node.computed ? evaluate(node.property as Expression, context) : node.property
  const name = typeof key === 'object' && key !== null && 'name' in key ? key.name : key
  const object = evaluate(node.object, context)
  if (object instanceof External) return object
  if (object === undefined || object === null) return undefined
  return Object.hasOwn(Object(object), String(name)) || object instanceof URL
    ? Reflect.get(Object(object), String(name))
    : undefined
}

function callOf(node: Expression & { type: 'CallExpression' }, context: Context): unknown {
  const { callee } = node
  const given = listIn(node.arguments, context)
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const own = callee.object.type === 'Super' ? undefined : evaluate(callee.object, context)
    const { name } = callee.property
    if (name === 'getFullYear' && own instanceof Date) return own.getFullYear()
    if (own !== undefined && own !== null && !(own instanceof External) && methods.has(name)) {
      const method: unknown = Reflect.get(Object(own), name)
      if (typeof method === 'function') return Reflect.apply(method, own, given)
    }
  }
  const called = callee.type === 'Super' ? undefined : evaluate(callee, context)
  if (typeof called === 'function' && called !== Object) return Reflect.apply(called, null, given)
  const object = given.find((value) => typeof value === 'object' && value !== null)
  if (object === undefined || object === null) {
    context.reportUnknown(node.start)
    return undefined
  }
  if (called instanceof External && !passedTo.has(object)) passedTo.set(object, called.module)
  return object
}

function newOf(node: Expression & { type: 'NewExpression' }, context: Context): unknown {
  const name = node.callee.type === 'Identifier' ? node.callee.name : ''
  const made = construct(name, listIn(node.arguments, context))
  if (made === undefined) context.reportUnknown(node.start)
  return made
}

/** A callable version of a function in the source, with its constants and its first `return`. */
export function evaluateFunction(
  node: ArrowFunctionExpression | OxcFunction,
  context: Context,
): (...given: unknown[]) => unknown {
  return (...given) => {
    const bound = node.params.map((pattern, index): [string, () => unknown][] =>
      bind(pattern, () => given[index]),
    )
    const scope = new Map([...context.scope, ...bound.flat()])
    const { body } = node
    if (body === null) return undefined
    if (body.type !== 'BlockStatement') return evaluate(body as Expression, { ...context, scope })
    const inner = { ...context, scope: declared(body.body, { ...context, scope }) }
    const returned = body.body.find((statement) => statement.type === 'ReturnStatement')
    return returned?.argument ? evaluate(returned.argument, inner) : undefined
  }
}

/** Extends the scope by the constants and functions that statements declare. */
export function declared(statements: readonly (Statement | object)[], context: Context): Scope {
  const scope = new Map(context.scope)
  const inner = { ...context, scope }
  for (const statement of statements as readonly Statement[]) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration !== null
        ? statement.declaration
        : statement
    if (node.type === 'FunctionDeclaration' && node.id !== null) {
      const { name } = node.id
      scope.set(name, () => evaluateFunction(node, inner))
    }
    if (node.type !== 'VariableDeclaration') continue
    for (const { id, init } of node.declarations) {
      if (init === null) continue
      for (const [name, value] of bind(
        id,
        once(() => evaluate(init, inner)),
      ))
        scope.set(name, value)
    }
  }
  return scope
}
