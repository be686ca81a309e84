/** A code block, ready to be highlighted and framed. */
export interface CodeBlock {
  readonly language: string
  readonly code: string
  /** The info string after the language, as written. */
  readonly meta?: string
  readonly title?: string
  /** Number of the first line, when line numbers are asked for. */
  readonly start?: number
  readonly wrap: boolean
  readonly lines: LineMarks
  readonly words: readonly WordMark[]
  /** Collapsed regions: first and last line index of each. */
  readonly collapsed?: readonly (readonly [from: number, to: number])[]
  /** Index of the line of each note; the notes follow as a list. */
  readonly notes?: readonly number[]
  /** Id of the list of notes. */
  readonly notesId?: string
}

export type LineMark = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning'

/** A word to mark, in lines from `start` to `end` (exclusive). */
export interface WordMark {
  readonly word: string
  /** Element that marks it. */
  readonly as: 'mark' | 'ins' | 'del'
  readonly from: number
  readonly to: number
}

/** Marks by line index, from 0. A line may have several: one that is highlighted may also be new. */
export type LineMarks = ReadonlyMap<number, ReadonlySet<LineMark>>

export interface MarkedCode {
  /** Without marking comments. */
  readonly code: string
  readonly lines: LineMarks
  readonly words: readonly WordMark[]
  /** Index of the line of each note. */
  readonly notes: readonly number[]
}

/** A comment at the end of a line, in any language, or on a line of its own. */
const markComment =
  /\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)\s*\[!code\s+(\+\+|--|highlight|focus|error|warning|note|word:(.+?))(?::(\d{1,4}))?\]\s*(?:\*\/\s*\}?|-->)?\s*$/
const bracketMarks: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/** Lines that a block's info string or diff names, from 1, comments not counted. */
export interface NamedLines {
  readonly highlighted: ReadonlySet<number>
  readonly added: ReadonlySet<number>
  readonly removed: ReadonlySet<number>
}

/** Removes marking comments from code and returns the marks of its lines. */
export function markLines(code: string, named: NamedLines, language: string): MarkedCode {
  const lines = new Map<number, Set<LineMark>>()
  const words: WordMark[] = []
  const notes: number[] = []
  const mark = (index: number, as: LineMark) => {
    lines.set(index, (lines.get(index) ?? new Set()).add(as))
  }
  const kept: string[] = []
  const mayHaveMarks = code.includes('[!code') && !showsMarks(code, language)
  for (const line of code.split('\n')) {
    const comment = mayHaveMarks ? markComment.exec(line) : null
    const text = line.slice(0, comment?.index)
    const from = kept.length
    // One on its own line refers to the lines below.
    if (comment === null || text.trim() !== '') kept.push(text)
    if (comment === null) continue
    const [, name = '', word, count] = comment
    const to = from + Number(count ?? (word === undefined ? 1 : Number.POSITIVE_INFINITY))
    if (word !== undefined) words.push({ word, as: 'mark', from, to })
    if (name === 'note') notes.push(from)
    const as = bracketMarks[name]
    for (let index = from; as !== undefined && index < to; index++) mark(index, as)
  }
  markNamed(kept, named, language, mark)
  return { code: kept.join('\n'), lines, words, notes }
}

function markNamed(
  code: readonly string[],
  { highlighted, added, removed }: NamedLines,
  language: string,
  mark: (index: number, as: LineMark) => void,
): void {
  for (const [index, line] of code.entries()) {
    const as = highlighted.has(index + 1) ? 'highlight' : language === 'diff' && diffMark(line)
    if (as) mark(index, as)
  }
  for (const number of added) mark(number - 1, 'add')
  for (const number of removed) mark(number - 1, 'remove')
}

/** What a line of a diff says, but not those that name its files. */
function diffMark(line: string): LineMark | undefined {
  if (line.startsWith('+++') || line.startsWith('---')) return undefined
  if (line.startsWith('+')) return 'add'
  return line.startsWith('-') ? 'remove' : undefined
}

/** True for Markdown about code, whose readers are to see the comments. */
function showsMarks(code: string, language: string): boolean {
  return ['md', 'mdx', 'markdown'].includes(language) && /^[ \t>]*(?:```|~~~)/m.test(code)
}
