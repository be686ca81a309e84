import { readFileSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { compareMessages, formatPlace, type Message } from '@landing/schema'

import { distinctMessages } from './policy'

const labels = { throw: 'error', warn: 'warning', log: 'note', ignore: 'ignored' } as const
const widestExcerpt = 100

/** Messages as text for a terminal: by file, each with place, excerpt, rule and advice. */
export function formatMessages(messages: readonly Message[], contentDir: string): string {
  const byFile = new Map<string, Message[]>()
  for (const message of distinctMessages(messages).sort(compareMessages)) {
    const group = byFile.get(message.place.file) ?? []
    byFile.set(message.place.file, group)
    group.push(message)
  }
  return [...byFile]
    .map(([file, group]) => {
      // Files of code have absolute paths.
      const lines = linesOf(resolve(contentDir, file))
      return group.map((message) => formatMessage(message, lines)).join('\n\n')
    })
    .join('\n\n')
}

function formatMessage(message: Message, lines: readonly string[]): string {
  const { place, severity, rule, reason, advice } = message
  const line = place.line === undefined ? undefined : lines[place.line - 1]
  const file = isAbsolute(place.file) ? relative(process.cwd(), place.file) : place.file
  return [
    `${formatPlace({ ...place, file })}  ${labels[severity]}  ${rule}`,
    `  ${reason}`,
    ...(line?.trim() ? [excerpt(line, place.line ?? 0, place.column ?? 1)] : []),
    ...(advice === undefined ? [] : [`  ${advice}`]),
  ].join('\n')
}

/** The line of the problem, with a sign below the column. */
function excerpt(line: string, number: number, column: number): string {
  const text = line.replaceAll('\t', ' ')
  const from = Math.max(0, Math.min(column - 1 - widestExcerpt / 2, text.length - widestExcerpt))
  const shown = text.slice(from, from + widestExcerpt)
  const margin = `    ${number} | `
  return `${margin}${shown}\n${' '.repeat(margin.length - 2)}| ${' '.repeat(Math.max(0, column - 1 - from))}^`
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
  } catch {
    return []
  }
}
