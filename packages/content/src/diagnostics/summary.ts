import type { Diagnostic, LandingError } from '@landing/schema'
import { distinctDiagnostics } from './policy'
import { formatDiagnostics, severityLabels } from './report'

/** More messages than this are printed as a table with examples. */
const fewMessages = 30
const examplesPerCode = 3
const widestHelp = 72
const order = ['ignore', 'log', 'warn', 'throw'] as const

/** All messages by file; or, if there are many or they repeat one, a table of their codes and three messages of each, errors last. */
export function summarizeDiagnostics(found: readonly Diagnostic[], contentDir: string): string {
  const messages = distinctDiagnostics(found)
  if (messages.length <= fewMessages && !isRepetitive(messages))
    return formatDiagnostics(messages, contentDir)
  const groups = groupByCode(messages)
  const examples = groups.map(([first, ...others]) => {
    const shown = [first, ...others.slice(0, examplesPerCode - 1)]
    const more = others.length + 1 - shown.length
    const text = formatDiagnostics(shown, contentDir)
    return more === 0 ? text : `${text}\n\n  … ${more} more: landing-check --only ${first.code}`
  })
  return [toTable(groups), ...examples].join('\n\n')
}

/** Is one message there for many places? */
function isRepetitive(messages: readonly Diagnostic[]): boolean {
  const counts = new Map<string, number>()
  for (const { code, message } of messages) {
    const key = `${code} ${message}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count > 2 * examplesPerCode)
}

/** An error as text for a terminal: `code: message`, its diagnostics, or a summary of many, and its help. */
export function formatError(error: LandingError, contentDir: string): string {
  const { code, message, diagnostics, help } = error
  return [`${code}: ${message}`, summarizeDiagnostics(diagnostics, contentDir), help]
    .filter((part) => part)
    .join('\n\n')
}

/** Messages with equal code and severity. */
type Group = readonly [Diagnostic, ...Diagnostic[]]

function groupByCode(messages: readonly Diagnostic[]): Group[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>()
  for (const message of messages) {
    const key = `${order.indexOf(message.severity)} ${message.code}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [message])
    else group.push(message)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function toTable(groups: readonly Group[]): string {
  const rows = groups.map((group) => {
    const [{ code, severity }] = group
    return [code, severityLabels[severity], String(group.length), commonHelp(group)]
  })
  const table = [['code', 'severity', 'count', 'help'], ...rows]
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, at) =>
          at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The most frequent help of the messages; none if each has another, such as a suggestion. */
function commonHelp(group: Group): string {
  const counts = new Map<string, number>()
  for (const { help = '' } of group) counts.set(help, (counts.get(help) ?? 0) + 1)
  const [[help, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a)
  if (count === 1 && group.length > 1) return ''
  return help.length > widestHelp ? `${help.slice(0, widestHelp - 1)}…` : help
}
