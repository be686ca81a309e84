import type ts from 'typescript'
import { isHiddenNode } from './comments'
import type { Reading } from './compiler'
import { computedType, isComputed } from './computed-types'
import { print } from './print'

/** Longer signatures have a line for each parameter. */
const longestLine = 72

/** Source of a declaration without comments, as it would be written in a document. */
export function declarationText(reading: Reading, node: ts.Node, name: string): string {
  const { ts } = reading
  if (ts.isFunctionLike(node)) return functionText(reading, node, name)
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    return variableText(reading, node, name)
  }
  if (ts.isTypeAliasDeclaration(node)) return aliasText(reading, node, name)
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    return shapeText(reading, node, name)
  }
  return print(reading, node)
}

function list(reading: Reading, nodes: readonly ts.Node[]): string {
  return nodes.map((node) => print(reading, node)).join(', ')
}

function typeParameters(
  reading: Reading,
  { typeParameters: given }: { readonly typeParameters?: readonly ts.Node[] | undefined },
): string {
  if (given === undefined) return ''
  const line = `<${list(reading, given)}>`
  if (line.length <= longestLine) return line
  return `<\n${given.map((each) => `  ${indented(print(reading, each))},`).join('\n')}\n>`
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

function functionText(reading: Reading, node: ts.SignatureDeclaration, name: string): string {
  const { ts, checker } = reading
  const modifiers = modifiersOf(reading, node)
  const word = ts.isFunctionDeclaration(node)
    ? `function ${name}`
    : ts.isConstructorDeclaration(node)
      ? 'constructor'
      : ts.isConstructSignatureDeclaration(node) || ts.isConstructorTypeNode(node)
        ? `new ${name}`
        : ts.isGetAccessor(node)
          ? `get ${name}`
          : ts.isSetAccessor(node)
            ? `set ${name}`
            : name
  if (ts.isIndexSignatureDeclaration(node)) return print(reading, node)
  const isMethod = ts.isMethodSignature(node) || ts.isMethodDeclaration(node)
  const optional = isMethod && node.questionToken ? '?' : ''
  const signature = node.type === undefined && checker.getSignatureFromDeclaration(node)
  const type = node.type
    ? print(reading, node.type)
    : signature && !ts.isConstructorDeclaration(node) && !ts.isSetAccessor(node)
      ? checker.typeToString(signature.getReturnType())
      : ''
  const head = `${modifiers}${word}${optional}${typeParameters(reading, node)}`
  const result = type === '' ? '' : `: ${type}`
  const line = `${head}(${list(reading, node.parameters)})${result}`
  const isShort = line.split('\n').every((each) => each.length <= longestLine)
  if (isShort || node.parameters.length === 0) return line
  const parameters = node.parameters.map((each) => `  ${indented(print(reading, each))},`)
  return `${head}(\n${parameters.join('\n')}\n)${result}`
}

/** Those that readers need: not `export`, `declare` and `async`. */
function modifiersOf({ ts }: Reading, node: ts.Node): string {
  const words = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []
  return words
    .map((modifier) => modifier.getText())
    .filter((word) => !['export', 'default', 'declare', 'async'].includes(word))
    .map((word) => `${word} `)
    .join('')
}

function variableText(
  reading: Reading,
  node: ts.VariableDeclaration | ts.PropertyAssignment,
  name: string,
): string {
  const { ts, checker } = reading
  const file = node.getSourceFile()
  const written = 'type' in node ? (node.type as ts.TypeNode | undefined) : undefined
  if (written && ts.isFunctionTypeNode(written)) {
    return `function ${functionText(reading, written, name)}`
  }
  // `typeof` of something that readers cannot look up.
  const computed =
    written && isComputed(reading, written)
      ? computedType(reading, checker.getTypeAtLocation(node), node)
      : undefined
  const type = computed ?? written
  if (type !== undefined) return `const ${name}: ${print(reading, type, file)}`
  const value = node.initializer
  if (value && (ts.isLiteralExpression(value) || ts.isPrefixUnaryExpression(value))) {
    return `const ${name} = ${value.getText()}`
  }
  return `const ${name}: ${checker.typeToString(checker.getTypeAtLocation(node))}`
}

function aliasText(reading: Reading, node: ts.TypeAliasDeclaration, name: string): string {
  const { checker, ts } = reading
  const computed = isComputed(reading, node.type)
    ? computedType(reading, checker.getTypeAtLocation(node), node)
    : undefined
  const shown = computed ?? node.type
  const file = node.getSourceFile()
  const head = `type ${name}${typeParameters(reading, node)} =`
  const line = `${head} ${print(reading, shown, file)}`
  if (line.length <= longestLine || !ts.isUnionTypeNode(shown)) return line
  const types = shown.types.map((type) => `\n  | ${indented(print(reading, type, file))}`)
  return `${head}${types.join('')}`
}

function shapeText(
  reading: Reading,
  node: ts.InterfaceDeclaration | ts.ClassDeclaration,
  name: string,
): string {
  const { ts } = reading
  const word = ts.isClassDeclaration(node) ? 'class' : 'interface'
  const bases = (node.heritageClauses ?? []).map((clause) => {
    const kind = clause.token === ts.SyntaxKind.ExtendsKeyword ? 'extends' : 'implements'
    const types = clause.types.filter((type) => !isComputed(reading, type))
    return types.length === 0 ? '' : ` ${kind} ${list(reading, types)}`
  })
  const head = `${modifiersOf(reading, node)}${word} ${name}${typeParameters(reading, node)}${bases.join('')}`
  const lines = shownMembers(reading, node).map((member) => {
    const text = declarationText(reading, member, member.name?.getText() ?? '')
    return `  ${indented(text)}`
  })
  return lines.length === 0 ? `${head} {}` : `${head} {\n${lines.join('\n')}\n}`
}

export type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember

/** Members that users see: what is protected only if a comment says what it is for. */
export function shownMembers(
  { ts }: Reading,
  { members }: { readonly members: readonly Member[] },
): Member[] {
  return members.filter((member) => {
    const flags = ts.getCombinedModifierFlags(member)
    const isOwn = member.name !== undefined && ts.isPrivateIdentifier(member.name)
    const isBare =
      flags & ts.ModifierFlags.Protected && ts.getJSDocCommentsAndTags(member).length === 0
    return !(flags & ts.ModifierFlags.Private || isOwn || isBare || isHiddenNode(ts, member))
  })
}

/** The first lines of a declaration whose members follow: of a long one, or of one that does not have them all. */
export function headText(text: string, isPart: boolean): string {
  if (isPart) return text.replace(/ \{(?:\n[\s\S]*)?\}$/, ' { … }')
  const lines = text.split('\n')
  const end = lines.findIndex((line) => /^[^ ].*\{$/.test(line))
  if (end === -1 || lines.length - end <= mostLines) return text
  return `${lines.slice(0, end + 1).join('\n')} … }`
}

const mostLines = 16
