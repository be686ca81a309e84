import { HclFault, type HclReader } from './reader'

const operators = ['==', '!=', '<=', '>=', '&&', '||', '<', '>', '+', '-', '*', '/', '%']
/** Nesting limit: deeper than any example, and safe for the stack. */
export const deepest = 200

/**
 * Reads one expression. Inside of brackets line ends mean nothing.
 *
 * @throws HclFault
 */
export function readExpression(reader: HclReader, lineEnds: boolean, depth = 0): void {
  if (depth > deepest) throw new HclFault('The expression is nested too deeply.', reader.at)
  readOperand(reader, lineEnds, depth)
  for (;;) {
    const before = reader.at
    reader.skipSpace(lineEnds)
    if (!reader.looksAt('...') && operators.some((operator) => reader.take(operator))) {
      reader.skipSpace(lineEnds)
      readOperand(reader, lineEnds, depth)
    } else if (reader.take('?')) {
      reader.skipSpace(lineEnds)
      readExpression(reader, lineEnds, depth + 1)
      reader.skipSpace(lineEnds)
      expect(reader, ':', 'between the two results of a condition')
      reader.skipSpace(lineEnds)
      readExpression(reader, lineEnds, depth + 1)
    } else {
      reader.at = before
      return
    }
  }
}

function readOperand(reader: HclReader, lineEnds: boolean, depth: number): void {
  while (reader.take('-') || reader.take('!')) reader.skipSpace(lineEnds)
  readTerm(reader, depth)
  while (readTraversal(reader, lineEnds, depth));
}

function readTerm(reader: HclReader, depth: number): void {
  const { at } = reader
  if (reader.sign === '"') readQuoted(reader, depth)
  else if (reader.take('(')) {
    reader.skipSpace(true)
    readExpression(reader, true, depth + 1)
    reader.skipSpace(true)
    close(reader, ')', at)
  } else if (reader.take('[')) readItems(reader, at, depth + 1, ']', readElement)
  else if (reader.take('{')) readItems(reader, at, depth + 1, '}', readAttribute)
  else if (reader.looksAt('<<')) readHeredoc(reader, depth)
  else if (!reader.takeNumber() && !reader.takeOmission()) readName(reader, depth)
}

/** A variable, or a call of a function, `provider::name::function` included. */
function readName(reader: HclReader, depth: number): void {
  if (reader.takePlaceholder() !== undefined && reader.sign !== '(') return
  const start = reader.at
  if (reader.sign !== '(' && reader.takeIdentifier() === undefined) {
    throw new HclFault(`A value is expected here, but there is ${reader.describe()}.`, reader.at)
  }
  reader.names.push(start)
  while (reader.looksAt('::')) {
    reader.at += 2
    if (reader.takeIdentifier() === undefined) {
      throw new HclFault('A name is expected after "::".', reader.at)
    }
  }
  const open = reader.at
  if (!reader.take('(')) return
  for (;;) {
    reader.skipSpace(true)
    if (reader.take(')')) return
    readExpression(reader, true, depth + 1)
    reader.skipSpace(true)
    if (reader.take('...')) reader.skipSpace(true)
    if (!reader.take(',')) {
      close(reader, ')', open)
      return
    }
  }
}

/** `.name`, `.0`, `.*`, `[…]`, `[*]` behind a value. */
function readTraversal(reader: HclReader, lineEnds: boolean, depth: number): boolean {
  const { at } = reader
  if (lineEnds) reader.skipSpace(true)
  if (reader.sign === '.' && !reader.looksAt('...')) {
    reader.at++
    const name = reader.takeIdentifier() ?? reader.takePlaceholder()
    if (name !== undefined || reader.take('*') || reader.takeNumber()) return true
    throw new HclFault(
      `A name is expected after ".", but there is ${reader.describe()}.`,
      reader.at,
    )
  }
  reader.at = at
  if (!reader.take('[')) return false
  reader.skipSpace(true)
  if (!reader.take('*')) readExpression(reader, true, depth + 1)
  reader.skipSpace(true)
  close(reader, ']', at)
  return true
}

/** A tuple or an object: a `for`, or items up to the closing bracket, each with what separates it from the next. */
function readItems(
  reader: HclReader,
  open: number,
  depth: number,
  closing: string,
  readItem: (reader: HclReader, open: number, depth: number) => void,
): void {
  reader.skipSpace(true)
  if (/^for\s/.test(reader.text.slice(reader.at, reader.at + 4))) {
    readFor(reader, depth)
    reader.skipSpace(true)
    close(reader, closing, open)
    return
  }
  while (!reader.take(closing)) {
    if (reader.isDone) throw neverClosed(reader, open)
    readItem(reader, open, depth)
    reader.skipSpace(true)
  }
}

function readElement(reader: HclReader, open: number, depth: number): void {
  readExpression(reader, true, depth)
  reader.skipSpace(true)
  if (!reader.take(',') && reader.sign !== ']') close(reader, ']', open)
}

function readAttribute(reader: HclReader, open: number, depth: number): void {
  const start = reader.at
  if (reader.takeOmission()) {
    reader.take(',')
    return
  }
  readExpression(reader, false, depth)
  const key = reader.text.slice(start, reader.at)
  reader.skipSpace(false)
  if (!reader.take('=') && !reader.take(':')) {
    throw new HclFault(`"=" is expected after a key, but there is ${reader.describe()}.`, reader.at)
  }
  reader.skipSpace(true)
  const name = key.replace(/^"(.*)"$/, '$1')
  reader.item('key', name, start, () => readExpression(reader, false, depth))
  reader.skipSpace(false)
  if (reader.take(',') || reader.sign === '\n' || reader.sign === '}') return
  if (reader.isDone) throw neverClosed(reader, open)
  throw new HclFault(
    `A comma or a new line is expected here, but there is ${reader.describe()}.`,
    reader.at,
  )
}

/** `for key, value in values : result if condition`, `=>` in objects. */
function readFor(reader: HclReader, depth: number): void {
  reader.at += 3
  const name = () => {
    reader.skipSpace(true)
    if (reader.takeIdentifier() === undefined) {
      throw new HclFault(
        `A name is expected after "for", but there is ${reader.describe()}.`,
        reader.at,
      )
    }
    reader.skipSpace(true)
  }
  name()
  if (reader.take(',')) name()
  expect(reader, 'in', 'after the names of a "for"')
  reader.skipSpace(true)
  readExpression(reader, true, depth)
  reader.skipSpace(true)
  expect(reader, ':', 'after the values of a "for"')
  reader.skipSpace(true)
  readExpression(reader, true, depth)
  reader.skipSpace(true)
  if (reader.take('=>')) {
    reader.skipSpace(true)
    readExpression(reader, true, depth)
    reader.skipSpace(true)
    if (reader.take('...')) reader.skipSpace(true)
  }
  if (reader.looksAt('if')) {
    reader.at += 2
    reader.skipSpace(true)
    readExpression(reader, true, depth)
  }
}

/** A text in quotes, with `${…}` and `%{…}` inside. @throws HclFault */
export function readQuoted(reader: HclReader, depth: number): void {
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
    else if (!readInsertion(reader, depth)) reader.at++
  }
}

/** A text over several lines, `<<EOT` to `EOT`. @throws HclFault */
function readHeredoc(reader: HclReader, depth: number): void {
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
    while (reader.at < end) if (!readInsertion(reader, depth)) reader.at++
    if (reader.at === end) reader.at++
  }
}

/** `${…}` or `%{…}`; `$${` and `%%{` are text. */
function readInsertion(reader: HclReader, depth: number): boolean {
  if (reader.take('$${') || reader.take('%%{')) return true
  const open = reader.at
  const isDirective = reader.looksAt('%{')
  if (!isDirective && !reader.looksAt('${')) return false
  reader.at += 2
  reader.take('~')
  reader.skipSpace(true)
  if (isDirective) readDirective(reader, depth)
  else readExpression(reader, true, depth + 1)
  reader.skipSpace(true)
  reader.take('~')
  if (!reader.take('}')) {
    throw new HclFault(`The "${isDirective ? '%' : '$'}{" is opened and never closed.`, open)
  }
  return true
}

function readDirective(reader: HclReader, depth: number): void {
  const word = reader.takeIdentifier()
  reader.skipSpace(true)
  if (word === 'if') readExpression(reader, true, depth + 1)
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
  readExpression(reader, true, depth + 1)
}

function expect(reader: HclReader, sign: string, where: string): void {
  if (reader.take(sign)) return
  throw new HclFault(
    `"${sign}" is expected ${where}, but there is ${reader.describe()}.`,
    reader.at,
  )
}

function close(reader: HclReader, sign: string, open: number): void {
  if (reader.take(sign)) return
  if (reader.isDone) throw neverClosed(reader, open)
  throw new HclFault(
    `"${sign}" or a comma is expected, but there is ${reader.describe()}.`,
    reader.at,
  )
}

function neverClosed(reader: HclReader, open: number): HclFault {
  return new HclFault(`The "${reader.text.charAt(open)}" is opened and never closed.`, open)
}
