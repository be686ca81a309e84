import type { CodeMeta } from './code-meta'

/** Code in its own language, with the lines that a diff adds and removes. */
export interface Diff extends Pick<CodeMeta, 'added' | 'removed'> {
  readonly code: string
}

/** Reads a block `diff lang="js"`: the first column of its lines says what happens to them. */
export function readDiff(text: string): Diff {
  const lines = text.split('\n')
  const has = (mark: string) =>
    new Set(lines.flatMap((line, index) => (line.startsWith(mark) ? [index + 1] : [])))
  const isColumn = lines.every((line) => line === '' || /^[-+\s]/.test(line))
  const code = lines.map((line) => (isColumn ? line.slice(1) : line.replace(/^[-+]/, '')))
  return { code: code.join('\n'), added: has('+'), removed: has('-') }
}
