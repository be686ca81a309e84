import { readExpression } from './expression'
import { HclFault, type HclProblem, HclReader } from './reader'
import { readQuoted } from './template'

/** The first syntax error in a piece of HCL, or nothing. It knows the grammar, not what Terraform makes of it. */
export function checkHcl(code: string): HclProblem | undefined {
  const reader = new HclReader(code)
  try {
    readBody(reader, undefined, 0)
    return undefined
  } catch (error) {
    if (!(error instanceof HclFault)) throw error
    const before = code.slice(0, error.offset)
    const line = before.split('\n').length
    return { message: error.message, line, column: error.offset - before.lastIndexOf('\n') }
  }
}

/** Deeper than any example, and shallow enough for the stack. */
const deepest = 200

/** Attributes and blocks, to the `}` that closes what was opened, or to the end. */
function readBody(reader: HclReader, open: number | undefined, depth: number): void {
  if (depth > deepest) throw new HclFault('The blocks are nested too deeply.', reader.at)
  for (;;) {
    reader.skipSpace(true)
    if (reader.isDone) {
      if (open === undefined) return
      throw new HclFault('The "{" is opened and never closed.', open)
    }
    if (open !== undefined && reader.take('}')) return
    readItem(reader, depth)
    reader.skipSpace(false)
    if (reader.isDone || reader.sign === '\n' || (open !== undefined && reader.sign === '}'))
      continue
    throw new HclFault(`A new line is expected here, but there is ${reader.describe()}.`, reader.at)
  }
}

function readItem(reader: HclReader, depth: number): void {
  const name = reader.takeIdentifier()
  if (name === undefined) {
    throw new HclFault(
      `The name of a block or an argument is expected here, but there is ${reader.describe()}.`,
      reader.at,
    )
  }
  reader.skipSpace(false)
  if (reader.sign === '=' && !reader.looksAt('==')) {
    reader.at++
    reader.skipSpace(false)
    readExpression(reader, false)
    return
  }
  while (reader.sign === '"' || reader.takeIdentifier() !== undefined) {
    if (reader.sign === '"') readQuoted(reader, depth, readExpression)
    reader.skipSpace(false)
  }
  const open = reader.at
  if (!reader.take('{')) {
    throw new HclFault(
      `"=" or "{" is expected behind "${name}", but there is ${reader.describe()}.`,
      reader.at,
    )
  }
  readBody(reader, open, depth + 1)
}
