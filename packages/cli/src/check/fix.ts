import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isOutside } from '@landing/markdown/authoring'
import type { Diagnostic } from '@landing/schema'
import { fixFence } from './fence-fix'

/**
 * Applies safe corrections; keeps line ends and byte order marks.
 *
 * @param started start of the check: files changed since are not touched
 * @returns `file:line: from → to` of each change, with the words around it
 */
export function fixFiles(
  messages: readonly Diagnostic[],
  contentDir: string,
  { started, dryRun }: { readonly started: number; readonly dryRun: boolean },
): string[] {
  const changes: string[] = []
  for (const file of new Set(messages.map(({ location }) => location.file))) {
    const path = resolve(contentDir, file)
    if (isOutside(contentDir, path) || !existsSync(path)) continue
    const { mtimeMs } = statSync(path)
    const bytes = readFileSync(path)
    const text = bytes.toString('utf8')
    if (mtimeMs > started || !Buffer.from(text).equals(bytes)) continue
    const fileMessages = messages
      .filter(({ location }) => location.file === file)
      .sort(lastOfLineFirst)
    const fixed = fixText(text, fileMessages, (line, from, to) =>
      changes.push(`${file}:${line}: ${from} → ${to}`),
    )
    if (!dryRun && fixed !== text) writeFileSync(path, fixed)
  }
  return changes
}

/** From the end, so that an edit does not move positions that are still needed. */
function lastOfLineFirst({ location: a }: Diagnostic, { location: b }: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (b.column ?? 0) - (a.column ?? 0)
}

type OnChange = (line: number, from: string, to: string) => void

function fixText(text: string, messages: readonly Diagnostic[], onChange: OnChange): string {
  const lines = text.split('\n')
  const eol = lines[0]?.endsWith('\r') ? '\r\n' : '\n'
  let end = ''
  for (const message of messages) {
    const { line: number = 0, column = 1 } = message.location
    const line = lines[number - 1]
    if (line === undefined) continue
    if (message.code === 'code/unclosed') {
      const fix = fixFence(lines, number - 1)
      if (fix?.at === 'end') {
        end = `${text.endsWith('\n') ? '' : eol}${fix.fence}${eol}`
        onChange(number, 'no closing fence', `${fix.fence} at the end of the file`)
      } else if (fix !== undefined) {
        lines[fix.index] = (lines[fix.index] ?? '').replace(fix.from, fix.to)
        onChange(fix.index + 1, fix.from, fix.to)
      }
      continue
    }
    const { fix } = message
    const at = fix === undefined ? -1 : line.indexOf(fix.from, column - 1)
    if (fix === undefined || at === -1) continue
    const before = line.slice(0, at)
    const after = line.slice(at + fix.from.length)
    lines[number - 1] = before + fix.to + after
    onChange(number, excerpt(before, fix.from, after), excerpt(before, fix.to, after))
  }
  return lines.join('\n') + end
}

/** Characters of a line that are shown on each side of a change. */
const context = 24

/** The changed part of a line with the words around it; all of a short line. */
function excerpt(before: string, changed: string, after: string): string {
  const line = before + changed + after
  if (line.trim().length <= 80) return line.trim()
  const start = before.length <= context ? before : `…${before.slice(-context).replace(/^\S+/, '')}`
  const end = after.length <= context ? after : `${after.slice(0, context).replace(/\S+$/, '')}…`
  return `${start}${changed}${end}`.trim()
}
