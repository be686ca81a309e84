/** What stands behind the language of a code block. */
export interface CodeMeta {
  readonly title?: string
  readonly label?: string
  readonly file?: string
  readonly start?: number
  readonly wrap: boolean
  /** Lines to highlight, from 1. */
  readonly highlighted: ReadonlySet<number>
  readonly check: boolean
  /** A range that could not be read. */
  readonly badRange?: string
}

const word =
  /([A-Za-z][\w-]*)=(?:"((?:\\.|[^"\\])*)"|'([^']*)'|(\S+))|\{([^}]*)\}|\[([^\]]*)\]|(\S+)/g

/** Reads `title="main.tf" {1,3-5} showLineNumbers=10 wrap file=./x.tf#region no-check`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const values: {
    title?: string
    label?: string
    file?: string
    start?: number
    badRange?: string
  } = {}
  let wrap = false
  let check = true
  const highlighted = new Set<number>()
  for (const match of meta.matchAll(word)) {
    const [, key, double, single, bare, range, label, flag] = match
    const value = double?.replace(/\\(["\\])/g, '$1') ?? single ?? bare
    if (range !== undefined) {
      const lines = parseRanges(range)
      if (lines === undefined) values.badRange = range
      else for (const line of lines) highlighted.add(line)
    } else if (label !== undefined) values.label = label
    else if (key === 'title' && value !== undefined) values.title = value
    else if (key === 'file' && value !== undefined) values.file = value
    else if (key === 'showLineNumbers' || flag === 'showLineNumbers')
      values.start = Number(value) || 1
    else if (flag === 'wrap') wrap = true
    else if (flag === 'no-check') check = false
  }
  return { ...values, wrap, check, highlighted }
}

/** `1,3-5` → 1, 3, 4, 5. Nothing for what is no list of lines. */
export function parseRanges(text: string): number[] | undefined {
  const lines: number[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part)
    if (match?.[1] === undefined) return undefined
    const from = Number(match[1])
    const to = match[2] === undefined ? from : Number(match[2])
    for (let line = from; line <= to; line++) lines.push(line)
  }
  return lines
}
