import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { plain } from './source-file.ts'

const files = ['site', 'docs', 'theme', 'hooks']
let examples: ReadonlyMap<string, string> | undefined

/** The example of an option as it is written in `option-examples/`: `title: 'Tool'`. */
export function optionExample(interfaceName: string, key: string): string | undefined {
  examples ??= new Map(files.flatMap(readExamples))
  return examples.get(`${interfaceName}.${key}`.toLowerCase())
}

/** The properties of each exported object, by its name and theirs. */
function readExamples(name: string): [key: string, source: string][] {
  const url = new URL(`./option-examples/${name}.ts`, import.meta.url)
  const file = ts.createSourceFile(name, readFileSync(url, 'utf8'), ts.ScriptTarget.ES2022, true)
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap((declaration) => {
      const { initializer } = declaration
      if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return []
      return initializer.properties.map((property): [string, string] => [
        `${declaration.name.getText()}.${property.name?.getText()}`.toLowerCase(),
        plain(property.getText()),
      ])
    })
}
