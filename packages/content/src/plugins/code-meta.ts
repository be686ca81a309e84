/** What stands behind the language of a code block. */
export interface CodeMeta {
  readonly title?: string
  readonly label?: string
  readonly file?: string
  readonly start?: number
  readonly wrap: boolean
  /** Lines to highlight, from 1. */
  readonly highlighted: ReadonlySet<number>
  readonly check: boolean
  /** Fills in `:var[name]`. */
  readonly variables: boolean
  /** A range that could not be read. */
  readonly badRange?: string
}

const word =
  /([A-Za-z][\w-]*)=(?:"((?:\\.|[^"\\])*)"|'([^']*)'|(\S+))|\{([^}]*)\}|\[([^\]]*)\]|(\S+)/g

/** Reads `title="main.tf" {1,3-5} showLineNumbers=10 wrap file=./x.tf#region no-check`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const values: {
    title?: string
    label?: string
    file?: string
    start?: number
    badRange?: string
  } = {}
  let wrap = false
  let check = true
  let variables = false
  const highlighted = new Set<number>()
  for (const match of meta.matchAll(word)) {
    const [, key, double, single, bare, range, label, flag] = match
    const value = double?.replace(/\\(["\\])/g, '$1') ?? single ?? bare
    if (range !== undefined) {
      const lines = parseRanges(range)
      if (lines === undefined) values.badRange = range
      else for (const line of lines) highlighted.add(line)
    } else if (label !== undefined) values.label = label
    else if (key === 'title' && value !== undefined) values.title = value
    else if (key === 'file' && value !== undefined) values.file = value
    else if (key === 'showLineNumbers' || flag === 'showLineNumbers')
      values.start = Number(value) || 1
    else if (flag === 'wrap') wrap = true
    else if (flag === 'no-check') check = false
    else if (flag === 'variables') variables = true
  }
  return { ...values, wrap, check, variables, highlighted }
}

/** `1,3-5` → 1, 3, 4, 5. Nothing for what is no list of lines. */
export function parseRanges(text: string): number[] | undefined {
  const lines: number[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part)
    if (match?.[1] === undefined) return undefined
    const from = Number(match[1])
    const to = match[2] === undefined ? from : Number(match[2])
    for (let line = from; line <= to; line++) lines.push(line)
  }
  return lines
}

/** What other tools read behind the language of a code block, and what to write instead. */
const foreign: Readonly<Record<string, string>> = {
  del: 'Mark the lines in the code: // [!code --].',
  frame: 'Remove it.',
  ins: 'Mark the lines in the code: // [!code ++].',
  mark: 'Write the lines in braces: {1,3-5}.',
  npm2yarn: 'Put one block for each tool into ":::code-group".',
  twoslash: 'Remove it.',
}

/** What is wrong with the text behind a language, besides ranges of lines. */
export function metaProblems(meta: string): { readonly message: string; readonly help: string }[] {
  const problems: { readonly message: string; readonly help: string }[] = []
  const help = 'Write title="main.tf", with straight quotes around it.'
  const smart = /[\w-]+=[“”„‟‘’]\S*/.exec(meta)?.[0]
  if (smart !== undefined) problems.push({ message: `Typographic quotes in "${smart}".`, help })
  for (const [source, key, , , bare = '', , , flag = ''] of meta.matchAll(word)) {
    if (/^["']/.test(bare)) {
      problems.push({ message: `A quote is opened and not closed in "${source}".`, help })
    }
    const name = key ?? /^[a-z\d]+/.exec(flag)?.[0] ?? ''
    if (!Object.hasOwn(foreign, name)) continue
    problems.push({
      message: `"${name}" behind the language of a code block does nothing here.`,
      help: foreign[name] ?? '',
    })
  }
  return problems
}
