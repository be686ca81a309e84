import { withoutLastBreak } from '../text/line-ends'

const pair = /^([A-Za-z][\w-]{0,99}): +(\S.*)$/
const quoted = /^(?:"([^"\\]*)"|'([^']*)') *$/
const number = /^(?:0|[1-9]\d{0,8}) *$/
/** Text without characters that may mean something to YAML. */
const plain = /^(\p{L}[\p{L}\p{N} _.,;()/'"-]*?) *$/u
const isConstant = (text: string) => ['true', 'false', 'null'].includes(text.toLowerCase())

/**
 * Reads YAML with one `key: value` in each line, or a text of several lines behind `|-`: most front matter. A YAML parser
 * takes longer for it than all other facts of a page together.
 *
 * @returns `undefined` for all other YAML, valid or not
 */
export function readPlainYaml(yaml: string): Record<string, string | number> | undefined {
  const values = new Map<string, string | number>()
  const lines = withoutLastBreak(yaml).split('\n')
  for (let at = 0; at < lines.length; ) {
    const [, key, text] = pair.exec(lines[at++] ?? '') ?? []
    if (key === undefined || text === undefined || values.has(key) || isConstant(key)) return
    const rows = text === '|-' ? indentedRows(lines, at) : []
    const value = rows.length > 0 ? rows.join('\n') : scalar(text)
    if (value === undefined) return
    values.set(key, value)
    at += rows.length
  }
  return Object.fromEntries(values)
}

function scalar(text: string): string | number | undefined {
  const [, double, single] = quoted.exec(text) ?? []
  if (number.test(text)) return Number(text)
  const word = plain.exec(text)?.[1]
  return double ?? single ?? (isConstant(word ?? '') ? undefined : word)
}

/** The rows of a text, without their indentation; none if one is blank. */
function indentedRows(lines: readonly string[], start: number): string[] {
  const indent = /^ +(?=\S)/.exec(lines[start] ?? '')?.[0] ?? '\n'
  const end = lines.findIndex((line, at) => at >= start && !line.startsWith(indent))
  const rows = lines.slice(start, end === -1 ? undefined : end)
  return rows.some((row) => row.trim() === '') ? [] : rows.map((row) => row.slice(indent.length))
}
