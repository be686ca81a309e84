import type { TableData } from '@landing/schema'
import ts from 'typescript'
import { docOf, plain, sourceFile } from './source-file.ts'

/** The keys of a configuration's interface with type and description, read from its source. */
export function optionsOf(name: string, path: string, isPartial = false): TableData {
  const declaration = sourceFile(path).statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === name,
  )
  if (declaration === undefined) throw new Error(`${path} has no interface "${name}".`)
  const rows = declaration.members.filter(ts.isPropertySignature).map((member) => {
    const doc = docOf(member)
    return {
      key: { code: member.name.getText() },
      type: { code: shortType(member.type) },
      about: `${isPartial || member.questionToken !== undefined ? '' : 'Required. '}${doc}`,
    }
  })
  return {
    columns: [
      { key: 'key', label: 'Option' },
      { key: 'about', label: 'Meaning and default' },
      { key: 'type', label: 'Type' },
    ],
    rows,
  }
}

/** A type as it is written, without the words that only the compiler needs. */
function shortType(type: ts.TypeNode | undefined): string {
  return plain(type?.getText() ?? 'unknown')
    .replace(/\breadonly /g, '')
    .replace(/Readonly<(.*)>$/, '$1')
    .replace(/import\('[^']*'\)\./g, '')
}
