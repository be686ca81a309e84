import { naturalOrder } from '@landing/markdown/authoring'
import type ts from 'typescript'
import type { Reading } from './compiler'
import { ownerOf, type Package } from './packages'

/** Kinds of exports in the order of the sidebar, by their folders. */
export const kinds = {
  functions: 'Functions',
  classes: 'Classes',
  interfaces: 'Interfaces',
  types: 'Types',
  enums: 'Enums',
  constants: 'Constants',
} as const

export type Kind = keyof typeof kinds

/** With the value of `export =`, whose properties are no exports unless it is a namespace. */
export function exportsOf(reading: Reading, module: ts.Symbol): ts.Symbol[] {
  const whole = module.exports?.get(reading.ts.InternalSymbolName.ExportEquals)
  const names = reading.checker
    .getExportsOfModule(module)
    .filter(({ name }) => name !== 'prototype' && !name.startsWith('__'))
    // Static members are on the page of their class.
    .filter(({ declarations = [] }) => !declarations.some(reading.ts.isClassElement))
    .sort((a, b) => rank(reading, a) - rank(reading, b) || naturalOrder(a.name, b.name))
  if (whole === undefined) return names
  const target = targetOf(reading, whole)
  return names.some((name) => targetOf(reading, name) === target) ? names : [whole, ...names]
}

/** Other names come last, so that a page has the name of its declaration. */
function rank(reading: Reading, symbol: ts.Symbol): number {
  return targetOf(reading, symbol).name === symbol.name ? 0 : 1
}

/** Default exports have the names of their declarations, else that of the package. */
export function nameOf(reading: Reading, symbol: ts.Symbol, { name }: Package): string {
  if (symbol.name !== 'default' && symbol.name !== 'export=') return symbol.name
  const [declaration] = targetOf(reading, symbol).declarations ?? []
  const own = declaration && reading.ts.getNameOfDeclaration(declaration)?.getText()
  // A single letter, such as `e` of express, is known to nobody.
  return own !== undefined && /^(?:[\w$]{2,}|[_$])$/.test(own) && own !== 'default'
    ? own
    : (name.split('/').at(-1) ?? name)
}

export function targetOf({ checker, ts }: Reading, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Empty for what these packages declare; nothing for what is not known. */
export function originOf(
  { declarations = [] }: ts.Symbol,
  owners: readonly Package[],
): string | undefined {
  const [first] = declarations
  if (first === undefined) return undefined
  if (declarations.some((node) => ownerOf(node, owners))) return ''
  const [, name = 'TypeScript'] =
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(first.getSourceFile().fileName) ?? []
  return name
}

export function kindOf({ checker, ts }: Reading, symbol: ts.Symbol): Kind | undefined {
  const { flags } = symbol
  const is = ts.SymbolFlags
  if (flags & is.Class) return 'classes'
  if (flags & (is.Function | is.Method)) return 'functions'
  if (flags & is.Enum) return 'enums'
  if (flags & is.Interface) return 'interfaces'
  if (flags & is.TypeAlias) return 'types'
  if (!(flags & (is.Variable | is.Property | is.Accessor))) return undefined
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'functions' : 'constants'
}
