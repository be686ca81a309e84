import type { CodeMark } from '../hooks/code-mark'
import type { CompileHooks } from '../hooks/compile-hooks'
import { type Hooks, namedEntries } from '../hooks/loaded-hooks'
import { escapeRegExp } from '../text/escape'
import { oncePer } from '../text/once'

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
  /** Marks by line index, from 0. A line may have several: one that is highlighted may also be new. */
  readonly lines: ReadonlyMap<number, ReadonlySet<string>>
  readonly words: readonly WordMark[]
  /** Collapsed regions: first and last line index of each. */
  readonly collapsed?: readonly (readonly [from: number, to: number])[]
  /** Index of the line of each note; the notes follow as a list. */
  readonly notes?: readonly number[]
  /** Id of the list of notes. */
  readonly notesId?: string
}

/** A word to mark, in lines from `start` to `end` (exclusive). */
export interface WordMark {
  readonly word: string
  /** Element that marks it. */
  readonly as: 'mark' | 'ins' | 'del'
  readonly from: number
  readonly to: number
}

/** Code without marking comments, and its marks. */
export type MarkedCode = Required<Pick<CodeBlock, 'code' | 'lines' | 'words' | 'notes'>>

/** The compiler's own marks, declared as those of a plugin. */
const ownHooks: CompileHooks = {
  codeMarks: {
    '++': { line: 'add' },
    '--': { line: 'remove' },
    highlight: { line: 'highlight' },
    focus: { line: 'focus' },
    error: { line: 'error' },
    warning: { line: 'warning' },
    note: { note: true },
    word: { word: 'mark' },
  },
}

/** The marks of a site by their names. @throws LandingError `content/plugin` for a name that two have */
export const codeMarksOf = oncePer((hooks: Hooks<CompileHooks>) =>
  namedEntries('code mark', ownHooks, hooks, ({ codeMarks = {} }) => codeMarks),
)

/** A comment at the end of a line, in any language, or on a line of its own. */
const markComment = oncePer((marks: ReadonlyMap<string, CodeMark>) => {
  const names = Array.from(marks, ([name, as]) => escapeRegExp(name) + ('word' in as ? ':.+?' : ''))
  return new RegExp(
    String.raw`\s*(?://|#|--|;|%|/\*|<!--|\{\s*/\*)\s*\[!code\s+(${names.join('|')})(?::(\d{1,4}))?\]\s*(?:\*/\s*\}?|-->)?\s*$`,
  )
})

/** Lines that a block's info string or diff names, from 1, comments not counted. */
export interface NamedLines {
  readonly highlighted: ReadonlySet<number>
  readonly added: ReadonlySet<number>
  readonly removed: ReadonlySet<number>
}

/** Removes marking comments from code and returns the marks of its lines. */
export function markLines(
  code: string,
  named: NamedLines,
  language: string,
  marks: ReadonlyMap<string, CodeMark>,
): MarkedCode {
  const lines = new Map<number, Set<string>>()
  const words: WordMark[] = []
  const notes: number[] = []
  const markLine = (index: number, as: string) => {
    lines.set(index, (lines.get(index) ?? new Set()).add(as))
  }
  const kept: string[] = []
  const mayHaveMarks = code.includes('[!code') && !showsMarks(code, language)
  for (const line of code.split('\n')) {
    const comment = mayHaveMarks ? markComment(marks).exec(line) : null
    const [, mark = '', count] = comment ?? []
    const [name = '', ...rest] = mark.split(':')
    const as = marks.get(name)
    const text = line.slice(0, comment?.index)
    const from = kept.length
    // One on its own line refers to the lines below.
    if (as === undefined || text.trim() !== '') kept.push(text)
    if (as === undefined) continue
    const to = from + Number(count ?? ('word' in as ? Number.POSITIVE_INFINITY : 1))
    if ('word' in as) words.push({ word: rest.join(':'), as: as.word, from, to })
    else if ('note' in as) notes.push(from)
    else for (let index = from; index < to; index++) markLine(index, as.line)
  }
  markNamed(kept, named, language, markLine)
  return { code: kept.join('\n'), lines, words, notes }
}

function markNamed(
  code: readonly string[],
  { highlighted, added, removed }: NamedLines,
  language: string,
  mark: (index: number, as: string) => void,
): void {
  for (const [index, line] of code.entries()) {
    const as = highlighted.has(index + 1) ? 'highlight' : language === 'diff' && diffMark(line)
    if (as) mark(index, as)
  }
  for (const number of added) mark(number - 1, 'add')
  for (const number of removed) mark(number - 1, 'remove')
}

/** What a line of a diff says, but not those that name its files. */
function diffMark(line: string): string | undefined {
  if (line.startsWith('+++') || line.startsWith('---')) return undefined
  if (line.startsWith('+')) return 'add'
  return line.startsWith('-') ? 'remove' : undefined
}

/** True for Markdown about code, whose readers are to see the comments. */
function showsMarks(code: string, language: string): boolean {
  return ['md', 'mdx', 'markdown'].includes(language) && /^[ \t>]*(?:```|~~~)/m.test(code)
}
