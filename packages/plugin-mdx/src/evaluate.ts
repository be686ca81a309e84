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

const referring = /^(?:(?:JSX)?Identifier|mdxJsx(?:Flow|Text)Element)$/

/** Names that code or elements of MDX refer to, the parameters of functions in it included. */
export function namesIn(node: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { type, name } = part as { readonly type?: unknown; readonly name?: unknown }
    if (typeof name === 'string' && referring.test(String(type))) names.add(name)
    for (const value of Object.values(part)) visit(value)
  }
  visit(node)
  return names
}
