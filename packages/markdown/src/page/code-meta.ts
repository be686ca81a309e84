import type { NamedLines, WordMark } from './code-marks'

/** Options after the language of a code block. */
export interface CodeMeta extends NamedLines {
  readonly title?: string
  readonly label?: string
  readonly file?: string
  /** Language of the code in a diff. */
  readonly lang?: string
  readonly start?: number
  readonly wrap: boolean
  /** Collapsed regions: first and last line of each. */
  readonly collapsed: readonly (readonly [from: number, to: number])[]
  /** Words to mark in the code. */
  readonly words: readonly { readonly word: string; readonly as: WordMark['as'] }[]
  /** True for npm commands to convert for other package managers. */
  readonly npm2yarn: boolean
  readonly check: boolean
  /** Fills in `:var[name]`. */
  readonly variables: boolean
  /** A range that could not be read. */
  readonly badRange?: string
}

/** A word of the options, or a text in quotes, brackets or slashes. */
const word = new RegExp(
  [
    /(?:(?<as>mark|ins|del)=)?\/(?<pattern>(?:\\.|[^\\])+?)\/(?=\s|$)/,
    /(?<key>[A-Za-z][\w-]*)=(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>[^']*)'|\{(?<lines>[^}]*)\}|(?<bare>\S+))/,
    /\{(?<linesAlone>[^}]*)\}/,
    /\[(?<label>[^\]]*)\]/,
    /"(?<doubleAlone>(?:\\.|[^"\\])+)"/,
    /'(?<singleAlone>[^']+)'/,
    /(?<flag>\S+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

const wordsOf = (meta: string): readonly Readonly<Record<string, string | undefined>>[] =>
  Array.from(meta.replace(braced, '=$1').matchAll(word), ({ 0: source, groups }) => ({
    ...groups,
    source,
  }))

/** The value of `showLineNumbers{10}` (rehype-pretty-code) and `showLineNumbers={10}`: no lines to highlight. */
const braced = /(?<=\b(?:showLineNumbers|startLineNumber))=?\{(\w+)\}/g

/** Names of line and word marks in the info string. */
const lineMarks = { mark: 'highlighted', ins: 'added', del: 'removed' } as const

function isLineMark(key: string | undefined): key is keyof typeof lineMarks {
  return key !== undefined && Object.hasOwn(lineMarks, key)
}

/** `filename` is the word of Next's and Nextra's documentation. */
const isTitle = (key: string | undefined) => /^(?:title|file[nN]ame)$/.test(key ?? '')

const unescaped = (text: string | undefined) => text?.replace(/\\(["\\])/g, '$1')

/** Reads `title="main.tf" {1,3-5} ins={2} "word" collapse={7-9} showLineNumbers=10 wrap file=./x.tf#region no-check`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const values: { start?: number } & Partial<
    Record<'title' | 'label' | 'file' | 'lang' | 'badRange', string>
  > = {}
  const flags = new Set<string>()
  const lines = {
    highlighted: new Set<number>(),
    added: new Set<number>(),
    removed: new Set<number>(),
  }
  const collapsed: [number, number][] = []
  const words: { word: string; as: WordMark['as'] }[] = []
  let first: number | undefined
  for (const { as, pattern, key, label, flag, ...forms } of wordsOf(meta)) {
    const value = unescaped(forms.double) ?? forms.single ?? forms.bare
    const range = forms.lines ?? forms.linesAlone
    const quoted = unescaped(forms.doubleAlone) ?? forms.singleAlone
    if (pattern !== undefined) {
      const text = literalOf(pattern)
      if (text !== undefined) words.push({ word: text, as: isLineMark(as) ? as : 'mark' })
    } else if (range !== undefined) {
      const found = parseRanges(range.replace(lineLabel, ''))
      const isRange = key === undefined || isLineMark(key) || key === 'collapse'
      if (found === undefined) {
        // Braces of an option of another tool.
        if (isRange) values.badRange = range
      } else if (key === 'collapse') collapsed.push(...regionsOf(found))
      else
        for (const line of found) lines[isLineMark(key) ? lineMarks[key] : 'highlighted'].add(line)
    } else if (quoted !== undefined) words.push({ word: quoted, as: 'mark' })
    else if (isLineMark(key) && value) words.push({ word: value, as: key })
    else if (label !== undefined) values.label = label
    else if (key === 'file' && value !== undefined) values.file = value
    else if (key === 'lang' && value !== undefined) values.lang = value.toLowerCase()
    else if (isTitle(key) && value !== undefined) values.title = value
    else if (key === 'highlight' && value !== undefined) {
      const found = parseRanges(value)
      if (found === undefined) values.badRange = value
      else for (const line of found) lines.highlighted.add(line)
    } else if (key === 'startLineNumber') first = Number(value)
    else if (flag === 'showLineNumbers' || (key === 'showLineNumbers' && value !== 'false'))
      values.start = Number(value) || 1
    else if (flag !== undefined) flags.add(flag)
  }
  return {
    ...values,
    ...(values.start !== undefined && first && { start: first }),
    ...lines,
    collapsed,
    words,
    wrap: flags.has('wrap'),
    check: !flags.has('no-check'),
    variables: flags.has('variables'),
    npm2yarn: flags.has('npm2yarn'),
  }
}

/** The label of lines in Expressive Code: `{"1. Start here":5-6}`. */
const lineLabel = /^\s*(?:"[^"]*"|'[^']*')\s*:/

/** The text that a regular expression such as `/\/home/` stands for; `undefined` if it stands for several. */
function literalOf(pattern: string): string | undefined {
  const text = pattern.replaceAll(/\\(\W)/g, '')
  return /[\\^$.*+?()[\]{}|]/.test(text) ? undefined : pattern.replaceAll(/\\(\W)/g, '$1')
}

/** Groups consecutive line numbers into regions. */
function regionsOf(lines: readonly number[]): [number, number][] {
  const regions: [number, number][] = []
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const last = regions.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else regions.push([line, line])
  }
  return regions
}

/** `1,3-5` → 1, 3, 4, 5; `undefined` for anything else, and for ranges without a line. */
export function parseRanges(text: string): number[] | undefined {
  const lines: number[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part)
    if (match?.[1] === undefined) return undefined
    const from = Number(match[1])
    const to = match[2] === undefined ? from : Number(match[2])
    if (from === 0 || to < from) return undefined
    for (let line = from; line <= to; line++) lines.push(line)
  }
  return lines
}

/** Options of other tools, and their replacements. */
const foreign: Readonly<Record<string, string>> = {
  frame: 'Remove it.',
  hl_lines: 'Write {1,3-5}.',
  linenums: 'Write showLineNumbers.',
  linenos: 'Write showLineNumbers.',
  twoslash: 'Name its transformer in markdown.shiki.transformers, or remove it.',
}

/**
 * Problems of the options after a language, except line ranges.
 *
 * @param allowsForeign true if transformers may read options of other tools
 */
export function metaProblems(
  meta: string,
  allowsForeign = false,
): { readonly message: string; readonly help: string }[] {
  const problems: { readonly message: string; readonly help: string }[] = []
  const help = 'Write title="main.tf", with straight quotes around it.'
  const smart = /[\w-]+=[“”„‟‘’]\S*/.exec(meta)?.[0]
  if (smart !== undefined) problems.push({ message: `Typographic quotes in "${smart}".`, help })
  const label = /\{\s*("[^"]*"|'[^']*')\s*:[\d\s,-]+\}/.exec(meta)?.[1]
  if (label !== undefined && !allowsForeign) {
    problems.push({
      message: `The label ${label} of lines is not shown.`,
      help: 'Remove it, or write [!code note] behind the line and the text in a list below the block.',
    })
  }
  for (const { source, pattern, key, lines, bare = '', flag = '' } of wordsOf(meta)) {
    if (pattern !== undefined) {
      if (literalOf(pattern) !== undefined || allowsForeign) continue
      problems.push({
        message: `The regular expression ${source} marks nothing.`,
        help: 'Write the words to mark, such as "yes" "no".',
      })
      continue
    }
    if (/^["']/.test(bare || flag)) {
      problems.push({ message: `Unclosed quote in "${source}".`, help })
    }
    const name = key ?? /^[a-z\d]+/.exec(flag)?.[0] ?? ''
    if (allowsForeign || !Object.hasOwn(foreign, name) || lines !== undefined) continue
    problems.push({
      message: `"${name}" after the language of a code block has no effect.`,
      help: foreign[name] ?? '',
    })
  }
  return problems
}
