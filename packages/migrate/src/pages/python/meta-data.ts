import { stringify } from 'yaml'
import { blank, type Line } from './lines'

const entry = /^ {0,3}([\w-]+):\s*(.*)$/
const continued = /^(?: {4}|\t)\s*(.*)$/

/** Front matter in place of MultiMarkdown's metadata: `key: value` from the first line on, without lines around it. */
export function withFrontMatter(lines: readonly Line[]): readonly Line[] {
  const values = new Map<string, string>()
  let last: string | undefined
  let end = 0
  for (const line of lines) {
    const [, key, value = ''] = entry.exec(line.text) ?? []
    const [, more] = continued.exec(line.text) ?? []
    if (blank(line) || (key === undefined && (more === undefined || last === undefined))) break
    last = key?.toLowerCase() ?? last
    if (last !== undefined)
      values.set(last, key === undefined ? `${values.get(last)}\n${more}` : value)
    end++
  }
  if (values.size === 0) return lines
  const front = stringify(Object.fromEntries(values), { lineWidth: 0 }).trimEnd().split('\n')
  const head = ['---', ...front, '---'].map((text) => ({ text, line: 1 }))
  return [...head, ...lines.slice(end)]
}
