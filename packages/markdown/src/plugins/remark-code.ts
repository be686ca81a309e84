import type { Code, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { codeReaders } from '../hooks/load-hooks'
import { type CodeBlock, type MarkedCode, markLines } from '../page/code-marks'
import { type CodeMeta, metaProblems, parseCodeMeta } from '../page/code-meta'
import { draftOf, type PageDraft, placeOf, report } from '../page/page-draft'
import { didYouMean } from '../text/did-you-mean'
import { withVariables } from '../text/variables'
import { classes } from '../tree/classes'
import { addProperties } from '../tree/mdast'
import { walk } from '../tree/walk'
import { cutRegion } from './code-region'

/** Reads the options of code blocks, inserts included files, and numbers the blocks. */
export function remarkCode({ allowsMarks }: { readonly allowsMarks: boolean }) {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    walk(tree, (node, parent, index) => {
      if (node.type !== 'code') return
      const info = readInfo(node)
      if (!allowsMarks) checkMarks(node, info.language, draft)
      prepare(node, info, draft, allowsMarks, parent.children[index + 1])
    })
  }
}

function prepare(
  node: Code,
  { language: written, meta }: CodeInfo,
  draft: PageDraft,
  allowsOptions: boolean,
  next: RootContent | undefined,
): void {
  if (meta.badRange !== undefined) {
    report(
      draft,
      'code/meta',
      node,
      `Invalid line range "{${meta.badRange}}".`,
      'Write line numbers and ranges, such as {1,3-5}.',
    )
  }
  for (const { message, help } of metaProblems(node.meta ?? '', allowsOptions)) {
    report(draft, 'code/meta', node, message, help)
  }
  if (meta.file !== undefined) node.value = include(meta.file, node, draft) ?? node.value
  if (meta.variables) node.value = filled(node, draft)
  const diff = written === 'diff' && meta.lang !== undefined ? readDiff(node.value) : undefined
  const language = diff === undefined ? languageOf(written, node.value) : (meta.lang ?? written)
  // A diff holds two versions of the code.
  if (meta.check && diff === undefined) check(node, language, meta.file, draft)
  const marked = markLines(diff?.code ?? node.value, { ...meta, ...diff }, language)
  node.value = marked.code
  node.lang = language === '' ? null : language
  const number = draft.codeBlocks.length
  const block = toBlock(meta, language, marked, node.meta)
  const notesId = `code-${number + 1}-notes`
  const hasNotes =
    marked.notes.length > 0 && nameNotes(node, next, marked.notes.length, notesId, draft)
  draft.codeBlocks.push(hasNotes ? { ...block, notes: marked.notes, notesId } : block)
  addProperties(node, { dataCode: String(number) })
}

/** The language of a block. Commands behind prompts are a session, whatever shell the block names: they are copied without the prompts. */
function languageOf(language: string, code: string): string {
  const prompt = language === '' ? /^\s*\$ [\w./~]/ : /^\s*[$%] \S/
  return /^(?:|sh|shell|bash|zsh)$/.test(language) && prompt.test(code) ? 'console' : language
}

/** Code in its own language, with the lines that a diff adds and removes. */
interface Diff extends Pick<CodeMeta, 'added' | 'removed'> {
  readonly code: string
}

/** Reads a block `diff lang="js"`: the first column of its lines says what happens to them. */
function readDiff(text: string): Diff {
  const lines = text.split('\n')
  const has = (mark: string) =>
    new Set(lines.flatMap((line, index) => (line.startsWith(mark) ? [index + 1] : [])))
  const isColumn = lines.every((line) => line === '' || /^[-+\s]/.test(line))
  const code = lines.map((line) => (isColumn ? line.slice(1) : line.replace(/^[-+]/, '')))
  return { code: code.join('\n'), added: has('+'), removed: has('-') }
}

/** Gives the list of notes after a block their ids; false without a list that has them all. */
function nameNotes(
  node: Code,
  next: RootContent | undefined,
  count: number,
  id: string,
  draft: PageDraft,
): boolean {
  const list = next?.type === 'list' && next.ordered ? next : undefined
  const items = list?.children ?? []
  if (list === undefined || items.length < count) {
    report(
      draft,
      'code/notes',
      node,
      `The code has ${count === 1 ? 'one note' : `${count} notes`}, and the list after it ${items.length === 0 ? 'is missing' : `has ${items.length} of them`}.`,
      'Write an ordered list right below the block, with an item for each [!code note].',
    )
    return false
  }
  addProperties(list, classes('landing-code-notes'))
  for (const [index, item] of items.entries()) addProperties(item, { id: `${id}-${index + 1}` })
  return true
}

const knownMark = /^(?:\+\+|--|highlight|hl|focus|error|warning|note|word:.+)(?::\d{1,4})?$/

/** Reports marks of other tools, which stay in the code. */
function checkMarks({ value, position }: Code, language: string, draft: PageDraft): void {
  if (!value.includes('[!code ') || /^(?:md|mdx|markdown)$/.test(language)) return
  value.split('\n').forEach((line, index) => {
    const mark = /\[!code\s+([^\]]+)\]/.exec(line)
    if (mark?.[1] === undefined || knownMark.test(mark[1].trim())) return
    const start = { line: (position?.start.line ?? 0) + 1 + index, column: mark.index + 1 }
    report(
      draft,
      'code/meta',
      { position: { start } },
      `Unknown code mark "${mark[0]}": it stays in the code.`,
      'Write [!code ++], --, highlight, focus, error, warning, note or word:text.',
    )
  })
}

interface CodeInfo {
  readonly language: string
  readonly meta: CodeMeta
}

/** VitePress attaches lines and line numbers to the language: `js{1,3}`, `ts:line-numbers=5`. */
function readInfo({ lang, meta, value }: Code): CodeInfo {
  const [, written = '', lines = ''] = /^([^{]*)(\{.*)?$/.exec(lang ?? '') ?? []
  const [, name = '', numbers, first = ''] =
    /^(.*?)(:line-numbers(?:=(\d+))?|:no-line-numbers)?$/.exec(written) ?? []
  const shown = numbers?.startsWith(':line-numbers') ? `showLineNumbers=${first || 1}` : ''
  const { file, ...options } = parseCodeMeta(`${lines} ${shown} ${meta ?? ''}`)
  // A block with code of its own shows that: `file` is its title, as in the documentation of other tools.
  const ofFile = file !== undefined && (value.trim() === '' ? { file } : { title: file })
  return { language: name.toLowerCase(), meta: { ...ofFile, ...options } }
}

/** The code with its variables filled in. Unknown ones stay, with a message. */
function filled(node: Code, draft: PageDraft): string {
  const { variables } = draft.environment
  const text = withVariables(node.value, () => variables)
  for (const [source, name = ''] of text.matchAll(/:var\[([\w.-]+)\]/g)) {
    const known = Object.keys(variables)
    const help = `Add it to "variables" in the site configuration. Known: ${known.join(', ') || 'none'}.`
    const message = `There is no variable "${name}": "${source}" stays in the code.`
    report(draft, 'variables/unknown', node, message, didYouMean(name, known, help))
  }
  return text
}

/** Checks the syntax of examples. */
function check(node: Code, language: string, file: string | undefined, draft: PageDraft): void {
  const { line, column } = placeOf(node)
  const problems = codeReaders(draft.environment.hooks, language).flatMap(
    (reader) => reader.check?.(node.value) ?? [],
  )
  for (const { code, severity, message: reason, help, ...at } of problems) {
    const location =
      file === undefined
        ? // Plus the line of the fence.
          { line: line + at.line, column: column - 1 + at.column }
        : { line, column }
    draft.document.findings.push({
      code,
      severity,
      message: file === undefined ? reason : `${reason} (${file}, line ${at.line})`,
      location: { file: draft.source, ...location },
      help: help ?? 'Correct it, or write "no-check" after the language of the block.',
    })
  }
}

function toBlock(
  meta: CodeMeta,
  language: string,
  marked: MarkedCode,
  info: Code['meta'],
): CodeBlock {
  const { title, collapsed } = meta
  const count = marked.code.split('\n').length
  const regions = collapsed
    .map(([from, to]) => [from - 1, Math.min(to, count) - 1] as const)
    .filter(([from, to]) => from <= to)
  return {
    code: marked.code,
    lines: marked.lines,
    words: [
      ...marked.words,
      ...meta.words.map((mark) => ({ ...mark, from: 0, to: Number.POSITIVE_INFINITY })),
    ],
    ...(regions.length > 0 && { collapsed: regions }),
    language,
    wrap: meta.wrap,
    ...(info && { meta: info }),
    ...(title && { title }),
    ...(meta.start !== undefined && { start: meta.start }),
  }
}

function include(target: string, node: Code, draft: PageDraft): string | undefined {
  const [path = '', region] = target.split('#')
  const read = draft.environment.readInclude(path)
  if ('problem' in read) {
    report(
      draft,
      'include/missing',
      node,
      `The file "${path}" cannot be included: ${read.problem}`,
      'Give a path relative to this page, or from the content folder with "/" in front.',
    )
    return undefined
  }
  if (region === undefined) return read.text.replace(/\n$/, '')
  const cut = cutRegion(read.text, region)
  if (cut !== undefined) return cut
  report(
    draft,
    'include/region',
    node,
    `The file "${path}" has no region "${region}".`,
    `Mark it with comments "#region ${region}" and "#endregion", or name lines: #L3-L8.`,
  )
  return undefined
}
