import type ts from 'typescript'
import type { Reading } from './compiler'

/** Source of a node without comments, as it would be written in a document. */
export function print({ ts }: Reading, node: ts.Node, file = node.getSourceFile()): string {
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })
  return printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/^(?:(?:export|default|declare) )+/, '')
    .replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2))
    .replace(/;$/, '')
}
