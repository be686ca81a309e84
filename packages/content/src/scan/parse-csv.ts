import type { YamlFault } from '@landing/markdown/authoring'

type Row = Readonly<Record<string, string>>

/** One object for each row, or what is wrong with the file. */
export interface ReadCsv {
  readonly value?: readonly Row[]
  readonly fault?: YamlFault
}

/**
 * Reads CSV with a header line (RFC 4180: quotes, doubled quotes, line breaks in quotes). Empty lines are left out. An open quote and a
 * row with more or fewer cells than the header are faults.
 */
export function parseCsv(text: string): ReadCsv {
  const { records, openQuote } = readRecords(text)
  if (openQuote !== undefined) return faultAt(openQuote, 'A quote is opened and never closed.')
  const [header, ...rows] = records
  if (header === undefined) return { value: [] }
  const names = header.cells
  const uneven = rows.find(({ cells }) => cells.length !== names.length)
  if (uneven !== undefined) {
    const reason = `The row has ${uneven.cells.length} cells, the header has ${names.length} (${names.join(', ')}).`
    return faultAt(uneven.line, reason)
  }
  const value = rows.map(({ cells }) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  )
  return { value }
}

function faultAt(line: number, message: string): ReadCsv {
  return { fault: { message, line, column: 1 } }
}

interface CsvRecord {
  readonly cells: readonly string[]
  readonly line: number
}

const unquoted = /[^,\n]*/y

/** The records up to an open quote, and its line. */
function readRecords(text: string): { records: CsvRecord[]; openQuote?: number } {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let line = 1
  let startLine = 1
  let position = 0
  const endRecord = () => {
    if (cells.length > 1 || cells[0] !== '') records.push({ cells, line: startLine })
    cells = []
  }
  while (position < text.length) {
    if (cells.length === 0) startLine = line
    const quoted = text[position] === '"' ? quotedPart(text, position) : ''
    if (quoted === undefined) return { records, openQuote: line }
    line += quoted.split('\n').length - 1
    position += quoted.length
    unquoted.lastIndex = position
    const [plain = ''] = unquoted.exec(text) ?? []
    position += plain.length
    cells.push((quoted.slice(1, -1).replaceAll('""', '"') + plain).trim())
    const end = text[position++]
    if (end === '\n') {
      line++
      endRecord()
    } else if (end === ',' && position >= text.length) cells.push('')
  }
  if (cells.length > 0) endRecord()
  return { records }
}

/** From a quote to the one that closes it. */
function quotedPart(text: string, start: number): string | undefined {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end === -1 ? undefined : text.slice(start, end + 1)
}
