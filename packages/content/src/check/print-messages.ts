import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Diagnostic, LandingError } from '@landing/schema'
import { formatDiagnostics, severityLabels } from '../diagnostics/report'

export const reportFormats = ['text', 'json', 'github', 'sarif'] as const
/** Format in which `landing-check` prints. */
export type ReportFormat = (typeof reportFormats)[number]

/** More messages than this are printed as a table with examples. */
const fewMessages = 30
const examplesPerCode = 3
const widestHelp = 72
const order = ['ignore', 'log', 'warn', 'throw'] as const

/** All messages by file; or, if there are many, a table of their codes and three messages of each, errors last. */
export function printMessages(
  messages: readonly Diagnostic[],
  contentDir: string,
  { all }: { readonly all: boolean },
): string {
  if (all || messages.length <= fewMessages) return formatDiagnostics(messages, contentDir)
  const groups = groupByCode(messages)
  const examples = groups.map(([first, ...others]) => {
    const shown = [first, ...others.slice(0, examplesPerCode - 1)]
    const more = others.length + 1 - shown.length
    const text = formatDiagnostics(shown, contentDir)
    return more === 0 ? text : `${text}\n\n  … ${more} more: landing-check --only ${first.code}`
  })
  return [toTable(groups), ...examples].join('\n\n')
}

/** Messages with the same code and severity. */
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

const githubLevels = { throw: 'error', warn: 'warning', log: 'notice', ignore: 'notice' } as const

/** Workflow commands of GitHub Actions, one for each message. Files are relative to the repository. */
export function printAnnotations(
  messages: readonly Diagnostic[],
  contentDir: string,
  repository: string,
): string {
  return messages
    .map(({ code, severity, message, help, location }) => {
      const { file, line, column } = location
      const path = resolve(contentDir, file)
      const place = existsSync(path) ? { file: relative(repository, path), line, col: column } : {}
      const text = [existsSync(path) ? '' : `${file}: `, message, help && `\n${help}`].join('')
      return command(githubLevels[severity], { ...place, title: code }, text)
    })
    .join('\n')
}

/** The workflow command for an error that ended the check. */
export function printErrorAnnotation({ code, message, help }: LandingError): string {
  return command('error', { title: code }, [message, help && `\n${help}`].join(''))
}

function command(
  level: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  text: string,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${key}=${escapeData(String(value)).replace(/:/g, '%3A').replace(/,/g, '%2C')}`,
    )
  return `::${level} ${list.join(',')}::${escapeData(text)}`
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}
