import { HclFault, type HclReader } from './reader'

/** Reads the expression inside `${…}`. Passed in, because strings and expressions are mutually recursive. */
export type ReadInside = (reader: HclReader, lineEnds: boolean, depth: number) => void

/** A text in quotes, with `${…}` and `%{…}` inside. @throws HclFault */
export function readQuoted(reader: HclReader, depth: number, readInside: ReadInside): void {
  const open = reader.at
  reader.at++
  for (;;) {
    const { sign } = reader
    if (sign === '' || sign === '\n') {
      throw new HclFault('The quote is not closed on its line.', open)
    }
    if (sign === '"') {
      reader.at++
      return
    }
    if (sign === '\\') reader.at += 2
    else if (!readInsertion(reader, depth, readInside)) reader.at++
  }
}

/** A text over several lines, `<<EOT` to `EOT`. @throws HclFault */
export function readHeredoc(reader: HclReader, depth: number, readInside: ReadInside): void {
  const open = reader.at
  const word = reader.takeHeredocOpener()
  if (word === undefined) throw new HclFault('A word is expected after "<<".', open)
  for (;;) {
    const end = reader.text.indexOf('\n', reader.at)
    const line = reader.text.slice(reader.at, end === -1 ? undefined : end)
    if (line.trim() === word) {
      reader.at += line.length
      return
    }
    if (end === -1) {
      throw new HclFault(
        `The text is opened with "<<${word}" and never closed with "${word}".`,
        open,
      )
    }
    while (reader.at < end) if (!readInsertion(reader, depth, readInside)) reader.at++
    if (reader.at === end) reader.at++
  }
}

/** `${…}` or `%{…}`; `$${` and `%%{` are text. */
function readInsertion(reader: HclReader, depth: number, readInside: ReadInside): boolean {
  if (reader.take('$${') || reader.take('%%{')) return true
  const open = reader.at
  const isDirective = reader.looksAt('%{')
  if (!isDirective && !reader.looksAt('${')) return false
  reader.at += 2
  reader.take('~')
  reader.skipSpace(true)
  if (isDirective) readDirective(reader, depth, readInside)
  else readInside(reader, true, depth + 1)
  reader.skipSpace(true)
  reader.take('~')
  if (!reader.take('}')) {
    throw new HclFault(`The "${isDirective ? '%' : '$'}{" is opened and never closed.`, open)
  }
  return true
}

function readDirective(reader: HclReader, depth: number, readInside: ReadInside): void {
  const word = reader.takeIdentifier()
  reader.skipSpace(true)
  if (word === 'if') readInside(reader, true, depth + 1)
  if (word !== 'for') return
  reader.takeIdentifier()
  reader.skipSpace(true)
  if (reader.take(',')) {
    reader.skipSpace(true)
    reader.takeIdentifier()
    reader.skipSpace(true)
  }
  if (!reader.take('in')) throw new HclFault('"in" is expected in a "for".', reader.at)
  reader.skipSpace(true)
  readInside(reader, true, depth + 1)
}
