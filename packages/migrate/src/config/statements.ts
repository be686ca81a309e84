import type { CallExpression, Expression, Function as OxcFunction, Statement } from 'oxc-parser'
import { bind, type Context, Names, once, type Scope } from './context'
import { changers } from './operators'

/** How a list of statements ended: with a value, or at once. */
type End = { readonly value: unknown } | 'break' | 'continue'

/** What the statements of a language are followed with. */
export interface Evaluator {
  evaluate(node: Expression, context: Context): unknown
  evaluateFunction(node: OxcFunction, context: Context): unknown
}

/** No configuration needs as many rounds of a loop. */
const maxRounds = 10_000

/** The names that statements declare, with those around them. */
export function declared(
  statements: readonly (Statement | object)[],
  context: Context,
  evaluator: Evaluator,
): Names {
  const scope = new Names(context.scope)
  const inner = { ...context, scope }
  for (const statement of statements as readonly Statement[]) {
    const node =
      (statement.type === 'ExportNamedDeclaration' ||
        statement.type === 'ExportDefaultDeclaration') &&
      statement.declaration !== null
        ? statement.declaration
        : statement
    if (node.type === 'FunctionDeclaration' && node.id !== null)
      scope.set(
        node.id.name,
        once(() => evaluator.evaluateFunction(node, inner)),
      )
    if (node.type !== 'VariableDeclaration') continue
    for (const { id, init } of node.declarations) {
      const value = init === null ? () => undefined : once(() => evaluator.evaluate(init, inner))
      if (context.isEager === true) value()
      for (const [name, part] of bindIn(id, value, inner, evaluator)) scope.set(name, part)
    }
  }
  return scope
}

const bindIn = (pattern: unknown, value: () => unknown, context: Context, by: Evaluator) =>
  bind(pattern, value, (node) => by.evaluate(node as Expression, context))

/** Follows statements, which their context has the names of, up to a `return`. */
export function follow(
  statements: readonly (Statement | object)[],
  context: Context,
  by: Evaluator,
): End | undefined {
  for (const statement of statements as readonly Statement[]) {
    const end = followOne(statement, context, by)
    if (end !== undefined) return end
  }
  return undefined
}

function followOne(statement: Statement, context: Context, by: Evaluator): End | undefined {
  const of = (node: Expression) => by.evaluate(node, context)
  switch (statement.type) {
    case 'ReturnStatement':
      return { value: statement.argument === null ? undefined : of(statement.argument) }
    case 'ExpressionStatement':
      if (isChange(statement.expression)) of(statement.expression)
      return undefined
    case 'IfStatement': {
      const next = of(statement.test) ? statement.consequent : statement.alternate
      return next === null ? undefined : followOne(next, context, by)
    }
    case 'BlockStatement':
      return block(statement.body, context, context.scope, by)
    case 'TryStatement':
      return block(statement.block.body, context, context.scope, by)
    case 'BreakStatement':
      return 'break'
    case 'ContinueStatement':
      return 'continue'
    case 'ForOfStatement':
    case 'ForInStatement': {
      const { left, right, body } = statement
      const over = of(right)
      const items = statement.type === 'ForInStatement' ? Object.keys(over ?? {}) : listOver(over)
      const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left
      return loop(items, body, context, by, (item) => bindIn(pattern, () => item, context, by))
    }
    case 'ForStatement': {
      const { init, test, update, body } = statement
      const scope =
        init?.type === 'VariableDeclaration'
          ? declared([init], context, by)
          : new Names(context.scope)
      const inner = { ...context, scope, isEager: true }
      for (let round = 0; round < maxRounds; round++) {
        if (test !== null && !by.evaluate(test, inner)) break
        const end = block([body], inner, scope, by)
        if (typeof end === 'object') return end
        if (end === 'break') break
        if (update !== null) by.evaluate(update, inner)
      }
      return undefined
    }
    default:
      return undefined
  }
}

function block(
  statements: readonly (Statement | object)[],
  context: Context,
  around: Scope,
  by: Evaluator,
): End | undefined {
  const scope = declared(statements, { ...context, scope: around }, by)
  return follow(statements, { ...context, scope }, by)
}

function loop(
  items: readonly unknown[],
  body: Statement,
  context: Context,
  by: Evaluator,
  names: (item: unknown) => [string, () => unknown][],
): End | undefined {
  for (const item of items.slice(0, maxRounds)) {
    const scope = new Names(context.scope, names(item))
    const end = block([body], { ...context, isEager: true }, scope, by)
    if (typeof end === 'object') return end
    if (end === 'break') break
  }
  return undefined
}

const listOver = (value: unknown): readonly unknown[] =>
  Array.isArray(value) || value instanceof Set || value instanceof Map ? [...value] : []

/** Other statements have effects that a configuration cannot see. */
function isChange(node: Expression): boolean {
  if (node.type === 'AwaitExpression') return isChange(node.argument)
  return (
    node.type === 'AssignmentExpression' ||
    node.type === 'UpdateExpression' ||
    (node.type === 'CallExpression' && isChangingCall(node))
  )
}

function isChangingCall({ callee }: CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { name } = callee.property
  return changers.has(name) || ['forEach', 'assign', 'add'].includes(name)
}
