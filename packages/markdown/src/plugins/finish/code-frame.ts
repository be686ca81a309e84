import { type DocumentTexts, escapeHtml } from '@landing/schema'
import type { Element, RootContent } from 'hast'
import type { CodeAlternative } from '../../hooks/compile-hooks'
import { codeReaders } from '../../hooks/loaded-hooks'
import type { CodeBlock, WordMark } from '../../page/code-marks'
import type { PageDraft } from '../../page/page-draft'
import { fillText } from '../../settings/languages'
import { escapeText } from '../../text/escape'
import { withoutLastBreak } from '../../text/line-ends'
import { words } from '../../text/words'
import { classesOf, isElement, trusted, visibleText } from '../../tree/hast'
import type { Finishing } from './finishing'
import { markPlaceholders } from './placeholders'
import { linkReferences } from './references'
import { tagsAndTexts } from './tags-and-texts'

/** Languages of what is typed into a terminal. */
const TERMINAL: ReadonlySet<string> = new Set(
  words(
    'ansi sh bash zsh fish shell console shellsession shell-session powershell pwsh ps1 bat cmd',
  ),
)

/** Renders a highlighted code block in its frame. Raw HTML blocks with a language are highlighted, too. */
export function codeFrame(node: Element, { draft }: Finishing): RootContent | undefined {
  const code = node.children.find((child) => child.type === 'element')
  if (!isElement(code, 'code')) return undefined
  const block = blockOf(code, draft)
  const lines = draft.code?.lines(block) ?? block.code.split('\n').map(escapeText)
  const { placeholders, hooks, language } = draft.environment
  const readers = codeReaders(hooks, block.language)
  const references = readers.flatMap((reader) => reader.references?.(block.code) ?? [])
  const linked = linkReferences(lines, references, draft)
  const hasPlaceholders = Object.keys(placeholders).length > 0
  const marked = hasPlaceholders
    ? linked.map((line) => markPlaceholders(line, placeholders))
    : linked
  const [alternative] = readers.flatMap((reader) => reader.alternative?.(block.code) ?? [])
  const isTransformed = draft.code?.isTransformed(block) ?? false
  return trusted(frame(block, marked, isTransformed, language.texts, alternative))
}

/** Options of a code element, from its info string or raw HTML. */
export function blockOf(code: Element, draft: PageDraft): CodeBlock {
  const number = code.properties.dataCode
  return (number === undefined ? undefined : draft.codeBlocks[Number(number)]) ?? rawBlock(code)
}

function rawBlock(code: Element): CodeBlock {
  const language = classesOf(code).find((name) => name.startsWith('language-'))
  return {
    language: language?.slice('language-'.length).toLowerCase() ?? '',
    code: withoutLastBreak(linesOf(code)),
    lines: new Map(),
    words: [],
    wrap: false,
  }
}

/** Text of code in raw HTML, whose lines may end with `<br>`. */
function linesOf(node: RootContent): string {
  if (node.type !== 'element') return visibleText(node)
  return node.tagName === 'br' ? '\n' : node.children.map(linesOf).join('')
}

/** HTML of a code block around its highlighted lines. */
export function frame(
  block: CodeBlock,
  lines: readonly string[],
  isTransformed: boolean,
  texts: DocumentTexts,
  alternative?: CodeAlternative,
): string {
  const body = isTransformed ? lines : markedLines(block, lines, texts)
  const title =
    block.title === undefined
      ? ''
      : // The line break keeps title and code apart in the text of the page.
        `<figcaption class="landing-code-title">${escapeHtml(block.title)}</figcaption>\n`
  const text = withRegions(body, isTransformed ? [] : (block.collapsed ?? []), texts.hiddenLines)
  const pre = isTransformed
    ? text
    : `<pre tabindex="0"><code${languageClass(block)}>${text}</code></pre>`
  const other =
    alternative === undefined
      ? ''
      : ` data-alternative="${escapeHtml(alternative.code)}" data-alternative-label="${escapeHtml(alternative.label)}"`
  return `<figure class="landing-code"${attributes(block, lines.length)}${other}>${title}${pre}</figure>`
}

/** Lines without marks need no elements, which keeps pages small. */
function markedLines(block: CodeBlock, lines: readonly string[], texts: DocumentTexts): string[] {
  const { start, words, collapsed = [] } = block
  const isPlain = start === undefined && block.lines.size === 0 && collapsed.length === 0
  return lines.map((html, index) => {
    const withWords = words.reduce(
      (marked, { word, as, from, to }) =>
        index < from || index >= to ? marked : markWord(marked, escapeText(word), as),
      html,
    )
    const line = withWords + noteLinks(block, index, texts)
    if (isPlain) return line
    const marks = Array.from(block.lines.get(index) ?? [], (mark) => ` landing-line-${mark}`)
    const number = start === undefined ? '' : ` data-line="${start + index}"`
    return `<span class="landing-line${marks.join('')}"${number}>${line}</span>`
  })
}

/** Links to the notes of a line. Without text, so that they are not copied. */
function noteLinks(
  { notes = [], notesId }: CodeBlock,
  index: number,
  { note }: DocumentTexts,
): string {
  return notes
    .map((line, at) => {
      if (line !== index) return ''
      const number = at + 1
      return `<a class="landing-code-note" href="#${notesId}-${number}" data-note="${number}" aria-label="${escapeHtml(note)} ${number}"></a>`
    })
    .join('')
}

/** Joins lines, with collapsed regions as blocks. A line break at the end of a block is not shown, but is in its text. */
function withRegions(
  lines: readonly string[],
  regions: readonly (readonly [number, number])[],
  label: string,
): string {
  let html = ''
  let next = 0
  for (const [from, to] of regions) {
    const count = String(to - from + 1)
    const summary = `<summary>${escapeHtml(fillText(label, 'count', count))}\n</summary>`
    html += [...lines.slice(next, from), ''].join('\n')
    html += `<details class="landing-code-region">${summary}${lines.slice(from, to + 1).join('\n')}\n</details>`
    next = to + 1
  }
  return html + lines.slice(next).join('\n')
}

/** Marks all occurrences of a word in highlighted code; it may span tokens. */
function markWord(html: string, word: string, tag: WordMark['as']): string {
  const parts = tagsAndTexts(html)
  const text = parts.filter((part) => !part.startsWith('<')).join('')
  let end = 0
  return parts
    .map((part) => {
      if (part.startsWith('<')) return part
      const start = end
      end += part.length
      let marked = ''
      let done = start
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const [from, to] = [Math.max(at, start), Math.min(at + word.length, end)]
        if (from >= to) continue
        marked += `${text.slice(done, from)}<${tag}>${text.slice(from, to)}</${tag}>`
        done = to
      }
      return marked + text.slice(done, end)
    })
    .join('')
}

function attributes(block: CodeBlock, lineCount: number): string {
  return [
    ` data-language="${escapeHtml(shownLanguage(block))}"`,
    TERMINAL.has(block.language) ? ' data-terminal' : '',
    // A single line needs no header for its language and buttons.
    lineCount === 1 && block.title === undefined ? ' data-single' : '',
    block.start === undefined ? '' : ' data-line-numbers',
    block.wrap ? ' data-wrap' : '',
    [...block.lines.values()].some((marks) => marks.has('focus')) ? ' data-focus' : '',
  ].join('')
}

function shownLanguage({ language }: CodeBlock): string {
  return language === '' || language === 'ansi' ? 'text' : language
}

/** How the HTML standard lets code name its language; converters to Markdown read it. */
function languageClass(block: CodeBlock): string {
  const language = shownLanguage(block)
  return language === 'text' ? '' : ` class="language-${escapeHtml(language)}"`
}
