/** What is wrong with a CSV file. */
export class CsvError extends Error {
  constructor(
    reason: string,
    readonly line: number,
  ) {
    super(reason)
    this.name = 'CsvError'
  }
}

/**
 * CSV with a header line (RFC 4180: quotes, doubled quotes, line breaks in quotes) to one object
 * per row. Empty lines are left out.
 *
 * @throws CsvError for an open quote and for a row with more or fewer cells than the header
 */
export function parseCsv(text: string): Readonly<Record<string, string>>[] {
  const records = readRecords(text)
  const header = records[0]?.cells
  if (header === undefined) return []
  return records.slice(1).map(({ cells, line }) => {
    if (cells.length !== header.length) {
      throw new CsvError(
        `The row has ${cells.length} cells, the header has ${header.length} (${header.join(', ')}).`,
        line,
      )
    }
    return Object.fromEntries(header.map((key, index) => [key, cells[index] ?? '']))
  })
}

interface CsvRecord {
  readonly cells: readonly string[]
  readonly line: number
}

const unquoted = /[^,\n]*/y

/** From a quote to the one that closes it. */
function quotedPart(text: string, start: number, line: number): string {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end === -1) throw new CsvError('A quote is opened and never closed.', line)
  return text.slice(start, end + 1)
}

function readRecords(text: string): CsvRecord[] {
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
    const quoted = text[position] === '"' ? quotedPart(text, position, line) : ''
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
  return records
}
