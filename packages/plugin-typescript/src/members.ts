import { uniqueSlugs } from '@landing/markdown/authoring'
import type ts from 'typescript'
import { commentOf } from './comments'
import { holderOf, type Reading } from './compiler'
import { computedProperty } from './computed-types'
import { ownerOf, type Package } from './packages'
import { type Member, shownMembers } from './signatures'

/** A member of a class, an interface, an object type or an enum, with all its overloads. */
export interface Section {
  readonly name: string
  /** Its anchor. */
  readonly id: string
  readonly group: (typeof groups)[number]
  readonly nodes: readonly ts.Node[]
}

/** In the order of a page. */
export const groups = ['Members', 'Constructors', 'Properties', 'Methods'] as const

/** Members that another type declares. */
export interface Inherited {
  readonly base: ts.Symbol
  readonly names: readonly string[]
}

export interface Members {
  /** Empty if they say no more than the declaration does. */
  readonly sections: readonly Section[]
  readonly inherited: readonly Inherited[]
  /** Texts of properties that are not as their declarations say. */
  readonly computed: ReadonlyMap<ts.Node, string>
}

/** What a page has below the declaration. Members of types without a page are shown as own ones. */
export function membersOf(
  reading: Reading,
  symbol: ts.Symbol,
  pages: ReadonlyMap<ts.Symbol, string>,
  owners: readonly Package[],
): Members {
  const nodes = (symbol.declarations ?? []).flatMap((declaration) => shapesOf(reading, declaration))
  const own = new Set<ts.Node>(nodes)
  const said = new Set((symbol.declarations ?? []).map((node) => keyOf(reading, node)))
  // Compilers repeat the comment of a constant at each signature of its type.
  const shown = nodes
    .flatMap((node) => shownMembers(reading, node))
    .filter(
      (node) => !(reading.ts.isCallSignatureDeclaration(node) && said.has(keyOf(reading, node))),
    )
  const bases = new Map<ts.Symbol, string[]>()
  const computed = new Map<ts.Node, string>()
  for (const property of inheritedProperties(reading, symbol, own)) {
    const [declaration] = property.declarations ?? []
    const holder = declaration?.parent
    if (declaration === undefined || holder === undefined || !('members' in holder)) continue
    const base = holderOf(reading, declaration)
    if (!base || (ownerOf(declaration, owners) && !pages.has(base))) {
      const visible = shownMembers(reading, holder as unknown as Shape)
      for (const member of visible.filter((each) => property.declarations?.includes(each))) {
        const text = computedProperty(reading, property, member)
        if (text !== undefined) computed.set(member, text)
        shown.push(member)
      }
    } else if (base !== symbol) bases.set(base, [...(bases.get(base) ?? []), property.name])
  }
  const inherited = [...bases].map(([base, names]) => ({ base, names }))
  const isDocumented = shown.some((member) => commentOf(reading, member).text !== '')
  const sections = isDocumented || computed.size > 0 ? grouped(reading, shown) : []
  return { sections, inherited, computed }
}

function keyOf(reading: Reading, node: ts.Node): string {
  const { text, tags } = commentOf(reading, node)
  return JSON.stringify([text, tags])
}

/** Headings of pages, whose ids are taken. */
const titles = [...groups, 'Inherited', 'Namespace']

type Shape = ts.Node & { readonly members: readonly Member[] }

/** The parts of a declaration that have members. */
function shapesOf({ ts }: Reading, node: ts.Node): Shape[] {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return [node]
  if (ts.isEnumDeclaration(node)) return [node]
  const parts = (type: ts.TypeNode): Shape[] => {
    if (ts.isTypeLiteralNode(type)) return [type]
    if (ts.isParenthesizedTypeNode(type)) return parts(type.type)
    return ts.isIntersectionTypeNode(type) ? type.types.flatMap(parts) : []
  }
  if (ts.isTypeAliasDeclaration(node)) return parts(node.type)
  return ts.isVariableDeclaration(node) && node.type ? parts(node.type) : []
}

function inheritedProperties(
  { checker, ts }: Reading,
  symbol: ts.Symbol,
  own: ReadonlySet<ts.Node>,
): ts.Symbol[] {
  if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) return []
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(({ name, declarations: [declaration] = [] }) => {
      if (declaration === undefined || own.has(declaration.parent) || name.startsWith('__'))
        return false
      return !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private)
    })
}

function grouped({ ts }: Reading, nodes: readonly ts.Node[]): Section[] {
  const slugs = uniqueSlugs(...titles)
  const members = new Map<string, Section & { nodes: ts.Node[] }>()
  for (const node of nodes) {
    const isConstructor =
      ts.isConstructorDeclaration(node) || ts.isConstructSignatureDeclaration(node)
    const isMethod =
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isCallSignatureDeclaration(node)
    const group = ts.isEnumMember(node)
      ? 'Members'
      : isConstructor
        ? 'Constructors'
        : isMethod
          ? 'Methods'
          : 'Properties'
    const isStatic =
      ts.isClassElement(node) &&
      Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static)
    const name = nameOf(ts, node)
    const key = `${group} ${isStatic} ${name}`
    const known = members.get(key)
    if (known === undefined) members.set(key, { name, id: slugs(name), group, nodes: [node] })
    else if (!known.nodes.includes(node)) known.nodes.push(node)
  }
  return [...members.values()]
}

function nameOf(compiler: Reading['ts'], node: ts.Node): string {
  if (compiler.isConstructorDeclaration(node)) return 'constructor'
  if (compiler.isConstructSignatureDeclaration(node)) return 'new'
  if (compiler.isCallSignatureDeclaration(node)) return 'call'
  if (compiler.isIndexSignatureDeclaration(node))
    return `[${node.parameters[0]?.name.getText() ?? 'key'}]`
  return 'name' in node ? ((node.name as ts.Node | undefined)?.getText() ?? '') : ''
}
