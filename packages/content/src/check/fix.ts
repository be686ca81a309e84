import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Diagnostic } from '@landing/schema'

/**
 * Applies safe corrections; keeps line ends and byte order marks.
 *
 * @param started start of the check: files changed since are not touched
 * @returns `file:line: from → to` of each change
 */
export function fixFiles(
  messages: readonly Diagnostic[],
  contentDir: string,
  { started, dryRun }: { readonly started: number; readonly dryRun: boolean },
): string[] {
  const changes: string[] = []
  for (const file of new Set(messages.map(({ location }) => location.file))) {
    const path = resolve(contentDir, file)
    if (relative(contentDir, path).startsWith('..') || !existsSync(path)) continue
    const { mtimeMs } = statSync(path)
    const bytes = readFileSync(path)
    const text = bytes.toString('utf8')
    if (mtimeMs > started || !Buffer.from(text).equals(bytes)) continue
    const own = messages.filter(({ location }) => location.file === file).sort(lastOfLineFirst)
    const fixed = fixText(text, own, (line, from, to) =>
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

type Tell = (line: number, from: string, to: string) => void

function fixText(text: string, messages: readonly Diagnostic[], tell: Tell): string {
  const lines = text.split('\n')
  const eol = lines[0]?.endsWith('\r') ? '\r\n' : '\n'
  let end = ''
  for (const message of messages) {
    const { line: number = 0, column = 1 } = message.location
    const line = lines[number - 1]
    if (line === undefined) continue
    const fence = message.code === 'code/unclosed' && /^(?:`{3,}|~{3,})/.exec(line)?.[0]
    if (fence) {
      end = `${text.endsWith('\n') ? '' : eol}${fence}${eol}`
      tell(number, 'no closing fence', `${fence} at the end of the file`)
      continue
    }
    const { fix } = message
    const at = fix === undefined ? -1 : line.indexOf(fix.from, column - 1)
    if (fix === undefined || at === -1) continue
    lines[number - 1] = line.slice(0, at) + fix.to + line.slice(at + fix.from.length)
    tell(number, line.trim(), lines[number - 1]?.trim() ?? '')
  }
  return lines.join('\n') + end
}
