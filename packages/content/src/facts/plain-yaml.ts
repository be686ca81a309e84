/** A text without quotes that YAML reads as itself: begins with a letter, has no sign that could mean something. */
const blockText = /^[A-Za-z][^:#\t\r\n]*$/
/** The same inside of a list in brackets. */
const flowText = /^[A-Za-z][^\s:#,[\]{}&*!|>'"%@`\\]*(?: [^\s:#,[\]{}&*!|>'"%@`\\]+)*$/
const quotedText = /^"([^"\\\n\t]*)"$/
const integer = /^(?:0|[1-9]\d{0,14})$/
/** Words that YAML takes for something else than text. */
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i
const entry = /^([A-Za-z_][\w-]*):(?: +(\S.*?))? *$/
/** A line of a text that is written as it is, below `|-`. */
const literalLine = /^ {2}(\S[^\t\r]*)$/
const listItem = /^ {0,8}- +(\S.*?) *$/

/**
 * Reads the front matter that nearly all pages have: keys with plain texts, quoted texts, numbers, `true`, `false` and lists
 * of these. Many times as fast as a YAML parser, and always of its opinion. Nothing for everything else.
 */
export function parsePlainYaml(yaml: string): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {}
  let list: unknown[] | undefined
  let literal: { readonly key: string; readonly lines: string[] } | undefined
  for (const line of yaml.split('\n')) {
    if (literal !== undefined) {
      const inside = literalLine.exec(line)?.[1]
      if (inside !== undefined) {
        literal.lines.push(inside)
        values[literal.key] = literal.lines.join('\n')
        continue
      }
      if (line.startsWith(' ') || literal.lines.length === 0) return undefined
      literal = undefined
    }
    if (line.trim() === '') continue
    const item = list === undefined ? undefined : listItem.exec(line)?.[1]
    if (item !== undefined && list !== undefined) {
      const value = scalar(item, blockText)
      if (value === undefined || item.startsWith('- ')) return undefined
      list.push(value)
      continue
    }
    if (list?.length === 0) return undefined
    const [, key, text] = entry.exec(line) ?? []
    if (key === undefined || Object.hasOwn(values, key) || special.test(key)) return undefined
    if (key === '__proto__') return undefined
    if (text === undefined) {
      list = []
      values[key] = list
      continue
    }
    list = undefined
    if (text === '|-') {
      literal = { key, lines: [] }
      values[key] = ''
      continue
    }
    const value = text.startsWith('[') ? flowList(text) : scalar(text, blockText)
    if (value === undefined) return undefined
    values[key] = value
  }
  return list?.length === 0 || literal?.lines.length === 0 || Object.keys(values).length === 0
    ? undefined
    : values
}

function scalar(text: string, plain: RegExp): string | number | boolean | undefined {
  if (text === 'true') return true
  if (text === 'false') return false
  if (integer.test(text)) return Number(text)
  const quoted = quotedText.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  return plain.test(text) && !special.test(text) ? text : undefined
}

function flowList(text: string): unknown[] | undefined {
  if (!text.endsWith(']')) return undefined
  const inside = text.slice(1, -1).trim()
  if (inside === '') return []
  const values = inside.split(',').map((part) => scalar(part.trim(), flowText))
  return values.includes(undefined) ? undefined : values
}
