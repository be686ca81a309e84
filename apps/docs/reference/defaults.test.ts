import ts from 'typescript'
import { expect, it } from 'vitest'
import { docOf, sourceFile } from './source-file.ts'

const files = ['docs', 'i18n', 'navbar', 'navbar-link', 'search', 'site', 'theme']

it.each(files)('states each default of config/%s.ts in its description', (name) => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
      const value = defaultOf(node.initializer)
      if (value !== undefined) found.push(`${docOf(node)} ← ${value}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(sourceFile(`schema/src/config/${name}.ts`))
  for (const line of found) {
    const [doc = '', value = ''] = line.split(' ← ')
    expect(doc.replace(/(\d),(\d)/g, '$1$2'), line).toContain(value)
  }
})

/** The text, number or boolean behind a schema, where it has such a default. */
function defaultOf({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const callee = expression.getText()
  const value =
    callee === 'v.optional'
      ? given[1]
      : ['flag', 'severity'].includes(callee)
        ? given[0]
        : undefined
  if (value === undefined) return undefined
  if (ts.isStringLiteral(value) || ts.isNumericLiteral(value)) return value.text
  return /^(?:true|false)$/.test(value.getText()) ? value.getText() : undefined
}
