import {
  blank,
  type Callbacks,
  type Conversion,
  type Insertion,
  indented,
  indentOf,
  type Line,
} from './lines'
import { escapedSnippet, fenceInfo } from './phrases'

/** `--8<-- "file.md"`, a block of such files, or `{!file.md!}` of markdown-include. */
export function snippetAt(
  lines: readonly Line[],
  at: number,
): { readonly paths: readonly string[]; readonly end: number } | undefined {
  const text = (lines[at] as Line).text.trim()
  const [, single] =
    /^-+8<-+[ \t]+["'](.+)["']$/.exec(text) ?? /^\{!\s*(\S+?)\s*!\}$/.exec(text) ?? []
  if (single !== undefined) return { paths: [single], end: at + 1 }
  if (!/^-+8<-+$/.test(text)) return undefined
  const last = lines.findIndex((line, index) => index > at && line.text.trim() === text)
  if (last < 0) return undefined
  const paths = lines.slice(at + 1, last).map((line) => line.text.trim())
  return { paths: paths.filter((path) => path !== '' && !path.startsWith(';')), end: last + 1 }
}

/** The lines, with those of snippets in place of their names. */
export function withSnippets(
  lines: readonly Line[],
  insert: (paths: readonly string[], line: number) => readonly Line[],
): Line[] {
  const out: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const snippet = snippetAt(lines, at)
    const current = lines[at] as Line
    out.push(...(snippet === undefined ? [current] : insert(snippet.paths, current.line)))
    at = snippet?.end ?? at + 1
  }
  return out
}

/** Lines of snippets, converted with what they insert themselves. */
export function insertSnippets<Source extends Insertion>(
  paths: readonly string[],
  line: number,
  source: Source,
  convert: (lines: readonly Line[], source: Source) => Line[],
): Line[] {
  const others = paths.filter((path) => !source.stack.includes(path))
  const stack = [...source.stack, ...others]
  return convert(snippetLines(others, line, source), { ...source, stack })
}

export function snippetLines(
  paths: readonly string[],
  line: number,
  { readSnippet, report }: Callbacks,
  isCode = false,
): Line[] {
  return paths.flatMap((given) => {
    const [, path = given, part] = /^(.+?):((?:-?\d*:)?-?\d*|[\w-]+)$/.exec(given) ?? []
    const text = readSnippet(path)
    if (text === undefined) {
      report(
        line,
        `The snippet "${given}" was not found; its name stays as code.`,
        'Correct the path in the source, or `base_path` of `pymdownx.snippets`, and migrate again.',
      )
      return [{ text: isCode ? given : `\`${given}\``, line }]
    }
    const selected = partOf(text.replace(/\n$/, '').split(/\r?\n/), part)
    return selected.map((each) => ({ text: each, line }))
  })
}

/** Lines by number, `2:5`, or of a section between `--8<-- [start:name]` and `[end:name]`. */
function partOf(lines: readonly string[], part = ''): readonly string[] {
  const mark = /--8<-- \[(start|end):(.+)\]/
  if (/^[\d:-]+$/.test(part)) {
    const [from = '', to = from] = part.split(':')
    return lines.slice(
      Number(from || 1) - 1,
      part.includes(':') && to === '' ? undefined : Number(to),
    )
  }
  const at = (kind: string) => lines.findIndex((line) => line.includes(`--8<-- [${kind}:${part}]`))
  const inside =
    part === '' ? lines : lines.slice(at('start') + 1, at('end') < 0 ? undefined : at('end'))
  return inside.filter((line) => !mark.test(line))
}

/** `{* file.py hl[2,4:5] ln[1:9] *}`, or `{! file.py !}` of a file that is not Markdown: a block of code of the file. */
export function codeFileAt({ text, line }: Line, conversion: Callbacks): Line[] | undefined {
  const match =
    /^\{([*!])[ \t]*(\S+?\.(?!md\b|markdown\b)(\w+))((?:[ \t]+\w+\[[^\]]*\])*)[ \t]*\1\}$/
  const [, , path = '', language = '', options = ''] = match.exec(text.trim()) ?? []
  const file = path === '' ? undefined : conversion.fileOf(path)
  if (file === undefined) return undefined
  const option = (name: string) =>
    (new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(options)?.[1] ?? '').replaceAll(':', '-')
  const [marked, ranges] = [option('hl'), option('ln')]
  const all = conversion.readSnippet(path)?.replace(/\n$/, '').split(/\r?\n/) ?? []
  const linesIn = (list: string) =>
    list.split(',').flatMap((range) => {
      const [from = 1, to = from] = range
        .split('-')
        .map((part, at) => Number(part) || all.length * at)
      return all.flatMap((_, index) => (index + 1 >= from && index < to ? [index] : []))
    })
  const selected = linesIn(ranges === '' ? '1-' : ranges)
  const places = linesIn(marked).flatMap((index) => {
    const at = marked === '' ? -1 : selected.indexOf(index)
    return at < 0 ? [] : [at + 1]
  })
  const meta = places.length === 0 ? '' : ` {${places.join(',')}}`
  const body = ranges === '' ? [] : selected.map((index) => all[index] ?? '')
  const source = ranges === '' ? ` file=${file}` : ''
  return [`\`\`\`${language}${source}${meta}`, ...body, '```'].map((each) => ({ text: each, line }))
}

const plainMark = (text: string, { extensions }: Conversion): string =>
  extensions.has('pymdownx.snippets') ? text.replace(escapedSnippet, '$1') : text

/** A number in parentheses at the end of a comment: `# (1)!`. */
const annotation = /((?:#|\/\/|--|;|%|\/\*|<!--).*?)[ \t]*\((\d+)\)!?([ \t]*(?:\*\/|-->))?[ \t]*$/

export function codeBlock(
  lines: readonly Line[],
  at: number,
  end: number,
  conversion: Conversion,
): Line[] {
  const opening = lines[at] as Line
  const [, start = '', info = ''] = /^([ \t]*(?:`+|~+))(.*)$/.exec(opening.text) ?? []
  const indent = indentOf(opening.text)
  const written = lines.slice(at + 1, end)
  const code = withSnippets(written, (paths, line) =>
    indented(snippetLines(paths, line, conversion, true), indent),
  ).map((each) => ({ ...each, text: plainMark(each.text, conversion) }))
  const hasNotes = conversion.hasAnnotations || /\.annotate\b/.test(info)
  const noted = hasNotes ? withNotes(code, lines.slice(end), opening.line, conversion) : code
  return [{ ...opening, text: start + fenceInfo(info) }, ...noted]
}

/** Code whose annotations are notes, if the list that explains them follows. */
function withNotes(
  code: readonly Line[],
  after: readonly Line[],
  line: number,
  { report }: Conversion,
): readonly Line[] {
  const hasList = /^[ \t]*1\.[ \t]/.test(after.find((next) => !blank(next))?.text ?? '')
  const numbers = code.flatMap(({ text }) => annotation.exec(text)?.[2] ?? [])
  if (!hasList || numbers.length === 0) return code
  if (numbers.some((number, index) => Number(number) !== index + 1)) {
    report(
      line,
      'The annotations of a code block are not in the order of the list below it, and were kept as text.',
      'Order the list, and write `[!code note]` in place of each number.',
    )
    return code
  }
  return code.map((each) => ({
    ...each,
    text: each.text.replace(
      annotation,
      (_, comment: string, __, close = '') => `${comment} [!code note]${close}`,
    ),
  }))
}
