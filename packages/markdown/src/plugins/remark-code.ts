import type { Code, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { codeReaders } from '../hooks/loaded-hooks'
import { type CodeBlock, codeMarksOf, type MarkedCode, markLines } from '../page/code-marks'
import { type CodeMeta, parseCodeMeta } from '../page/code-meta'
import { draftOf, type PageDraft, placeOf, report } from '../page/page-draft'
import { didYouMean } from '../text/did-you-mean'
import { withoutLastBreak } from '../text/line-ends'
import { variablePattern, withVariables } from '../text/variables'
import { classes } from '../tree/classes'
import { addProperties } from '../tree/mdast'
import { walk } from '../tree/walk'
import { cutRegion } from './code-region'

/** Reads the options of code blocks, inserts included files, and numbers the blocks. */
export function remarkCode() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    walk(tree, (node, parent, index) => {
      if (node.type === 'code') prepare(node, draft, parent.children[index + 1])
    })
  }
}

function prepare(node: Code, draft: PageDraft, next: RootContent | undefined): void {
  const meta = readMeta(node)
  const written = node.lang?.toLowerCase() ?? ''
  if (meta.badRange !== undefined) {
    const message = `Invalid line range "{${meta.badRange}}".`
    const help = 'Write line numbers and ranges, such as {1,3-5}.'
    report(draft, 'code/meta', node, message, help)
  }
  if (meta.file !== undefined) node.value = include(meta.file, node, draft) ?? node.value
  if (meta.variables) node.value = filled(node, draft)
  const diff = written === 'diff' && meta.lang !== undefined ? readDiff(node.value) : undefined
  const language = diff === undefined ? languageOf(written, node.value) : (meta.lang ?? written)
  // A diff holds two versions of the code.
  if (meta.check && diff === undefined) check(node, language, meta.file, draft)
  const marks = codeMarksOf(draft.environment.hooks)
  const marked = markLines(diff?.code ?? node.value, { ...meta, ...diff }, language, marks)
  checkLines(node, marked.code, meta, draft)
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

/** A block with code of its own shows that, with the path of its `file` as its title. */
function readMeta({ meta, value }: Code): CodeMeta {
  const { file, ...options } = parseCodeMeta(meta ?? '')
  if (file === undefined || value.trim() === '') return { ...options, file }
  return { ...options, title: options.title ?? file }
}

const shells: ReadonlySet<string> = new Set(['', 'sh', 'shell', 'bash', 'zsh'])

/** The language of a block. Commands behind prompts are a session, whatever shell the block names: they are copied without the prompts. */
function languageOf(language: string, code: string): string {
  const prompt = language === '' ? /^\s*\$ [\w./~]/ : /^\s*[$%] \S/
  return shells.has(language) && prompt.test(code) ? 'console' : language
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
  const hasMark = (line: string) => line.startsWith('+') || line.startsWith('-')
  const isColumn = lines.every((line) => line === '' || hasMark(line) || line !== line.trimStart())
  const code = lines.map((line) => (isColumn || hasMark(line) ? line.slice(1) : line))
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
    const message = `The code has ${count === 1 ? 'one note' : `${count} notes`}, and the list after it ${items.length === 0 ? 'is missing' : `has ${items.length} of them`}.`
    const help = 'Write an ordered list right below the block, with an item for each [!code note].'
    report(draft, 'code/notes', node, message, help)
    return false
  }
  addProperties(list, classes('landing-code-notes'))
  for (const [index, item] of items.entries()) addProperties(item, { id: `${id}-${index + 1}` })
  return true
}

/** The code with its variables filled in. Unknown ones stay, with a message. */
function filled(node: Code, draft: PageDraft): string {
  const { variables } = draft.environment
  const text = withVariables(node.value, () => variables)
  for (const [source, name = ''] of text.matchAll(variablePattern)) {
    const variableNames = Object.keys(variables)
    const help = `Add it to "variables" in the site configuration. Known: ${variableNames.join(', ') || 'none'}.`
    const message = `There is no variable "${name}": "${source}" stays in the code.`
    report(draft, 'variables/unknown', node, message, didYouMean(name, variableNames, help))
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
    const place =
      file === undefined
        ? // Plus the line of the fence.
          { line: line + at.line, column: column - 1 + at.column }
        : { line, column }
    draft.report({
      code,
      severity,
      message: file === undefined ? reason : `${reason} (${file}, line ${at.line})`,
      place,
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
  const part = draft.environment.readInclude(path)
  if ('problem' in part) {
    const message = `The file "${path}" cannot be included: ${part.problem}`
    const help = 'Give a path relative to this page, or from the content folder with "/" in front.'
    report(draft, 'include/missing', node, message, help)
    return undefined
  }
  if (region === undefined) return withoutLastBreak(part.text)
  const cut = cutRegion(part.text, region)
  if (cut !== undefined) return cut
  const message = `The file "${path}" has no region "${region}".`
  const help = `Mark it with comments "#region ${region}" and "#endregion", or name lines: #L3-L8.`
  report(draft, 'include/region', node, message, help)
  return undefined
}

/** A line that the block does not have is not marked. */
function checkLines(node: Code, code: string, meta: CodeMeta, draft: PageDraft): void {
  const { highlighted, added, removed, collapsed } = meta
  const word = meta.words.find((each) => !code.includes(each.word))?.word
  // Regular expressions of other tools may have quotes.
  if (word !== undefined && code !== '' && !/(?<!\S)(?:\w+=)?\//.test(node.meta ?? '')) {
    const message = `The code block has no "${word}" to mark.`
    report(draft, 'code/meta', node, message, 'Write words of the block, or title="…" for a title.')
  }
  const lines = code.split('\n').length
  const last = Math.max(0, ...highlighted, ...added, ...removed, ...collapsed.flat())
  if (last <= lines || code === '') return
  const message = `The code block has no line ${last}: it has ${lines === 1 ? 'one line' : `${lines} lines`}.`
  report(draft, 'code/meta', node, message, 'Write line numbers of the block, from 1.')
}
