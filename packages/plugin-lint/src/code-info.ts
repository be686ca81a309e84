import { didYouMean } from '@landing/markdown/authoring'
import { type LintedPage, metaParts } from '@landing/markdown/lint'
import { nearest } from '@landing/schema/validate'
import type { Code } from 'mdast'

const options = ['collapse', 'no-check', 'npm2yarn', 'showLineNumbers', 'title', 'variables']
const title = 'Write title="main.tf".'
const numbers = 'Write showLineNumbers, or showLineNumbers=10.'
/** Words of other tools behind the language of a code block, and their counterparts. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ['filename', title],
  ['fileName', title],
  ['frame', 'Remove it.'],
  ['highlight', 'Write {1,3-5}.'],
  ['hl_lines', 'Write {1,3-5}.'],
  ['lineNumbers', numbers],
  ['linenos', numbers],
  ['linenums', numbers],
  ['mark', 'Write {1,3-5} for lines, and "word" for words.'],
  ['startLineNumber', numbers],
  ['tab', 'Write ":::code-group" above the blocks and ":::" below, and a title for each.'],
  ['twoslash', 'Name its transformer in markdown.shiki.transformers, or remove it.'],
])
/** Words to mark, as Expressive Code and others write them: `ins=/ye[sp]/`. */
const pattern = /(?<!\S)(?:(?:mark|ins|del)=)?\/(?:\\.|[^\\])+?\/(?=\s|$)/g
const inQuotes = 'Write title="main.tf", with straight quotes around it.'

/** What follows the language of a block and is not an option, and marks in the code that stay there. */
export function checkInfo(node: Code, page: LintedPage): void {
  const report = (message: string, help: string) =>
    page.report({ code: 'code/meta', node, message, help })
  const meta = node.meta ?? ''
  const smart = /[\w-]+=[“”„‟‘’]\S*/.exec(meta)?.[0]
  if (smart !== undefined) report(`Typographic quotes in "${smart}".`, inQuotes)
  const parts = metaParts(page.hasTransformers ? meta : meta.replace(pattern, ''))
  for (const part of parts) {
    if (/^["']/.test(part.word)) report(`Unclosed quote in "${part.source}".`, inQuotes)
    else if (!page.hasTransformers) checkPart(part, report)
  }
  if (page.hasTransformers) return
  for (const [source] of meta.matchAll(pattern)) {
    const help = 'Write the words to mark, such as "yes" "no".'
    report(`Regular expressions are not supported: ${source} marks nothing.`, help)
  }
  const [, language, sign, option = ''] =
    /^((?:[^{,:+]|\+(?![a-z]))+)([{,:]|\+(?=[a-z]))(.*)$/i.exec(node.lang ?? '') ?? []
  if (language !== undefined) {
    let words = sign === '{' ? ` {${option}` : ''
    if (/^(?:no-)?line-numbers/.test(option)) words = ' showLineNumbers'
    else if (/\.\w+$/.test(option)) words = ` title="${option}"`
    report(
      `"${node.lang}" has an option without a space in front.`,
      `Write \`\`\`${language}${words}.`,
    )
  }
  checkMarks(node, page)
}

type Part = ReturnType<typeof metaParts>[number]

function checkPart(
  { source, key, quoted, word }: Part,
  report: (message: string, help: string) => void,
): void {
  const name = key || (/^\w+/.exec(word)?.[0] ?? '')
  const has = (help: string) =>
    report(`"${name || source}" after the language of a code block has no effect.`, help)
  if (key === 'label' && quoted !== undefined) {
    report(
      `The label "${quoted}" of lines is not shown.`,
      'Remove it, or write [!code note] behind the line and the text in a list below the block.',
    )
  } else if (name === 'showLineNumbers' && !/^showLineNumbers(?:=\d+)?$/.test(source)) {
    report(`"${source}" after the language of a code block is not read.`, numbers)
  } else if (/^\[.*\]$/.test(word)) has(`Write title="${word.slice(1, -1)}".`)
  else if (counterparts.has(name)) has(counterparts.get(name) ?? '')
  else if (!options.includes(key || word)) {
    const near = nearest(key || word, options)
    if (near !== undefined) has(`Did you mean "${near}"?`)
  }
}

const anyMark =
  /\[!code\s+([^\]]+)\]|(?<=^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)\s*)highlight-(?:next-line|start|end)\b/

/** Marks of other tools stay in the code. */
function checkMarks({ value, lang, position }: Code, page: LintedPage): void {
  if (!/\[!code |highlight-/.test(value) || /^(?:md|mdx|markdown)$/i.test(lang ?? '')) return
  const marks = Array.from(page.codeMarks, ([name, as]) => ('word' in as ? `${name}:text` : name))
  const names = marks.filter((name) => /\w/.test(name))
  value.split('\n').forEach((line, index) => {
    const mark = anyMark.exec(line)
    const [, name = '', argument] = /^([^:]+)(?::(.+))?$/.exec(mark?.[1]?.trim() ?? '') ?? []
    const as = page.codeMarks.get(name)
    const isRead = as && ('word' in as ? argument : /^\d{1,4}$/.test(argument ?? '1'))
    if (mark === null || isRead) return
    page.report({
      code: 'code/meta',
      place: { line: (position?.start.line ?? 0) + 1 + index, column: mark.index + 1 },
      message: `Unknown code mark "${mark[0]}": it stays in the code.`,
      help: didYouMean(name, names, `Write [!code ++], --, ${names.join(', ')}.`),
    })
  })
}
