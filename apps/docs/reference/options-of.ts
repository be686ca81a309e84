import { fileURLToPath } from 'node:url'
import type { DataCell, TableData } from '@landing/schema'
import ts from 'typescript'
import { optionExample } from './option-example.ts'
import { optionPlaces } from './option-places.ts'
import { docOf, plain, sourceFile } from './source-file.ts'

const columns: TableData['columns'] = [
  { key: 'key', label: 'Option' },
  { key: 'type', label: 'Type' },
  { key: 'about', label: 'Meaning, default, example' },
]

/** The keys of an interface of `@landing/schema` with type and description, as the compiler infers them. */
export function optionsOf(name: string, path: string): TableData {
  const { checker, file } = schema(path)
  const declaration = file.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === name,
  )
  if (declaration === undefined) throw new Error(`${path} has no interface "${name}".`)
  const rows = checker
    .getTypeAtLocation(declaration)
    .getProperties()
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const doc = ts.displayPartsToString(property.getDocumentationComment(checker))
      return {
        id: `${name}.${property.name}`,
        key: { code: property.name },
        type: { code: typeOf(property, checker) },
        about: described(name, property.name, `${isOptional ? '' : 'Required. '}${plain(doc)}`),
      }
    })
  return { columns, rowId: 'id', rows }
}

/** The same for an interface that is written by hand, without the compiler; all keys are optional. */
export function partsOf(name: string, path: string): TableData {
  const declaration = sourceFile(path).statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === name,
  )
  if (declaration === undefined) throw new Error(`${path} has no interface "${name}".`)
  const rows = declaration.members.filter(isPart).map((member) => ({
    id: `${name}.${member.name.getText()}`,
    key: { code: member.name.getText() },
    type: { code: shorten(plain(writtenType(member))) },
    about: described(name, member.name.getText(), docOf(member)),
  }))
  return { columns, rowId: 'id', rows }
}

type Part = ts.PropertySignature | ts.MethodSignature

const isPart = (member: ts.TypeElement): member is Part =>
  ts.isPropertySignature(member) || ts.isMethodSignature(member)

/** A method as a function. */
function writtenType(member: Part): string {
  const type = member.type?.getText() ?? 'unknown'
  if (ts.isPropertySignature(member)) return type
  return `(${member.parameters.map((each) => each.getText()).join(', ')}) => ${type}`
}

/** A description with an example, and the place where the manual shows what the option does. */
function described(name: string, key: string, about: string): DataCell {
  const example = optionExample(name, key)
  const place = optionPlaces[`${name}.${key}`]
  if (example === undefined && place === undefined) return about
  return {
    lines: [
      about,
      ...(example === undefined ? [] : [{ code: example }]),
      ...(place === undefined ? [] : [{ text: 'See it', href: place }]),
    ],
  }
}

let program: ts.Program | undefined

function schema(path: string): { readonly checker: ts.TypeChecker; readonly file: ts.SourceFile } {
  const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))
  program ??= ts.createProgram([`${packages}schema/src/index.ts`], {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
  })
  const file = program.getSourceFile(`${packages}${path}`)
  if (file === undefined) throw new Error(`${path} is not part of @landing/schema.`)
  return { checker: program.getTypeChecker(), file }
}

/** Anonymous objects are short: their keys have a table of their own. */
function typeOf(property: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbol(property)
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
  return shorten(checker.typeToString(type, undefined, flags))
}

function shorten(type: string): string {
  return type
    .replace(/\breadonly /g, '')
    .replace(/Readonly<(.*)>$/, '$1')
    .replace(/import\([^)]*\)\./g, '')
    .replace(/\bv\.[A-Z]\w+<.*>/g, 'object')
    .replace(/ \| undefined$/, '')
    .replace(/^\{.*\}$/, 'object')
    .replace('false | true', 'boolean')
}

/** Where a key is declared: the compiler lists needed and optional keys apart. */
function positionOf(property: ts.Symbol): number {
  return property.declarations?.[0]?.pos ?? 0
}
