import type { NamedLines, WordMark } from './code-marks'

/** First and last line. */
export type LineRange = readonly [from: number, to: number]

/** What follows the language of a code block. */
export interface CodeMeta extends NamedLines {
  readonly title?: string | undefined
  readonly file?: string | undefined
  /** Language of the code in a diff. */
  readonly lang?: string | undefined
  readonly start?: number | undefined
  readonly wrap: boolean
  readonly collapsed: readonly LineRange[]
  /** Words to mark in the code. */
  readonly words: readonly Pick<WordMark, 'word' | 'as'>[]
  /** True for npm commands to convert for other package managers. */
  readonly npm2yarn: boolean
  readonly check: boolean
  /** Fills in `:var[name]`. */
  readonly variables: boolean
  /** A range that could not be read. */
  readonly badRange?: string | undefined
}

/** A value in quotes or braces, or a word; each with or without a key. */
interface MetaPart {
  readonly source: string
  readonly key: string
  readonly quoted?: string | undefined
  readonly range?: string | undefined
  readonly word: string
}

/** Splits what follows the language of a code block. */
export function metaParts(meta: string): MetaPart[] {
  return Array.from(
    meta.matchAll(/(?:([\w-]+)=)?(?:(["'])(.*?)\2|\{([^}]*)\}|(\S+))/g),
    ([source, key = '', , quoted, range, word = '']) => ({ source, key, quoted, range, word }),
  )
}

const wordMarks = new Map<string, WordMark['as']>([
  ['', 'mark'],
  ['ins', 'ins'],
  ['del', 'del'],
])

/** Reads `title="main.tf" {1,3-5} ins={2} "word" collapse={7-9} showLineNumbers=10 wrap file=./x.tf#region no-check`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const options = new Map<string, string>()
  const words: CodeMeta['words'][number][] = []
  const lines = new Map(['', 'ins', 'del', 'collapse'].map((key) => [key, [] as LineRange[]]))
  let badRange: string | undefined
  for (const { key, quoted, range, word } of metaParts(meta)) {
    const value = quoted ?? word
    const as = key !== '' || quoted !== undefined ? wordMarks.get(key) : undefined
    if (range !== undefined) {
      const ranges = parseRanges(range)
      // Other braces are options of transformers.
      if (ranges === undefined && lines.has(key)) badRange = range
      lines.get(key)?.push(...(ranges ?? []))
    } else if (as !== undefined && value !== '') words.push({ word: value, as })
    else options.set(key || value, key && value)
  }
  const isSet = (name: string) => options.get(name) === ''
  return {
    title: options.get('title'),
    file: options.get('file'),
    lang: options.get('lang')?.toLowerCase(),
    start: firstLine(options.get('showLineNumbers')),
    highlighted: numbersIn(lines.get('')),
    added: numbersIn(lines.get('ins')),
    removed: numbersIn(lines.get('del')),
    collapsed: lines.get('collapse') ?? [],
    words,
    wrap: isSet('wrap'),
    check: !isSet('no-check'),
    variables: isSet('variables'),
    npm2yarn: isSet('npm2yarn'),
    badRange,
  }
}

const firstLine = (value: string | undefined) =>
  value === undefined ? undefined : Number(value) || 1

function numbersIn(ranges: readonly LineRange[] = []): ReadonlySet<number> {
  return new Set(
    ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  )
}

/** `1,3-5` → 1 to 1, 3 to 5; `undefined` for anything else, and for ranges without a line. */
export function parseRanges(text: string): LineRange[] | undefined {
  const ranges = text.split(',').map((range): LineRange => {
    const [, from, to = from] = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(range) ?? []
    return [Number(from), Number(to)]
  })
  return ranges.every(([from, to]) => from > 0 && to >= from) ? ranges : undefined
}
