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
    let cell = ''
    if (text[position] === '"') {
      const opened = line
      for (position++; ; position++) {
        const char = text[position]
        if (char === undefined) throw new CsvError('A quote is opened and never closed.', opened)
        if (char === '\n') line++
        if (char !== '"') cell += char
        else if (text[position + 1] === '"') cell += text[position++]
        else break
      }
      position++
    }
    while (position < text.length && text[position] !== ',' && text[position] !== '\n') {
      cell += text[position++]
    }
    cells.push(cell.trim())
    const end = text[position++]
    if (end === '\n') {
      line++
      endRecord()
    } else if (end === ',' && position >= text.length) cells.push('')
  }
  if (cells.length > 0) endRecord()
  return records
}
