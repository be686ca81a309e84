import {
  type Argument,
  type ArrowFunctionExpression,
  type AssignmentExpression,
  type Expression,
  type ObjectExpression,
  type Function as OxcFunction,
  parseSync,
  type Statement,
  type TemplateLiteral,
} from 'oxc-parser'
import { isValues } from '../site/values'
import { bind, type Context, External, Names, once, passedTo, type Scope } from './context'
import { binary, changers, construct, globals, methods, patternOf } from './operators'
import * as statements from './statements'

/** Evaluates an expression statically, without running code; unknown parts are `undefined`. */
export function evaluate(node: Expression, context: Context): unknown {
  const of = (part: Expression) => evaluate(part, context)
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? patternOf(node.regex.pattern, node.regex.flags) : node.value
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
    case 'AssignmentExpression':
      return assign(node, context)
    case 'UpdateExpression': {
      const { argument, operator, prefix } = node
      const before = Number(of(argument))
      const after = operator === '++' ? before + 1 : before - 1
      setTo(argument, after, context)
      return prefix ? after : before
    }
    case 'ImportExpression': {
      const load = context.scope.get('import')?.()
      return typeof load === 'function' ? Reflect.apply(load, null, [of(node.source)]) : undefined
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
      if (node.operator === 'typeof') return typeof of(node.argument)
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
  if (Object.hasOwn(globals, name)) return globals[name]
  context.reportUnknown(start)
  return undefined
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
    return Array.isArray(spread) || spread instanceof Set ? [...spread] : []
  })
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
    const key =
      property.key.type === 'Identifier' && !property.computed
        ? property.key.name
        : String(evaluate(property.key as Expression, context))
    starts.set(key, property.start)
    // Lazy, so that nothing is reported about unused values.
    const get = once(() => evaluate(property.value, context))
    if (context.isEager === true) get()
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
    if (own instanceof Set && ['add', 'has'].includes(name))
      return tryCall(() => own[name as 'has'](given[0]))
    if (own !== undefined && own !== null && !(own instanceof External) && isAllowed(own, name)) {
      const method: unknown = Reflect.get(Object(own), name)
      if (typeof method === 'function') return tryCall(() => Reflect.apply(method, own, given))
    }
  }
  const called = callee.type === 'Super' ? undefined : evaluate(callee, context)
  if (typeof called === 'function') return tryCall(() => Reflect.apply(called, null, given))
  const object =
    given.find((value) => typeof value === 'object' && value !== null) ??
    given.find((value) => typeof value === 'function')
  if (typeof object !== 'object' && typeof object !== 'function') {
    context.reportUnknown(node.start, called instanceof External ? called.module : undefined)
    return undefined
  }
  // On Meta's sites it chooses between what employees see and what everybody does.
  const isChoice = callee.type === 'Identifier' && callee.name === 'fbContent'
  if (isChoice && isValues(object) && 'external' in object) return object.external
  if (object !== null && called instanceof External && !passedTo.has(object))
    passedTo.set(object, called.module)
  return object

  function isAllowed(own: unknown, name: string): boolean {
    if (context.canChange === true && Array.isArray(own) && changers.has(name)) return true
    return methods.has(name)
  }

  /** A call that fails has no value that is known. */
  function tryCall(call: () => unknown): unknown {
    try {
      return call()
    } catch {
      context.reportUnknown(node.start)
      return undefined
    }
  }
}

function assign({ operator, left, right }: AssignmentExpression, context: Context): unknown {
  const before = operator === '=' ? undefined : evaluate(left as Expression, context)
  if (operator === '??=' && before !== undefined && before !== null) return before
  if (operator === '||=' && before) return before
  const given = evaluate(right, context)
  const value = /^(?:=|\?\?=|\|\|=)$/.test(operator)
    ? given
    : binary(operator.slice(0, -1), before, given)
  setTo(left, value, context)
  return value
}

/** Sets a name, or a member of an object that the configuration made. */
function setTo(target: unknown, value: unknown, context: Context): void {
  const node = target as Expression
  if (context.canChange !== true) return
  if (node.type === 'Identifier') {
    if (context.scope instanceof Names) context.scope.assign(node.name, value)
    return
  }
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return
  const object = evaluate(node.object, context)
  const key = node.computed
    ? evaluate(node.property as Expression, context)
    : 'name' in node.property && node.property.name
  if (!isValues(object) && !Array.isArray(object)) return
  if (object instanceof External || !Object.isExtensible(object)) return
  Object.defineProperty(object, String(key), {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function newOf(node: Expression & { type: 'NewExpression' }, context: Context): unknown {
  const name = node.callee.type === 'Identifier' ? node.callee.name : ''
  const made = construct(name, listIn(node.arguments, context))
  if (made === undefined) context.reportUnknown(node.start)
  return made
}

/** A callable version of a function in the source. */
export function evaluateFunction(
  node: ArrowFunctionExpression | OxcFunction,
  context: Context,
): (...given: unknown[]) => unknown {
  return (...given) => {
    const { items, rest } = parametersOf(node)
    const scope = new Names(context.scope)
    const inner = { ...context, scope }
    const ofDefault = (part: unknown) => evaluate(part as Expression, inner)
    const bound = [
      ...items.flatMap((pattern, index) => bind(pattern, () => given[index], ofDefault)),
      ...bind(rest, () => given.slice(items.length), ofDefault),
    ]
    for (const [name, value] of bound) scope.set(name, value)
    const { body } = node
    if (body === null) return undefined
    if (body.type !== 'BlockStatement') return evaluate(body as Expression, inner)
    const own = { ...inner, scope: declared(body.body, inner) }
    const end = statements.follow(body.body, own, evaluator)
    return typeof end === 'object' ? end.value : undefined
  }
}

function parametersOf({ params }: ArrowFunctionExpression | OxcFunction) {
  const last = params.at(-1)
  return last?.type === 'RestElement'
    ? { items: params.slice(0, -1), rest: last.argument }
    : { items: params, rest: undefined }
}

const evaluator: statements.Evaluator = { evaluate, evaluateFunction }

/** The names that statements declare, with those around them. */
export const declared = (body: readonly (Statement | object)[], context: Context): Names =>
  statements.declared(body, context, evaluator)

/** Follows the statements of a module that change what it declares. */
export const followStatements = (body: readonly (Statement | object)[], context: Context): void =>
  void statements.follow(body, context, evaluator)
