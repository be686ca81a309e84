/** A node of ESTree, of any parser. */
export interface StaticNode {
  readonly type: string
}

/** The fields of nodes that are read here. */
interface Fields extends StaticNode {
  readonly [key: string]: unknown
}

/** Names with lazy values, which may throw `UnknownValue`. */
export interface StaticNames {
  get(name: string): (() => unknown) | undefined
}

/** Reads one kind of nodes. */
export type StaticKind = (node: Fields, reader: StaticReader) => unknown

/** What a reader knows besides constants. */
export interface StaticOptions {
  readonly names?: StaticNames
  /** Called for elements and properties that are unknown, which become `undefined`; default: the whole value is unknown. */
  readonly skip?: (node: StaticNode) => void
  /** Further kinds of nodes, or other readers of some. */
  readonly kinds?: Readonly<Record<string, StaticKind>>
}

/** Reads nodes one by one. */
export interface StaticReader {
  readonly options: StaticOptions
  /** @throws UnknownValue */
  of(node: unknown): unknown
  /** Value of a part that may be skipped. */
  part(node: unknown): unknown
}

/** Thrown for code whose value is only known when it runs. */
export class UnknownValue {
  constructor(readonly node: StaticNode) {}
}

/** Value of code that is written in constants, read without running it; `undefined` if it must run. */
export function staticValue(
  node: StaticNode,
  options?: StaticOptions,
): { readonly value: unknown } | undefined {
  try {
    return { value: staticReader(options).of(node) }
  } catch (error) {
    if (error instanceof UnknownValue) return undefined
    throw error
  }
}

/** A reader for code with names and kinds of nodes of its own. */
export function staticReader(options: StaticOptions = {}): StaticReader {
  const kinds = { ...staticKinds, ...options.kinds }
  const reader: StaticReader = {
    options,
    of(given) {
      const node = given as Fields
      const readNode = kinds[node.type]
      if (readNode === undefined) throw new UnknownValue(node)
      return readNode(node, reader)
    },
    part(node) {
      try {
        return reader.of(node)
      } catch (error) {
        if (!(error instanceof UnknownValue) || options.skip === undefined) throw error
        options.skip(error.node)
        return undefined
      }
    },
  }
  return reader
}

const listIn = (value: unknown) => value as readonly Fields[]
const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const inner: StaticKind = ({ expression }, { of }) => of(expression)

/** Name of a property, of its key or of a member. */
export function staticKey(key: unknown, isComputed: unknown, { of }: StaticReader): string {
  const { type, name } = key as Fields
  return String(type === 'Identifier' && isComputed !== true ? name : of(key))
}

/** Kinds of nodes that are values, or made of some. */
export const staticKinds: Readonly<Record<string, StaticKind>> = {
  Literal(node) {
    if ('regex' in node || 'bigint' in node) throw new UnknownValue(node)
    return node.value
  },
  TemplateLiteral(node, { of }) {
    const values = listIn(node.expressions).map((part): unknown => {
      const value = of(part)
      if (value === undefined || Object(value) === value) throw new UnknownValue(part)
      return value
    })
    const texts = listIn(node.quasis).map(({ value }) => (value as { cooked?: string }).cooked)
    return texts.map((text = '', at) => text + (at in values ? String(values[at]) : '')).join('')
  },
  ArrayExpression: ({ elements }, { part }) =>
    listIn(elements).flatMap((element: Fields | null) => {
      const value = element === null ? undefined : part(element)
      return element?.type === 'SpreadElement' ? (Array.isArray(value) ? value : []) : [value]
    }),
  SpreadElement(node, { of }) {
    const value = of(node.argument)
    if (Object(value) !== value) return {}
    const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    if (!isData) throw new UnknownValue(node)
    return value
  },
  ObjectExpression: ({ properties }, reader) =>
    Object.fromEntries(
      listIn(properties).flatMap((property) =>
        property.type === 'SpreadElement'
          ? Object.entries(reader.part(property) ?? {})
          : [[staticKey(property.key, property.computed, reader), reader.part(property.value)]],
      ),
    ),
  Identifier(node, { options }) {
    if (node.name === 'undefined') return undefined
    const value = options.names?.get(String(node.name))
    if (value === undefined) throw new UnknownValue(node)
    return value()
  },
  MemberExpression(node, reader) {
    const object: unknown = Object(reader.of(node.object))
    const key = staticKey(node.property, node.computed, reader)
    if (!Object.hasOwn(object as object, key)) throw new UnknownValue(node)
    return Reflect.get(object as object, key)
  },
  /** A call without a result must run. */
  CallExpression(node, { of }) {
    const called = of(node.callee)
    const value: unknown = typeof called === 'function' && called(...listIn(node.arguments).map(of))
    if (value === undefined || typeof called !== 'function') throw new UnknownValue(node)
    return value
  },
  ConditionalExpression: ({ test, consequent, alternate }, { of }) =>
    of(of(test) ? consequent : alternate),
  LogicalExpression({ left, operator, right }, { of }) {
    const value = of(left)
    const isLeft = operator === '??' ? value != null : (operator === '||') === Boolean(value)
    return isLeft ? value : of(right)
  },
  BinaryExpression(node, { of }) {
    const [left, right] = [of(node.left), of(node.right)]
    if (node.operator !== '+' || !isText(left) || !isText(right)) throw new UnknownValue(node)
    return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`
  },
  UnaryExpression(node, { of }) {
    const value = of(node.argument)
    if (node.operator === '!') return !value
    if (node.operator === '-') return -Number(value)
    throw new UnknownValue(node)
  },
  ChainExpression: inner,
  ParenthesizedExpression: inner,
  TSAsExpression: inner,
  TSNonNullExpression: inner,
  TSSatisfiesExpression: inner,
}

/** What is being read: code that needs its own value would go on for ever. */
const open = new WeakSet<object>()

function guarded(node: Fields, evaluate: () => unknown): unknown {
  if (open.has(node)) throw new UnknownValue(node)
  open.add(node)
  try {
    return evaluate()
  } finally {
    open.delete(node)
  }
}

/** A function that does nothing but declare constants and return a value. */
const functionOf: StaticKind =
  (node, { options }) =>
  (...given: unknown[]): unknown => {
    const body = node.body as Fields
    const isBlock = body.type === 'BlockStatement'
    const statements = isBlock ? listIn(body.body) : []
    const returned = isBlock ? statements.at(-1)?.argument : body
    const isPlain = statements.slice(0, -1).every(({ type }) => type === 'VariableDeclaration')
    if (!returned || !isPlain) throw new UnknownValue(node)
    const parameters = new Map(listIn(node.params).map(({ name }, at) => [name, () => given[at]]))
    const names = within(parameters, options.names)
    const declared = within(declaredNames(statements, { ...options, names }), names)
    return guarded(node, () => staticReader({ ...options, names: declared }).of(returned))
  }

/** Functions that do nothing but return a value. */
export const staticFunctions: Readonly<Record<string, StaticKind>> = {
  ArrowFunctionExpression: functionOf,
  FunctionDeclaration: functionOf,
  FunctionExpression: functionOf,
}

const within = (inner: ReadonlyMap<unknown, () => unknown>, outer?: StaticNames): StaticNames => ({
  get: (name) => inner.get(name) ?? outer?.get(name),
})

/** Constants and functions that statements declare; they may refer to one another. */
export function declaredNames(
  body: readonly StaticNode[],
  options: StaticOptions,
): ReadonlyMap<string, () => unknown> {
  const valuesByName = new Map<string, () => unknown>()
  const reader = staticReader({ ...options, names: within(valuesByName, options.names) })
  const add = (id: unknown, node: unknown) => {
    const { name } = id as Fields
    if (node) valuesByName.set(String(name), () => guarded(node as Fields, () => reader.of(node)))
  }
  for (const node of listIn(body).map((each) => (each.declaration ?? each) as Fields)) {
    if (node.type === 'FunctionDeclaration') add(node.id ?? node, node)
    if (node.type !== 'VariableDeclaration') continue
    for (const { id, init } of listIn(node.declarations)) add(id, init)
  }
  return valuesByName
}
