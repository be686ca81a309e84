import { isAbsolute, relative, resolve } from 'node:path'
import { groupBy } from '@landing/markdown/authoring'
import { readSource } from '@landing/markdown/host'
import { type Diagnostic, formatLocation } from '@landing/schema'
import { distinctDiagnostics } from './policy'

/** Severities as messages show them. */
export const severityLabels = {
  throw: 'error',
  warn: 'warning',
  log: 'note',
  ignore: 'ignored',
} as const
const widestExcerpt = 100

/** Messages as text for a terminal: by file, each with location, excerpt, code and help. */
export function formatDiagnostics(messages: readonly Diagnostic[], contentDir: string): string {
  const sorted = distinctDiagnostics(messages)
  return [...groupBy(sorted, ({ location }) => location.file)]
    .map(([file, group]) => {
      // Files of code have absolute paths.
      const hasLines = group.some(({ location }) => location.line !== undefined)
      const lines = hasLines ? linesOf(resolve(contentDir, file)) : []
      return group.map((message) => formatMessage(message, lines)).join('\n\n')
    })
    .join('\n\n')
}

function formatMessage(message: Diagnostic, lines: readonly string[]): string {
  const { location, severity, code, message: reason, help } = message
  const line = location.line === undefined ? undefined : lines[location.line - 1]
  const file = isAbsolute(location.file) ? relative(process.cwd(), location.file) : location.file
  return [
    `${formatLocation({ ...location, file })}  ${severityLabels[severity]}  ${code}`,
    `  ${reason.replaceAll('\n', '\n  ')}`,
    ...(line?.trim() ? [excerpt(line, location.line ?? 0, location.column ?? 1)] : []),
    ...(help === undefined ? [] : [`  ${help}`]),
  ].join('\n')
}

/** The line of the problem, with a caret below the column. */
function excerpt(line: string, number: number, column: number): string {
  const text = line.replaceAll('\t', ' ')
  const from = Math.max(0, Math.min(column - 1 - widestExcerpt / 2, text.length - widestExcerpt))
  const excerpt = text.slice(from, from + widestExcerpt)
  const margin = `    ${number} | `
  return `${margin}${excerpt}\n${' '.repeat(margin.length - 2)}| ${' '.repeat(Math.max(0, column - 1 - from))}^`
}

function linesOf(file: string): readonly string[] {
  try {
    return readSource(file).text.split('\n')
  } catch {
    return []
  }
}
