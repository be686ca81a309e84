/** What stands behind the language of a code block, and what was found in its lines. */
export interface CodeBlock {
  readonly language: string
  readonly code: string
  readonly title?: string
  /** Number of the first line, when line numbers are asked for. */
  readonly start?: number
  readonly wrap: boolean
  /** Classes by line index, from 0. */
  readonly lines: ReadonlyMap<number, LineMark>
  readonly hasFocus: boolean
}

export type LineMark = 'highlight' | 'add' | 'remove' | 'focus'

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

const openers = String.raw`(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)`
const closers = String.raw`(?:\*\/\s*\}?|-->)?`
const remarkLine = new RegExp(
  String.raw`^\s*${openers}\s*highlight-(next-line|start|end)\s*${closers}\s*$`,
)
const remarkEnd = new RegExp(
  String.raw`\s*${openers}\s*\[!code\s+(\+\+|--|highlight|hl|focus)(?::(\d{1,4}))?\]\s*${closers}\s*$`,
)
const bracketMarks: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
}

export interface MarkedCode {
  readonly code: string
  readonly lines: ReadonlyMap<number, LineMark>
}

/** Takes the marking comments out of code and finds the marks of its lines. */
export function markLines(
  code: string,
  highlighted: ReadonlySet<number>,
  language: string,
): MarkedCode {
  const marks = new Map<number, LineMark>()
  const kept: string[] = []
  const mayHaveRemarks = code.includes('highlight-') || code.includes('[!code')
  let nextLine = false
  let range = false
  for (const line of code.split('\n')) {
    const index = kept.length
    const remark = mayHaveRemarks ? remarkLine.exec(line)?.[1] : undefined
    if (remark !== undefined) {
      if (remark === 'next-line') nextLine = true
      else range = remark === 'start'
      continue
    }
    const ending = mayHaveRemarks ? remarkEnd.exec(line) : null
    const mark = bracketMarks[ending?.[1] ?? '']
    if (ending !== null && mark !== undefined) {
      const count = Number(ending[2] ?? 1)
      const text = line.slice(0, ending.index)
      // A remark on a line of its own speaks of the lines below it.
      if (text.trim() !== '') kept.push(text)
      for (let offset = 0; offset < count; offset++) marks.set(index + offset, mark)
      continue
    }
    if (nextLine || range || highlighted.has(index + 1)) marks.set(index, 'highlight')
    else if (language === 'diff' && /^\+(?!\+\+)/.test(line)) marks.set(index, 'add')
    else if (language === 'diff' && /^-(?!--)/.test(line)) marks.set(index, 'remove')
    nextLine = false
    kept.push(line)
  }
  return { code: kept.join('\n'), lines: marks }
}
