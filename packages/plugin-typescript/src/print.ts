import type ts from 'typescript'
import type { Reading } from './compiler'

/** Source of a node without comments, as it would be written in a document. */
export function print({ ts }: Reading, node: ts.Node, file = node.getSourceFile()): string {
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })
  return withShortTuples(printer.printNode(ts.EmitHint.Unspecified, node, file))
    .replace(/^(?:(?:export|default|declare) )+/, '')
    .replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2))
    .replace(/;$/, '')
}

const tuple = /\[\n((?:[^[\]{}]|\[[^[\]{}\n]*\])*?)\n?[ \t]*\]/g
const longestTuple = 72

/** The printer gives each type of a tuple a line. */
function withShortTuples(text: string): string {
  const shorter = text.replace(tuple, (whole, inner: string) => {
    const line = `[${inner.trim().replace(/\s*\n\s*/g, ' ')}]`
    return line.length > longestTuple ? whole : line
  })
  return shorter === text ? text : withShortTuples(shorter)
}
