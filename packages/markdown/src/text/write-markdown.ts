import { withLineFeeds } from './line-ends'
import { collapseSpaces } from './words'

/** Plain text as Markdown that reads the same. */
export function plain(text: string): string {
  return collapseSpaces(text)
    .trim()
    .replace(/[\\`*_[\]<{|~$^]|&(?=#?\w+;)|==|:(?=[\w:])/g, '\\$&')
}

/** Text as inline code. */
export function code(text: string): string {
  const fence = fenceFor(text, 1)
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${fence}${gap}${collapseSpaces(text)}${gap}${fence}`
}

/** Backticks around a code: more than it has in a row. */
export function fenceFor(code: string, least = 3): string {
  const runs = code.match(/`+/g) ?? []
  return '`'.repeat(Math.max(least, ...runs.map(({ length }) => length + 1)))
}

/** A fenced code block, with a title. */
export function codeBlock(text: string, language: string, title = ''): string {
  const fence = fenceFor(text)
  const head = title === '' ? language : `${language} title=${JSON.stringify(title)}`
  return `${fence}${head}\n${text}\n${fence}`
}

/** Code stays as it is. That of a line ends with its paragraph, item or heading: a backtick may have no counterpart. */
const codeParts =
  /((?:^|\n)[ \t]*(`{3,}|~{3,})[\s\S]*?(?:\n[ \t]*\2|$)|(`+)(?!`)(?:(?!\n[ \t]*(?:\n|[-*+] |\d+[.)] |#{1,6} ))[\s\S])*?[^`]\3(?!`))/g
const elements =
  'a|abbr|b|blockquote|br|code|dd|details|div|dl|dt|em|h[1-6]|hr|i|img|kbd|li|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul'
const foreign = `<(?!/?(?:${elements})\\b|https?:|mailto:|!--)|\\{|:(?=:)|:(?=\\w+[[{])|==`

/**
 * CommonMark of a description as a part of a page: syntax of this framework's own is text there.
 *
 * @param level of its highest headings; without one it is one text of several on its page: headings become strong text, and
 *   links hold their addresses, since others may define the same labels
 */
export function prose(text: string, level?: number): string {
  const lines = withLineFeeds(text).trim()
  const linked = level === undefined ? withInlineLinks(lines) : lines
  // What is still written as a reference, such as `[key, value][]`, is text.
  const pattern = level === undefined ? `${foreign}|(?<=\\])\\[` : foreign
  const parts = replaceOutsideCode(linked, new RegExp(pattern, 'gi'), (match) => `\\${match}`)
  return withHeadings(parts, level)
}

const definition =
  /(?<![^\n]) {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*<?([^\s>]+)>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*(?![^\n])/g
const labelled = /\[((?:`[^`\n]*`|\\.|\[[^[\]]*\]|[^[\]\\`])+)\](?:\[([^[\]]*)\])?(?![([])/g

/** Links to definitions, such as `[text][1]`, as `[text](address)`. */
export function withInlineLinks(text: string): string {
  const addresses = new Map<string, string>()
  const keyOf = (label: string) => collapseSpaces(label.toLowerCase()).trim()
  const rest = replaceOutsideCode(text, definition, (_, label = '', address = '') => {
    const key = keyOf(label)
    const encoded = address.replaceAll('(', '%28').replaceAll(')', '%29')
    addresses.set(key, addresses.get(key) ?? encoded)
    return ''
  })
  if (addresses.size === 0) return text
  const linked = replaceOutsideCode(rest, labelled, (whole, words = '', label = '') => {
    const address = addresses.get(keyOf(label || words))
    return address === undefined || address === '' ? whole : `[${words}](${address})`
  })
  return linked.trim()
}

/** Changes what is not code. */
export function withoutCode(text: string, change: (part: string) => string): string {
  let result = ''
  let end = 0
  for (const { 0: part, index } of text.matchAll(codeParts)) {
    result += change(text.slice(end, index)) + part
    end = index + part.length
  }
  return result + change(text.slice(end))
}

const heading = /(?<![^\n]) {0,3}(#{1,6})[ \t]+([^\n]*?)[ \t]*#*(?![^\n])/g

/**
 * Replaces what begins outside of code and with no escaped character, and may have such in it. No flag `m`: it would end fences
 * early.
 */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (match: string, ...groups: (string | undefined)[]) => string,
): string {
  const either = new RegExp(`${codeParts.source}|(\\\\[^\\w\\s])|${pattern.source}`, pattern.flags)
  return text.replace(either, (match: string, code, _fence, _mark, escaped, ...groups) =>
    (code ?? escaped) === undefined ? replace(match, ...groups) : match,
  )
}

function withHeadings(text: string, level: number | undefined): string {
  let highest = 6
  replaceOutsideCode(text, heading, (match, marks = '') => {
    highest = Math.min(highest, marks.length)
    return match
  })
  let before = (level ?? 1) - 1
  return replaceOutsideCode(text, heading, (_, marks = '', title = '') => {
    if (level === undefined) return title === '' ? '' : `\n**${title.replaceAll('**', '')}**\n`
    before = Math.min(marks.length - highest + level, before + 1, 6)
    return `\n${'#'.repeat(before)} ${title}\n`
  })
}

/** CommonMark of a description in one line, for a cell of a table. */
export function cell(text: string): string {
  return oneLine(prose(text))
}

/** Markdown of a page in one line, for a cell of a table. */
export function oneLine(markdown: string): string {
  const rows = markdown
    .replace(
      /(?:^|\n)[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?[ \t]*\1/g,
      (_, _fence, block) => ` ${code(String(block).trim())} `,
    )
    .replace(/\n[ \t]*(?:[-*+]|\d+[.)])[ \t]+/g, '<br>• ')
    .replace(/^[-*+][ \t]+/, '• ')
    .replace(/\n[ \t]*\n\s*/g, '<br>')
  return escapeBars(collapseSpaces(rows).trim())
}

/** The text of a cell, whose bars would end it. */
function escapeBars(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|')
}

/** The same, with a full stop: others follow. */
export function sentence(text: string): string {
  return cell(text).replace(/[\p{L}\p{N})`'"]$/u, '$&.')
}

/** A table; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(escapeBars).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A text at a place of a Markdown text, its further lines in the same list item and quote. */
export function within(markdown: string, at: number, text: string): string {
  const before = markdown.slice(markdown.lastIndexOf('\n', at - 1) + 1, at)
  return text.replaceAll('\n', `\n${before.replace(/[^>\t]/g, ' ')}`)
}

/** Blocks with an empty line between them. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part).join('\n\n')
}

/** A page with front matter; keys without a value are left out. */
export function page(
  data: Readonly<Record<string, unknown>>,
  ...parts: readonly (string | false | undefined)[]
): string {
  const given = Object.entries(data).filter(([, value]) => value !== undefined)
  const head = given.map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${head.join('\n')}\n---\n\n${blocks(...parts)}\n`
}
