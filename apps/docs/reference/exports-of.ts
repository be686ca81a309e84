import { posix } from 'node:path'
import type { TableData } from '@landing/schema'
import ts from 'typescript'
import { docOf, plain, sourceFile } from './source-file.ts'

const longest = 110

/** What an entry of a package exports, with its docstring, read from its source. */
export function exportsOf(entry: string): TableData {
  const rows = namesOf(entry).map(({ name, local, path }) => {
    const declaration = declarationOf(local, path)
    return {
      name: { code: name },
      about: declaration === undefined ? '' : docOf(declaration),
      use: declaration === undefined ? '' : { code: signature(name, declaration) },
    }
  })
  return {
    columns: [
      { key: 'name', label: 'Export' },
      { key: 'about', label: 'What it is' },
      { key: 'use', label: 'Signature' },
    ],
    rows,
  }
}

interface ExportedName {
  readonly name: string
  /** Its name in the file that declares it. */
  readonly local: string
  readonly path: string
}

function namesOf(entry: string): ExportedName[] {
  return sourceFile(entry).statements.flatMap((node): ExportedName[] => {
    if (!ts.isExportDeclaration(node)) {
      const name = ownName(node)
      return name === undefined ? [] : [{ name, local: name, path: entry }]
    }
    if (node.exportClause === undefined || !ts.isNamedExports(node.exportClause)) return []
    const from = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
    const path = from ? pathOf(entry, node.moduleSpecifier.text) : entry
    return node.exportClause.elements.map(({ name, propertyName }) => ({
      name: name.text,
      local: (propertyName ?? name).text,
      path: path ?? '',
    }))
  })
}

/** The name of a statement that is exported where it stands. */
function ownName(node: ts.Statement): string | undefined {
  const exported =
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!exported) return undefined
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText()
  return 'name' in node ? (node.name as ts.Identifier | undefined)?.text : undefined
}

/** Path of a module of the same package, or nothing for one of another. */
function pathOf(entry: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(entry), specifier.replace(/\.js$/, ''))
  return ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => exists(file))
}

function exists(path: string): boolean {
  try {
    sourceFile(path)
    return true
  } catch {
    return false
  }
}

type Declaration =
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration

function declarationOf(name: string, path: string): Declaration | undefined {
  if (path === '') return undefined
  for (const node of sourceFile(path).statements) {
    if (ts.isVariableStatement(node)) {
      const found = node.declarationList.declarations.find((item) => item.name.getText() === name)
      if (found !== undefined) return found
    } else if (
      (ts.isFunctionDeclaration(node) && node.body !== undefined) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    ) {
      if (node.name?.text === name) return node
    }
  }
  const elsewhere = path === '' ? undefined : namesOf(path).find((other) => other.name === name)
  return elsewhere === undefined || elsewhere.path === path
    ? undefined
    : declarationOf(elsewhere.local, elsewhere.path)
}

/** How it is used, on one line. */
function signature(name: string, node: Declaration): string {
  if (ts.isInterfaceDeclaration(node)) return `{ ${cut(keysOf(node).join(', '))} }`
  if (ts.isTypeAliasDeclaration(node)) return cut(plain(node.type.getText()))
  if (ts.isClassDeclaration(node)) return 'class'
  if (ts.isVariableDeclaration(node)) return 'const'
  const isComponent = /^[A-Z]/.test(name) && node.getSourceFile().fileName.endsWith('x')
  if (isComponent) return `<${[name, ...propsOf(node)].join(' ')}>`
  const result = node.type === undefined ? '' : `: ${plain(node.type.getText())}`
  const parameters = node.parameters.map((item) => plain(item.getText()))
  const full = `${name}(${parameters.join(', ')})${result}`
  if (full.length <= longest) return full
  const names = node.parameters.map((item, index) =>
    ts.isIdentifier(item.name) ? item.name.text : `options${index === 0 ? '' : index + 1}`,
  )
  return `${name}(${names.join(', ')})${result}`
}

function keysOf(node: ts.InterfaceDeclaration): string[] {
  return node.members.map((member) => {
    const name = member.name?.getText() ?? ''
    return 'questionToken' in member && member.questionToken !== undefined ? `${name}?` : name
  })
}

/** What is too long for a line ends in dots. */
function cut(text: string): string {
  const plainer = text.replace(/\breadonly /g, '')
  return plainer.length <= longest ? plainer : `${plainer.slice(0, longest)}…`
}

function propsOf(node: ts.FunctionDeclaration): string[] {
  const pattern = node.parameters[0]?.name
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return []
  return pattern.elements
    .map((element) => (element.propertyName ?? element.name).getText())
    .filter((prop) => prop !== 'children')
}
