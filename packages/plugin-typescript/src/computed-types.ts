import type ts from 'typescript'
import type { Reading } from './compiler'
import { print } from './print'

/** Does a declaration take its type from a value, as `InferOutput<typeof schema>` does? Readers cannot look that up. */
export function isComputed(reading: Reading, node: ts.Node): boolean {
  const { ts } = reading
  return (
    ts.isTypeQueryNode(node) ||
    ts.forEachChild(node, (child) => isComputed(reading, child) || undefined) === true
  )
}

/** The union or type that a declaration stands for, as the compiler has computed it. */
export function computedType({ checker, ts }: Reading, type: ts.Type, place: ts.Node) {
  const { InTypeAlias, MultilineObjectLiterals, NoTruncation, UseAliasDefinedOutsideCurrentScope } =
    ts.NodeBuilderFlags
  const outside = UseAliasDefinedOutsideCurrentScope
  const flags = InTypeAlias | MultilineObjectLiterals | NoTruncation | outside
  return checker.typeToTypeNode(type, place, flags)
}

/**
 * Text of a property whose type is not the one of its declaration: of a mapped type, or of a base with type arguments.
 * Undefined for others.
 */
export function computedProperty(
  reading: Reading,
  property: ts.Symbol,
  node: ts.Node,
): string | undefined {
  const { checker, ts } = reading
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return undefined
  const type = checker.getTypeOfSymbol(property)
  if (type === checker.getTypeAtLocation(node)) return undefined
  const written = computedType(reading, type, node)
  if (written === undefined) return undefined
  const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional)
  const shown = isOptional ? withoutUndefined(reading, written) : written
  return `${property.name}${isOptional ? '?' : ''}: ${print(reading, shown, node.getSourceFile())}`
}

function withoutUndefined({ ts }: Reading, node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node
  const types = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
  const [only] = types
  return types.length === 1 && only ? only : ts.factory.createUnionTypeNode(types)
}
