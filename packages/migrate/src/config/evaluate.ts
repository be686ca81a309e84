import {
  type ArrowFunctionExpression,
  type BindingPattern,
  type Expression,
  type ObjectExpression,
  type Function as OxcFunction,
  type PropertyKey as OxcKey,
  parseSync,
  type Statement,
} from 'oxc-parser'
import { isValues } from '../site/values'
import { External, optionsOf } from './external'

/** Names with lazy values. */
export type Scope = ReadonlyMap<string, () => unknown>

/** What code is evaluated with. */
export interface Context {
  readonly scope: Scope
  /** Called with the offset of code whose value is unknown, and the package that it calls. */
  reportUnknown(start: number, module?: string): void
  /** Called with the offsets of an object's keys. */
  recordKeys?(value: object, starts: ReadonlyMap<string, number>): void
}

/** A lazy value, evaluated once; circular values are `undefined`. */
export function once(make: () => unknown): () => unknown {
  let state: { readonly value: unknown } | undefined
  return () => {
    if (state === undefined) {
      state = { value: undefined }
      state = { value: make() }
    }
    return state.value
  }
}

/** Value of an expression of constants, read without running it; unknown parts are `undefined`. */
export function evaluate(node: Expression | OxcFunction, context: Context): unknown {
  const of = (part: Expression) => evaluate(part, context)
  /** Parts that are unknown are reported themselves. */
  const unknown = (...parts: readonly unknown[]) =>
    parts.includes(undefined) ? undefined : context.reportUnknown(node.start)
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral': {
      const parts = node.expressions.map(of)
      if (!parts.every(isText)) return unknown(...parts)
      const texts = node.quasis.map(({ value }) => value.cooked ?? '')
      return texts.map((text, at) => text + (at in parts ? String(parts[at]) : '')).join('')
    }
    case 'ArrayExpression':
      return node.elements.flatMap((part) => {
        if (part?.type !== 'SpreadElement') return part === null ? [] : [of(part)]
        const spread = of(part.argument)
        if (spread instanceof External) context.reportUnknown(part.start)
        return Array.isArray(spread) ? spread : []
      })
    case 'ObjectExpression':
      return objectIn(node, context)
    case 'Identifier': {
      const value = context.scope.get(node.name)
      return value === undefined && node.name !== 'undefined' ? unknown() : value?.()
    }
    case 'MemberExpression':
      return memberOf(of(node.object as Expression), keyOf(node.property, node.computed, context))
    case 'CallExpression':
      return callOf(node, context)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return functionOf(node, context)
    case 'ConditionalExpression': {
      const test = of(node.test)
      return test === undefined ? undefined : of(test ? node.consequent : node.alternate)
    }
    case 'LogicalExpression': {
      const left = of(node.left)
      if (left === undefined) return undefined
      const isLeft =
        node.operator === '??' ? left !== null : (node.operator === '||') === Boolean(left)
      return isLeft ? left : of(node.right)
    }
    case 'BinaryExpression': {
      const [left, right] = [of(node.left as Expression), of(node.right)]
      if (node.operator !== '+' || !isText(left) || !isText(right)) return unknown(left, right)
      return typeof left === 'number' && typeof right === 'number'
        ? left + right
        : `${left}${right}`
    }
    case 'UnaryExpression': {
      const value = of(node.argument)
      if (value === undefined || !/[!-]/.test(node.operator)) return unknown(value)
      return node.operator === '!' ? !value : -Number(value)
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return of(node.expression as Expression)
    case 'AwaitExpression':
      return of(node.argument)
    default:
      return unknown()
  }
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Evaluates an expression in a page; `undefined` if unknown. */
export function evaluateText(code: string, scope: Scope): unknown {
  const { program, errors } = parseSync('expression.tsx', `(${code}\n)`)
  const [statement] = program.body
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined
  return evaluate(statement.expression, { scope, reportUnknown: () => undefined })
}

function objectIn(node: ObjectExpression, context: Context): unknown {
  const value: Record<string, unknown> = {}
  const starts = new Map<string, number>()
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, context)
      if (spread instanceof External) context.reportUnknown(property.start)
      else if (isValues(spread)) {
        Object.defineProperties(value, Object.getOwnPropertyDescriptors(spread))
        for (const key of Object.keys(spread)) starts.set(key, property.start)
      }
      continue
    }
    const key = keyOf(property.key, property.computed, context)
    starts.set(key, property.start)
    // Lazy, so that nothing is reported about unused values.
    const get = once(() => evaluate(property.value, context))
    Object.defineProperty(value, key, { get, enumerable: true, configurable: true })
  }
  context.recordKeys?.(value, starts)
  return value
}

const keyOf = (key: OxcKey, isComputed: boolean, context: Context): string =>
  key.type === 'Identifier' && !isComputed
    ? key.name
    : String(key.type === 'PrivateIdentifier' ? undefined : evaluate(key as Expression, context))

/** A member of an object that the source has written; all of a package are the package. */
function memberOf(object: unknown, key: string): unknown {
  if (object instanceof External) return object
  const isOwn = object !== undefined && object !== null && Object.hasOwn(Object(object), key)
  return isOwn ? Reflect.get(Object(object), key) : undefined
}

function callOf(node: Expression & { type: 'CallExpression' }, context: Context): unknown {
  const { callee } = node
  const method =
    callee.type === 'MemberExpression' ? keyOf(callee.property, callee.computed, context) : ''
  const [first] = node.arguments
  // Two calls that configurations begin with.
  if (method === 'getFullYear') return new Date().getFullYear()
  if (method === 'filter' && first?.type === 'Identifier' && first.name === 'Boolean') {
    const list = evaluate((callee as { object: Expression }).object, context)
    if (Array.isArray(list)) return list.filter(Boolean)
  }
  const called = evaluate(callee as Expression, context)
  const given = () => node.arguments.map((part) => evaluate(part as Expression, context))
  const value =
    called instanceof External
      ? optionsOf(given(), called)
      : typeof called === 'function'
        ? Reflect.apply(called, null, given())
        : undefined
  if (value === undefined)
    context.reportUnknown(node.start, called instanceof External ? called.module : undefined)
  return value
}

/** A function that returns what it does if it only declares constants before. */
const functionOf = ({ body }: ArrowFunctionExpression | OxcFunction, context: Context) =>
  once(() => {
    if (body?.type !== 'BlockStatement') return body && evaluate(body as Expression, context)
    const last = body.body.at(-1)
    const isPlain = body.body.slice(0, -1).every(({ type }) => type === 'VariableDeclaration')
    if (!isPlain || last?.type !== 'ReturnStatement' || last.argument === null) return undefined
    return evaluate(last.argument, { ...context, scope: declared(body.body, context) })
  })

/** The names that statements declare, with those around them. */
export function declared(body: readonly (Statement | object)[], context: Context): Scope {
  const scope = new Map(context.scope)
  const inner = { ...context, scope }
  for (const statement of body as readonly Statement[]) {
    const node = ('declaration' in statement && statement.declaration) || statement
    if (node.type === 'FunctionDeclaration' && node.id !== null) {
      const made = functionOf(node, inner)
      scope.set(node.id.name, () => made)
    }
    if (node.type !== 'VariableDeclaration') continue
    for (const { id, init } of node.declarations) {
      const value = once(() => (init === null ? undefined : evaluate(init, inner)))
      for (const [name, part] of bind(id, value)) scope.set(name, part)
    }
  }
  return scope
}

/** The names that a pattern binds, with their values. */
function bind(pattern: BindingPattern, value: () => unknown): [string, () => unknown][] {
  if (pattern.type === 'Identifier') return [[pattern.name, value]]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((part) =>
    part.type === 'RestElement' || part.key.type !== 'Identifier'
      ? []
      : bind(part.value, memberIn(value, part.key.name)),
  )
}

const memberIn = (value: () => unknown, key: string) => () => memberOf(value(), key)
