import { groupBy } from '@landing/markdown/authoring'
import { type Diagnostic, diagnosticOf, type LandingError } from '@landing/schema'
import { distinctDiagnostics } from './policy'
import { formatDiagnostics, severityLabels } from './report'

/** More messages than this are printed as a table with examples. */
const fewMessages = 30
const examplesPerCode = 3
const widestHelp = 72
const order = ['ignore', 'log', 'warn', 'throw'] as const

/**
 * All messages by file; or, if there are many or they repeat one, a table of their codes and three different messages of each, the
 * most frequent first, errors last.
 */
export function summarizeDiagnostics(
  diagnostics: readonly Diagnostic[],
  contentDir: string,
): string {
  const messages = distinctDiagnostics(diagnostics)
  if (messages.length <= fewMessages && !isRepetitive(messages))
    return formatDiagnostics(messages, contentDir)
  const groups = groupByCode(messages)
  const examples = groups.map((group) => {
    const kinds = [...groupBy(group, ({ message }) => message).values()]
      .sort((a, b) => b.length - a.length)
      .slice(0, examplesPerCode)
    const texts = kinds.map((same) => describe(same, contentDir)).join('\n\n')
    const rest = group.length - kinds.length
    return rest === 0
      ? texts
      : `${texts}\n\n  … ${rest} more: landing-check --only ${group[0].code}`
  })
  return [toTable(groups), ...examples].join('\n\n')
}

/** True if there is one message for many places. */
function isRepetitive(messages: readonly Diagnostic[]): boolean {
  const groups = groupBy(messages, ({ code, message }) => `${code} ${message}`)
  return [...groups.values()].some(({ length }) => length > 2 * examplesPerCode)
}

/** A message at the first of its places, with the number of the others. */
function describe(same: Group, contentDir: string): string {
  const text = formatDiagnostics([same[0]], contentDir)
  const others = same.length - 1
  return others === 0 ? text : `${text}\n  And at ${others} other place${others === 1 ? '' : 's'}.`
}

/**
 * An error as text for a terminal: `code: message`, its diagnostics, or a summary of many, and its help. One that is about a line is
 * shown as a diagnostic.
 */
export function formatError(error: LandingError, contentDir: string): string {
  const { code, message, diagnostics, help, location } = error
  if (location?.line !== undefined && diagnostics.length === 0)
    return formatDiagnostics([diagnosticOf(error)], contentDir)
  return [`${code}: ${message}`, summarizeDiagnostics(diagnostics, contentDir), help]
    .filter((part) => part)
    .join('\n\n')
}

/** Messages with something in common. */
type Group = readonly [Diagnostic, ...Diagnostic[]]

/** Groups by severity and code, errors last. */
function groupByCode(messages: readonly Diagnostic[]): Group[] {
  const keyOf = ({ severity, code }: Diagnostic) => `${order.indexOf(severity)} ${code}`
  return [...groupBy(messages, keyOf).values()].sort(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1))
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

/** The help of most of the messages; none where it names a file or a component of a few. */
function commonHelp(group: Group): string {
  const counts = new Map<string, number>()
  for (const { help = '' } of group) counts.set(help, (counts.get(help) ?? 0) + 1)
  const [[help, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a)
  if (count * 2 <= group.length) return ''
  return help.length > widestHelp ? `${help.slice(0, widestHelp - 1)}…` : help
}
