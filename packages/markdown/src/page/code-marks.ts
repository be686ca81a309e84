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

const openers = String.raw`(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)`
const closers = String.raw`(?:\*\/\s*\}?|-->)?`
const remarkLine = new RegExp(
  String.raw`^\s*${openers}\s*highlight-(next-line|start|end)\s*${closers}\s*$`,
)
const remarkEnd = new RegExp(
  String.raw`\s*${openers}\s*\[!code\s+(\+\+|--|highlight|hl|focus|error|warning|note|word:(?:\\.|[^\]:\\])+)(?::(\d{1,4}))?\]\s*${closers}\s*$`,
)
const bracketMarks: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
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
export function markLines(
  code: string,
  { highlighted, added, removed }: NamedLines,
  language: string,
): MarkedCode {
  const lines = new Map<number, Set<LineMark>>()
  const words: WordMark[] = []
  const notes: number[] = []
  const mark = (index: number, as: LineMark) => {
    const marks = lines.get(index)
    if (marks === undefined) lines.set(index, new Set([as]))
    else marks.add(as)
  }
  const kept: string[] = []
  // Markdown examples show the marking comments.
  const isAboutCode = /^(?:md|mdx|markdown)$/.test(language) && /^[ \t>]*(?:```|~~~)/m.test(code)
  const mayHaveRemarks = !isAboutCode && (code.includes('highlight-') || code.includes('[!code'))
  let nextLine = false
  let inRange = false
  for (const line of code.split('\n')) {
    const remark = mayHaveRemarks ? remarkLine.exec(line)?.[1] : undefined
    if (remark !== undefined) {
      if (remark === 'next-line') nextLine = true
      else inRange = remark === 'start'
      continue
    }
    const index = kept.length
    const ending = mayHaveRemarks ? remarkEnd.exec(line) : null
    const [, name = '', count] = ending ?? []
    if (name.startsWith('word:')) {
      const word = name.slice('word:'.length).replace(/\\(.)/g, '$1')
      words.push({
        word,
        as: 'mark',
        from: index,
        to: index + Number(count ?? Number.POSITIVE_INFINITY),
      })
    }
    if (name === 'note') notes.push(index)
    const as = bracketMarks[name]
    for (let offset = 0; as && offset < Number(count ?? 1); offset++) mark(index + offset, as)
    const text = ending === null ? line : line.slice(0, ending.index)
    // A comment on its own line refers to the lines below.
    if (ending !== null && text.trim() === '') continue
    if (nextLine || inRange || highlighted.has(index + 1)) mark(index, 'highlight')
    else if (language === 'diff' && /^\+(?!\+\+)/.test(line)) mark(index, 'add')
    else if (language === 'diff' && /^-(?!--)/.test(line)) mark(index, 'remove')
    nextLine = false
    kept.push(text)
  }
  for (const number of added) mark(number - 1, 'add')
  for (const number of removed) mark(number - 1, 'remove')
  return { code: kept.join('\n'), lines, words, notes }
}
