import { deepest, readExpression, readQuoted } from './expression'
import { HclFault, type HclItem, type HclProblem, HclReader } from './reader'

/** A session of `terraform console`, whose output is not HCL. */
const session = /^> /m
const command = /(?:\$ |(?:terraform|tofu)[ \t]+(?![ \t{]))(?:[^\n]*\\\n)*[^\n]*/y
/** An expression begins here: a call, a reference, an operand, or a value that is not a name. */
const expressionStart =
  /(?:(?:[\p{ID_Start}_][\p{ID_Continue}-]*(?![\p{ID_Continue}-])(?:::[\w:-]+)?|<[^<>\n]+>)[ \t]*(?:[.([?&|<>!+*/%-]|==)|["[{(!\d-]|<<)/uy

/** The names in a piece of HCL, and its first syntax error. */
export interface Hcl {
  readonly items: readonly HclItem[]
  /** Offsets of the names that operands begin with, calls included. */
  readonly names: readonly number[]
  readonly problem?: HclProblem
}

/**
 * Reads a piece of HCL. It knows the grammar, not what Terraform makes of it. Documentation shows single expressions,
 * signatures and commands as well.
 */
export function readHcl(code: string): Hcl {
  if (session.test(code)) return { items: [], names: [] }
  const reader = new HclReader(code)
  try {
    readBody(reader, undefined, 0)
    return { items: reader.items, names: reader.names }
  } catch (error) {
    if (!(error instanceof HclFault)) throw error
    return {
      items: reader.items,
      names: reader.names,
      problem: { message: error.message, ...placeIn(code, error.offset) },
    }
  }
}

/** Line and column of an offset, both from 1. */
export function placeIn(code: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let end = code.indexOf('\n'); end >= 0 && end < offset; end = code.indexOf('\n', start)) {
    line += 1
    start = end + 1
  }
  return { line, column: offset - start + 1 }
}

/** Attributes and blocks, to the `}` that closes what was opened, or to the end. */
function readBody(reader: HclReader, open: number | undefined, depth: number): void {
  if (depth > deepest) throw new HclFault('The blocks are nested too deeply.', reader.at)
  const isTop = open === undefined
  for (;;) {
    reader.skipSpace(true)
    if (reader.isDone) {
      if (isTop) return
      throw new HclFault('The "{" is opened and never closed.', open)
    }
    if (!isTop && reader.take('}')) return
    if (isTop && reader.takeMatch(command)) continue
    if (isTop && reader.isAt(expressionStart)) readExpression(reader, false)
    else if (!reader.takeOmission()) readItem(reader, depth)
    requireEnd(reader, isTop)
  }
}

/** An attribute or block ends its line, or the block around it. */
function requireEnd(reader: HclReader, isTop: boolean): void {
  reader.skipSpace(false)
  if (reader.isDone || reader.sign === '\n' || (!isTop && reader.sign === '}')) return
  throw new HclFault(`A new line is expected here, but there is ${reader.describe()}.`, reader.at)
}

function readItem(reader: HclReader, depth: number): void {
  const start = reader.at
  const name = reader.takeIdentifier() ?? reader.takePlaceholder() ?? takeQuotedName(reader, depth)
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
    reader.item('argument', name, start, () => readExpression(reader, false))
    return
  }
  reader.item('block', name, start, ({ labels }) => {
    for (;;) {
      const at = reader.at
      if (reader.sign === '"') readQuoted(reader, depth)
      else if ((reader.takeIdentifier() ?? reader.takePlaceholder()) === undefined) break
      labels.push(reader.text.slice(at, reader.at).replace(/^"|"$/g, ''))
      reader.skipSpace(false)
    }
    const open = reader.at
    if (!reader.take('{')) {
      throw new HclFault(
        `"=" or "{" is expected after "${name}", but there is ${reader.describe()}.`,
        reader.at,
      )
    }
    readBody(reader, open, depth + 1)
  })
}

/** Terraform's own configuration files have names in quotes: `"hashicorp/null" = "…"`. */
function takeQuotedName(reader: HclReader, depth: number): string | undefined {
  const { at } = reader
  if (reader.sign !== '"') return undefined
  readQuoted(reader, depth)
  return reader.text.slice(at, reader.at)
}
