import {
  type StaticKind,
  type StaticNames,
  type StaticNode,
  staticKey,
  staticKinds,
  staticValue,
  UnknownValue,
} from '@landing/schema/static-value'

/** A file that a page imports for its address or its text. */
export class SourceFile {
  /** @param path relative to the content folder */
  constructor(readonly path: string) {}
}

/** A bundler gives an image an object with its address. */
const memberOf: StaticKind = (node, reader) => {
  const object = reader.of(node.object)
  if (!(object instanceof SourceFile)) return staticKinds.MemberExpression?.(node, reader)
  const name = staticKey(node.property, node.computed, reader)
  if (name !== 'default' && name !== 'src') throw new UnknownValue(node)
  return object
}

/** Evaluates an expression statically; `undefined` if it must be run. */
export const evaluate = (node: StaticNode, names: StaticNames) =>
  staticValue(node, { names, kinds: { MemberExpression: memberOf } })

/** A node of code or of MDX, as far as it is read for names. */
interface NamedNode {
  readonly type?: unknown
  readonly name?: unknown
  readonly object?: NamedNode
}

function visitCode(part: unknown, visit: (node: NamedNode) => void): void {
  if (typeof part !== 'object' || part === null) return
  visit(part)
  for (const value of Object.values(part)) visitCode(value, visit)
}

const referring = /^(?:(?:JSX)?Identifier|mdxJsx(?:Flow|Text)Element)$/

/** Names that code or elements of MDX refer to, the parameters of functions in it included. */
export function namesIn(code: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  visitCode(code, ({ type, name }) => {
    if (typeof name === 'string' && referring.test(String(type))) names.add(name)
  })
  return names
}

/** Names of the components in code that it does not declare itself: `Tabs` for `<Tabs.Item>`. */
export function componentsIn(code: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const declared = new Set<unknown>()
  visitCode(code, ({ type, name }) => {
    if (type === 'Identifier') declared.add(name)
    if (type !== 'JSXOpeningElement') return
    let part = name as NamedNode
    while (part.object !== undefined) part = part.object
    if (/^[A-Z]/.test(String(part.name))) names.add(String(part.name))
  })
  return new Set([...names].filter((name) => !declared.has(name)))
}
