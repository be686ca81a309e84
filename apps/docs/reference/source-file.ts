import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = new URL('../../../packages/', import.meta.url)
const parsed = new Map<string, ts.SourceFile>()

/** A source file of a package, parsed. `path` is relative to `packages/`. */
export function sourceFile(path: string): ts.SourceFile {
  const known = parsed.get(path)
  if (known !== undefined) return known
  const text = readFileSync(fileURLToPath(new URL(path, root)), 'utf8')
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind)
  parsed.set(path, file)
  return file
}

/** The docstring of a declaration as plain text: tags and code marks are left out. */
export function docOf(node: ts.Node): string {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const last = ts.getJSDocCommentsAndTags(holder).filter(ts.isJSDoc).at(-1)
  return plain(ts.getTextOfJSDocComment(last?.comment) ?? '')
}

/** Source text on one line. */
export function plain(text: string): string {
  return text.replace(/`/g, '').replace(/\s+/g, ' ').trim()
}
