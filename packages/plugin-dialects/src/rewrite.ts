/** Rewrites of syntax of other tools to Landing's, without a parser. */

/** Code, as in mdast. */
export interface CodeNode {
  lang?: string | null | undefined
  meta?: string | null | undefined
  value: string
}

const fence = /^([ \t>]*:{3,})[ \t]*([a-z][a-z\d-]*(?=[\s[{]|$).*)$/

/** `::: tip A title {#id}` of VitePress and `:::tip A title` of Docusaurus as `:::tip[A title]{#id}`; other lines as they are. */
export function rewriteFence(line: string): string {
  const [, colons, rest = ''] = fence.exec(line) ?? []
  const head = colons === undefined ? undefined : directiveHead(rest)
  return head === undefined ? line : `${colons}${head}`
}

/** What follows the colons of a fence: `tip A title {#id}` as `tip[A title]{#id}`. */
export function directiveHead(head: string): string | undefined {
  const [, name = '', title = '', attributes = ''] =
    /^[ \t]*([\w-]+)[ \t]*(.*?)[ \t]*(\{[^{}]*\})?[ \t]*$/.exec(head) ?? []
  // A formatter joined the lines of a directive.
  if (name === '' || /(?:^|\s):{3,}/.test(title)) return undefined
  if (title === '' || title.startsWith('[') || title.startsWith('{'))
    return name + title + attributes
  return `${name}[${hasPairs(title) ? title : title.replace(/[[\]]/g, '\\$&')}]${attributes}`
}

/** True if all brackets are balanced. */
function hasPairs(title: string): boolean {
  let open = 0
  for (const character of title.replace(/\\./g, '')) {
    if (character === '[') open++
    else if (character === ']' && --open < 0) return false
  }
  return open === 0
}

/** `ts:line-numbers=2{1}`, `ts:file.ts`, and `rust,ignore` or `yaml+jinja`, but not `c++`. */
const language =
  /^((?:[^{,:+]|\+(?![a-z]))*)(?::([\w./-]+\.\w+)|[^{]*?)(?::(?:no-)?(line-numbers)(?:=(\d+))?)?(\{.*)?$/i

/** Rewrites the language of code, what follows it, and the marks in it. */
export function rewriteCode(node: CodeNode): void {
  // A label without a language: `[File tree]`.
  if (node.lang?.startsWith('[')) {
    node.meta = `${node.lang} ${node.meta ?? ''}`
    node.lang = null
  }
  const [, lang = '', file, numbers, first = '', lines = ''] = language.exec(node.lang ?? '') ?? []
  const title = file === undefined ? '' : `${toTitle(file)} `
  const meta = rewriteMeta(`${lines} ${title}${node.meta ?? ''}`)
  const isNumbered = numbers !== undefined && !node.lang?.includes(':no-')
  const start = first === '' ? 'showLineNumbers' : `showLineNumbers=${first}`
  node.lang = lang || null
  node.meta = (isNumbered ? `${start} ${meta}` : meta).trim() || null
  node.value = rewriteMarks(node.value, lang.toLowerCase())
}

/** A value in slashes, quotes, braces or brackets, or a word. */
const part =
  /(?:(?<as>mark|ins|del)=)?\/(?<pattern>(?:\\.|[^\\])+?)\/(?=\s|$)|(?:(?<key>[A-Za-z][\w-]*)=)?(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>[^']*)'|\{(?:\s*(?<lineLabel>"[^"]*"|'[^']*')\s*:)?(?<range>[^}]*)\}|\[(?<label>[^\]]*)\]|(?<word>\S+))/g

/**
 * Rewrites what follows the language of code: `filename="a.ts" mark={2} /word/ showLineNumbers{10}` as
 * `title="a.ts" {2} "word" showLineNumbers=10`. Words that mean nothing here stay, for messages.
 */
export function rewriteMeta(meta: string): string {
  const startsAt = /(?:^|\s)startLineNumber=(?:\{(\d+)\}|(\d+))/.exec(meta)
  const first = startsAt?.[1] ?? startsAt?.[2]
  return Array.from(
    meta.replace(/(?<=\bshowLineNumbers)\{/g, '={').matchAll(part),
    ({ 0: source, groups = {} }) => rewritePart({ source, ...groups }, first),
  )
    .filter((word) => word !== '')
    .join(' ')
}

type Part = Readonly<Record<string, string | undefined>> & { readonly source: string }

function rewritePart(given: Part, first: string | undefined): string {
  const { source, as, pattern, key = '', range, lineLabel, label, word } = given
  const quoted = given.double?.replace(/\\(["\\])/g, '$1') ?? given.single
  const value = quoted ?? word ?? range ?? ''
  if (pattern !== undefined) {
    const text = literalOf(pattern)
    return text === undefined ? source : wordMark(as, text)
  }
  const option = counterparts.get(key) ?? flags.get(source)
  if (option !== undefined) return option(key === '' ? '' : value, first)
  if (key === '' && label !== undefined) return toTitle(label)
  if (range !== undefined) return lineMark(key, range, lineLabel) ?? source
  if (key === 'mark' || (key === '' && quoted !== undefined)) return inQuotes(value)
  return source
}

type Option = (value: string, first?: string) => string

const toTitle: Option = (value) => `title=${inQuotes(value)}`
const toNumbers: Option = (value, first) => {
  if (value === 'false') return ''
  const start = first ?? (Number(value) > 0 ? value : undefined)
  return start === undefined ? 'showLineNumbers' : `showLineNumbers=${start}`
}

/** Options of other tools, by their keys. */
const counterparts: ReadonlyMap<string, Option> = new Map([
  ['fileName', toTitle],
  ['filename', toTitle],
  ['highlight', (lines) => `{${lines}}`],
  ['lineNumbers', toNumbers],
  ['showLineNumbers', toNumbers],
  ['startLineNumber', () => ''],
])
/** The same without a value. */
const flags: ReadonlyMap<string, Option> = new Map([
  ['lineNumbers', toNumbers],
  ['showLineNumbers', toNumbers],
])

/** Marked lines, whose label has no counterpart: it stays for a message. */
function lineMark(key: string, range: string, label: string | undefined): string | undefined {
  if (!['', 'mark', 'ins', 'del', 'collapse'].includes(key)) return undefined
  const lines = key === '' || key === 'mark' ? `{${range}}` : `${key}={${range}}`
  return label === undefined ? lines : `${lines} label=${label}`
}

const wordMark = (as: string | undefined, text: string): string =>
  as === 'ins' || as === 'del' ? `${as}=${inQuotes(text)}` : inQuotes(text)

/** A value in the quotes that it has not. */
export const inQuotes = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`)

/** The text that a regular expression such as `/\/home/` stands for; `undefined` if it stands for several. */
function literalOf(pattern: string): string | undefined {
  const text = pattern.replaceAll(/\\(\W)/g, '')
  return /[\\^$.*+?()[\]{}|]/.test(text) ? undefined : pattern.replaceAll(/\\(\W)/g, '$1')
}

/** A line that is one comment with a mark, in any language. */
const comment =
  /^([\s>]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)\s*)(?:highlight-(next-line|start|end)|\[!code\s[^\]]*\])(\s*(?:\*\/\s*\}?|-->)?\s*)$/

/** `// highlight-next-line` and `// highlight-start` of Docusaurus, and `[!code hl]` of Shiki, as `[!code highlight]`. */
export function rewriteMarks(code: string, language: string): string {
  if (!/highlight-(?:next-line|start)|\[!code\s/.test(code)) return code
  // Markdown examples show the comments.
  if (/^(?:md|mdx|markdown)$/.test(language) && /^[ \t>]*(?:```|~~~)/m.test(code)) return code
  const lines: string[] = []
  let open: { readonly at: number; readonly match: RegExpExecArray; count: number } | undefined
  const close = () => {
    if (open !== undefined) lines[open.at] = markIn(open.match, `highlight:${open.count}`)
    open = undefined
  }
  for (const line of code.split('\n')) {
    const match = comment.exec(line)
    if (match?.[2] === 'end') close()
    else if (match?.[2] === 'start') {
      open ??= { at: lines.length, match, count: 0 }
      if (open.at === lines.length) lines.push(line)
    } else {
      lines.push(match?.[2] === 'next-line' ? markIn(match, 'highlight') : line)
      if (match === null && open !== undefined) open.count++
    }
  }
  close()
  return lines
    .join('\n')
    .replace(/(?<=\[!code\s+)hl(?=[:\]])/g, 'highlight')
    .replace(/(?<=\[!code\s+word:[^\]]*)\\(.)/g, '$1')
}

const markIn = ([, open = '', , close = '']: RegExpExecArray, mark: string): string =>
  `${open}[!code ${mark}]${close}`
